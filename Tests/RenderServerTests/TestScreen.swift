// A screen in memory for one test: frames through the Compositor, pixels to look at.

import CoreGraphics
import Foundation
import HostInterface
import RenderServer
import RenderTree

final class TestScreen: PresentTarget {
  private(set) var image: PixelBuffer?
  private(set) var presented = 0
  private let threads: Int?
  private(set) lazy var compositor = Compositor(target: self, threads: threads)

  init(threads: Int? = nil) { self.threads = threads }

  func present(_ surface: PixelBuffer, damage: PixelRegion) {
    image = surface.copy()
    presented += 1
  }

  @discardableResult
  func show(_ root: RenderNode, size: CGSize? = nil, scale: CGFloat = 1) throws -> PixelBuffer {
    let tree = CommittedTree(root: root, size: size ?? root.bounds.size, scale: scale, sequence: 0)
    try compositor.renderFrame(tree, timing: FrameTiming(now: 0, presentation: 0))
    return image!
  }
}

extension PixelBuffer {
  /// All pixels, row by row.
  var words: [UInt32] { (0..<height).flatMap { UnsafeBufferPointer(start: row($0), count: width) } }

  /// The same pixels. Quicker than comparing `words` in debug builds, where property tests compare thousands of pictures.
  func isSame(as other: PixelBuffer) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { memcmp(row($0), other.row($0), width * 4) == 0 }
  }

  /// Counts pixels that are not transparent.
  var painted: Int { words.count { $0 != 0 } }
}
