// Runs `layoutSublayers` on every layer that asked for it, top down, until the tree is settled.
//
// Called by: FramePipeline, layoutIfNeeded. Layout may mark further layers; at most four rounds are run for the whole
// tree (chosen here: real layouts settle in two), what is left then waits for the next frame with a diagnostic.

import Dispatch
import Foundation

package enum LayoutPass {
  static let roundLimit = 4

  /// Told before each round, with the layer that the pass starts from: insets are looked at here. Set once, by UIKitCore,
  /// before the first window; used on the main thread.
  nonisolated(unsafe) package static var willRun: ((CALayer) -> Void)?

  /// The number of layouts done.
  @discardableResult
  package static func run(_ root: CALayer) -> Int {
    var count = 0
    announce(root)
    for _ in 0..<roundLimit where root.flags.subtreeNeedsLayout {
      round(root, &count)
      announce(root)
    }
    return count
  }

  /// Layers may live on any one thread; views, which this is for, on the main one. Where the main queue is served by another
  /// thread than the process's first, that one counts.
  private static func announce(_ root: CALayer) {
    guard let willRun else { return }
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark.key) != nil { willRun(root) }
  }

  private static let mainMark = MainQueueMark()

  private struct MainQueueMark: @unchecked Sendable {
    // Keys are immutable.
    let key = DispatchSpecificKey<Bool>()
    init() { DispatchQueue.main.setSpecific(key: key, value: true) }
  }

  /// Trees may be 100,000 levels deep: what is still to be visited stands in a list, the next last.
  private static func round(_ root: CALayer, _ count: inout Int) {
    var waiting = [root]
    while let layer = waiting.popLast() {
      guard layer.flags.subtreeNeedsLayout else { continue }
      layer.flags.subtreeNeedsLayout = false
      if layer.flags.needsLayout {
        layer.flags.needsLayout = false
        count += 1
        layer.layoutSublayers()
      }
      if let mask = layer.maskLayer, mask.flags.subtreeNeedsLayout { waiting.append(mask) }
      guard !layer.children.isEmpty else { continue }
      for child in layer.sublayerMarks.layers(of: layer.children).reversed() where child.flags.subtreeNeedsLayout {
        waiting.append(child)
      }
    }
  }
}
