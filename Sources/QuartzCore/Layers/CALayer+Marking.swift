// What a changed property marks, so that the next frame does that work and no other.
//
// Called by: CALayer's setters. Hands on: flags to the passes, and a wish for a frame to FrameScheduler.

extension CALayer {
  /// Stores `value` when it differs, and marks the layer for the next commit.
  @inline(__always)
  func change<Value: Equatable>(_ property: ReferenceWritableKeyPath<CALayer, Value>, to value: Value) {
    guard self[keyPath: property] != value else { return }
    self[keyPath: property] = value
    markNeedsCommit()
  }

  /// Changes geometry as a whole: a new size also asks for layout, and for display where the layer wishes it.
  func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    guard geometry != old else { return }
    markNeedsCommit()
    parent?.flags.sublayersMoved = true
    if let extrasBox, !extrasBox.values.sublayerTransform.isIdentity { markSublayersMoved() }
    if geometry.bounds.size != old.bounds.size {
      markNeedsLayout()
      parent?.markNeedsLayout()
      if flags.needsDisplayOnBoundsChange { markNeedsDisplay() }
    } else if geometry.bounds.origin != old.bounds.origin {
      markNeedsLayout()
    }
    if geometry.transform != old.transform { parent?.markNeedsLayout() }
  }

  package func markNeedsCommit() {
    flags.needsCommit = true
    markUp(\.subtreeNeedsCommit)
  }

  package func markNeedsLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    markUp(\.subtreeNeedsLayout)
  }

  package func markNeedsDisplay() {
    guard !flags.needsDisplay else { return }
    flags.needsDisplay = true
    markUp(\.subtreeNeedsDisplay)
  }

  /// Sets a flag on this layer and its ancestors, up to the first that has it.
  @inline(__always)
  private func markUp(_ flag: WritableKeyPath<LayerFlags, Bool>) {
    var layer: CALayer? = self
    while let current = layer, !current.flags[keyPath: flag] {
      current.flags[keyPath: flag] = true
      layer = current.parent
    }
    if layer == nil { FrameScheduler.requestFrame() }
  }

  /// After a subtree was attached: its wishes are its new ancestors' too.
  func markAncestorsForSubtree() {
    if flags.subtreeNeedsLayout { parent?.markUp(\.subtreeNeedsLayout) }
    if flags.subtreeNeedsDisplay { parent?.markUp(\.subtreeNeedsDisplay) }
    parent?.markNeedsCommit()
  }
}
