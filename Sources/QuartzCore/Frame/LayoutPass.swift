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
      visit(root, &count)
      willRun?(root)
    }
    return count
  }

  private static func visit(_ layer: CALayer, _ count: inout Int) {
    guard layer.flags.subtreeNeedsLayout else { return }
    layer.flags.subtreeNeedsLayout = false
    if layer.flags.needsLayout {
      layer.flags.needsLayout = false
      count += 1
      layer.layoutSublayers()
    }
    // A copy: a layout may add or remove layers.
    for child in layer.children { visit(child, &count) }
    if let mask = layer.maskLayer { visit(mask, &count) }
  }
}
