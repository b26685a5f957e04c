// Calls `display()` on every layer that asked for it.
//
// Called by: FramePipeline after layout. Hands on: contents, recorded or set, on the layers themselves.

enum DisplayPass {
  /// The number of layers displayed.
  static func run(_ root: CALayer) -> Int {
    var count = 0
    // A list, not the stack, as for layout.
    var waiting = [root]
    while let layer = waiting.popLast() {
      guard layer.flags.subtreeNeedsDisplay else { continue }
      layer.flags.subtreeNeedsDisplay = false
      if layer.flags.needsDisplay {
        layer.flags.needsDisplay = false
        count += 1
        layer.display()
        layer.markNeedsCommit()
      }
      if let mask = layer.maskLayer, mask.flags.subtreeNeedsDisplay { waiting.append(mask) }
      guard !layer.childList.isEmpty else { continue }
      for child in layer.sublayerMarks.layers(of: layer.children).reversed() where child.flags.subtreeNeedsDisplay {
        waiting.append(child)
      }
    }
    return count
  }
}
