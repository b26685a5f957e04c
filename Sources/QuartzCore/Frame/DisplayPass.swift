// Calls `display()` on every layer that asked for it.
//
// Called by: FramePipeline after layout. Hands on: contents, recorded or set, on the layers themselves.

enum DisplayPass {
  /// The number of layers displayed.
  static func run(_ layer: CALayer) -> Int {
    guard layer.flags.subtreeNeedsDisplay else { return 0 }
    layer.flags.subtreeNeedsDisplay = false
    var count = 0
    if layer.flags.needsDisplay {
      layer.flags.needsDisplay = false
      count += 1
      layer.display()
      layer.markNeedsCommit()
    }
    for child in layer.children { count += run(child) }
    if let mask = layer.maskLayer { count += run(mask) }
    return count
  }
}
