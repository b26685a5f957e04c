// What a changed property marks, so that the next frame does that work and no other.
//
// Called by: CALayer's setters. Hands on: flags to the passes, and a wish for a frame to FrameScheduler.
// A flag is set on the layer and on every ancestor up to the first that has it; each of those is listed with its superlayer,
// so that the passes find one layer among 10,000 without looking at the others.

/// Stores a value; false when it was there already. Takes the place of a setter by key path, which costs as much as a frame
/// spends on a whole layer.
@inline(__always)
func store<Value: Equatable>(_ value: Value, in field: inout Value) -> Bool {
  guard field != value else { return false }
  field = value
  return true
}

/// Who hears of changes to layers while something is drawn; nil, and free, at all other times.
package enum LayerDrawingWatch {
  // Set and called by the main thread alone, within one drawing.
  @exclusivity(unchecked) package nonisolated(unsafe) static var changed: ((CALayer) -> Void)?
}

extension CALayer {
  /// Changes geometry as a whole: a new size also asks for layout, and for display where the layer wishes it.
  func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    guard geometry != old else { return }
    markMoved()
    markBoundsChanged(from: old.bounds)
    if geometry.transform != old.transform { parent?.markNeedsLayout() }
  }

  func setBounds(_ bounds: CGRect) {
    let old = geometry.bounds
    guard store(bounds, in: &geometry.bounds) else { return }
    markMoved()
    markBoundsChanged(from: old)
  }

  func setFrame(_ frame: CGRect) {
    let (bounds, position) = (geometry.bounds, geometry.position)
    geometry.frame = frame
    let isResized = geometry.bounds != bounds
    guard isResized || geometry.position != position else { return }
    markMoved()
    if isResized { markBoundsChanged(from: bounds) }
  }

  /// After a change of geometry: the look is kept.
  func markMoved() {
    LayerDrawingWatch.changed?(self)
    flags.needsCommit = true
    markUp(.subtreeNeedsCommit)
    parent?.flags.sublayersMoved = true
    if !flattensSublayers || extrasBox?.values.sublayerTransform.isIdentity == false { markSublayersMoved() }
  }

  private func markBoundsChanged(from old: CGRect) {
    // Gradients are drawn for their bounds.
    if geometry.bounds != old { flags.lookChanged = true }
    if geometry.bounds.size != old.size {
      markNeedsLayout()
      parent?.markNeedsLayout()
      if flags.needsDisplayOnBoundsChange { markNeedsDisplay() }
    } else if geometry.bounds.origin != old.origin {
      markNeedsLayout()
    }
  }

  package func markNeedsCommit() {
    LayerDrawingWatch.changed?(self)
    flags.bits.formUnion([.needsCommit, .lookChanged])
    markUp(.subtreeNeedsCommit)
  }

  package func markNeedsLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    markUp(.subtreeNeedsLayout)
  }

  package func markNeedsDisplay() {
    guard !flags.needsDisplay else { return }
    flags.needsDisplay = true
    markUp(.subtreeNeedsDisplay)
  }

  /// Sets a flag on this layer and its ancestors, up to the first that has it.
  private func markUp(_ flag: LayerFlags.Bits) {
    var layer = self
    while !layer.flags.bits.contains(flag) {
      layer.flags.bits.insert(flag)
      guard let parent = layer.parent else { return FrameScheduler.requestFrame() }
      parent.sublayerMarks.mark(layer)
      layer = parent
    }
  }

  /// After a subtree was attached: its wishes are its new ancestors' too.
  func markAncestorsForSubtree() {
    if flags.subtreeNeedsLayout { parent?.markUp(.subtreeNeedsLayout) }
    if flags.subtreeNeedsDisplay { parent?.markUp(.subtreeNeedsDisplay) }
    parent?.markNeedsCommit()
  }
}
