// CGContext: saving and restoring the state, and parameters that are plain values.
//
// Called by: clients. Hands on: DrawState. Values that make no sense (NaN, negative widths) are refused here, once.

extension CGContext {
  /// Pushes a copy of the graphics state. The current path is not part of it. Documented.
  public func saveGState() {
    guard stack.count < Self.stackLimit else {
      uncountedSaves += 1
      return
    }
    var saved = state
    saved.beginsLayer = false
    stack.append(saved)
  }

  /// Pops the state that the matching saveGState pushed. Without one it reports the mistake and changes nothing; inside a
  /// transparency layer it does not reach beyond the layer's start.
  public func restoreGState() {
    guard uncountedSaves == 0 else {
      uncountedSaves -= 1
      return
    }
    guard let saved = stack.last, !saved.beginsLayer else {
      reportDrawingMistake("CGContext.restoreGState: no saveGState matches it; restore once for every save")
      return
    }
    stack.removeLast()
    state = saved
  }

  /// 0...1, multiplied into everything drawn. Out of range is clipped; NaN is ignored.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.draw.alpha = min(max(alpha, 0), 1)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.draw.blendMode = mode
  }

  /// Whether edges are drawn with partial coverage; both this and allowing must be on. Documented.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
    state.draw.isAntialiased = state.shouldAntialias && state.allowsAntialiasing
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
    state.draw.isAntialiased = state.shouldAntialias && state.allowsAntialiasing
  }

  /// How images are enlarged and reduced.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.draw.interpolationQuality }
    set { state.draw.interpolationQuality = newValue }
  }

  /// How far flattened curves may stray from true ones, device pixels. Not a positive number: the default.
  public func setFlatness(_ flatness: CGFloat) {
    state.draw.flatness = flatness > 0 && flatness.isFinite ? flatness : 0
  }

  /// Kept with the state; every conversion here is relative colorimetric (chosen here).
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
    state.renderingIntent = intent
  }

  // MARK: Lines

  /// User space, at the time of stroking. Negative and NaN are ignored.
  public func setLineWidth(_ width: CGFloat) {
    guard width >= 0, width.isFinite else { return }
    state.strokeStyle.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.strokeStyle.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.strokeStyle.join = join
  }

  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.strokeStyle.miterLimit = limit
  }

  /// Lengths of painted and unpainted stretches, user space, `phase` into the first; empty means solid. Documented.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dashPhase = phase.isFinite ? phase : 0
    state.strokeStyle.dashLengths = lengths
  }

  // MARK: Meaning only

  /// Drawing is never postponed behind the client's back: immediate contexts have drawn, recording ones have recorded.
  public func flush() {}

  /// See flush().
  public func synchronize() {}
}
