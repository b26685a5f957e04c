// Checks that partial redraw equals full redraw (invariant I5): ACETATE_VERIFY_DAMAGE=1.
//
// Called by: Compositor after each frame, when asked for. Draws the whole tree again beside it: for hunting mistakes, not
// for use.

import CoreGraphics
import Foundation
import RenderTree

enum DamageVerifier {
  static let isWanted = ProcessInfo.processInfo.environment["ACETATE_VERIFY_DAMAGE"] == "1"

  /// Stops the process at the first pixel that differs.
  static func verify(_ surface: PixelBuffer, shows tree: CommittedTree) {
    guard let expected = fullRedraw(tree, width: surface.width, height: surface.height) else { return }
    for y in 0..<surface.height {
      for x in 0..<surface.width where surface[x, y] != expected[x, y] {
        preconditionFailure(
          "Partial redraw differs from full redraw at pixel (\(x), \(y)): "
            + "\(String(surface[x, y], radix: 16)) instead of \(String(expected[x, y], radix: 16)); "
            + "a change of the tree was not found by DamagePass")
      }
    }
  }

  /// The tree drawn whole, with fresh caches, by one thread. Nil when there is no memory for it.
  static func fullRedraw(_ tree: CommittedTree, width: Int, height: Int) -> PixelBuffer? {
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    let damage = PixelRegion(buffer.pixelBounds)
    var counters = RenderCounters()
    let list = CullPass(tree: tree, damage: damage).run(&counters)
    let images = RasterPass(stores: BackingStoreCache(), surface: buffer.pixelBounds).run(list, &counters)
    CompositePass(surface: buffer, images: images, threads: 1, scratch: ScratchPool()).run(list, damage: damage)
    return buffer
  }
}
