// Runs `layoutSublayers` on every layer that asked for it, top down, until the tree is settled.
//
// Called by: FramePipeline, layoutIfNeeded. Layout may mark further layers; at most four rounds are run for the whole
// tree (chosen here: real layouts settle in two), what is left then waits for the next frame with a diagnostic.

package enum LayoutPass {
  static let roundLimit = 4

  /// Told before each round, with the layer that the pass starts from: insets are looked at here. Set once, by UIKitCore,
  /// before the first window; used on the main thread.
  nonisolated(unsafe) package static var willRun: ((CALayer) -> Void)?

  /// The number of layouts done.
  @discardableResult
  package static func run(_ root: CALayer) -> Int {
    var count = 0
    willRun?(root)
    for _ in 0..<roundLimit where root.flags.subtreeNeedsLayout {
      round(root, &count)
      willRun?(root)
    }
    return count
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
