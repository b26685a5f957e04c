// CGContext: clipping. A clip only ever shrinks, until the state that had the larger one is restored.

extension CGContext {
  /// Intersects the clip with the current path and drops the path. An empty path leaves the clip as it is (observed: Core
  /// Graphics reports an empty path and ignores it).
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    guard !path.isEmpty else { return }
    addClip(.path(path, rule), bounds: path.boundingBoxOfPath)
  }

  /// Also drops the current path. Documented: CGContextClipToRect.
  public func clip(to rect: CGRect) {
    beginPath()
    let draw = state.draw
    state.draw.clip = ClipNode.adding(
      rect: rect, to: draw.clip, ctm: draw.ctm, isAntialiased: draw.isAntialiased)
    narrowClipBounds(rect)
  }

  /// Intersects with the union of the rectangles; none leaves nothing to draw on.
  public func clip(to rects: [CGRect]) {
    if rects.count == 1 { return clip(to: rects[0]) }
    beginPath()
    addClip(.rects(rects), bounds: rects.reduce(.null) { $0.union($1.tame) })
  }

  /// Intersects with an image stretched over the rectangle: an image mask's paint, or a grey image's luminance. Documented:
  /// CGContextClipToMask.
  public func clip(to rect: CGRect, mask: CGImage) {
    addClip(.mask(mask, rect), bounds: rect)
  }

  /// Back to the context's own bounds; inside a transparency layer, to the layer's.
  public func resetClip() {
    state.draw.clip = nil
    let begin = stack.last { $0.beginsLayer }
    state.clipBounds = begin?.clipBounds ?? backend.drawableBounds
  }

  /// User space; a box, larger than the clip unless that is an upright rectangle. Null when nothing is left.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clipBounds
    return bounds.isEmpty ? .null : bounds.applying(state.draw.ctm.inverted())
  }

  /// The clip of text drawing modes: the glyphs' outlines, user space. The current path is left alone.
  func clip(toText path: CGPath) {
    addClip(.path(path, .winding), bounds: path.boundingBoxOfPath)
  }

  private func addClip(_ element: ClipNode.Element, bounds: CGRect) {
    let draw = state.draw
    state.draw.clip = ClipNode(
      parent: draw.clip, element: element, ctm: draw.ctm, isAntialiased: draw.isAntialiased)
    narrowClipBounds(bounds)
  }

  private func narrowClipBounds(_ user: CGRect) {
    let box = user.isNull ? .null : user.applying(state.draw.ctm)
    let common = state.clipBounds.tameIntersection(box)
    state.clipBounds = common.isNull ? CGRect(origin: state.clipBounds.origin, size: .zero) : common
  }
}
