// CGContext: glyphs.
//
// Called by: CoreText (shaped runs), clients with glyph ids of their own. Shaping strings is not done here.

extension CGContext {
  /// Glyphs in run space, which is this context's user space: y points down. In a y-up context flip first.
  package func draw(_ run: GlyphRun) {
    guard !run.isEmpty else { return }
    perform(.glyphs(run))
  }

  public func setFont(_ font: CGFont) {
    state.font = font
  }

  /// Text space units to the em, above 0.
  public func setFontSize(_ size: CGFloat) {
    guard size.isFinite else { return }
    state.fontSize = size
  }

  /// Added after every glyph by verbs that advance; the verbs here place every glyph, so it is kept and reported only by
  /// drawing that reads it.
  public func setCharacterSpacing(_ spacing: CGFloat) {
    guard spacing.isFinite else { return }
    state.characterSpacing = spacing
  }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }

  /// Text space → user space. Not saved with the state. Documented.
  public var textMatrix: CGAffineTransform {
    get { storedTextMatrix }
    set { storedTextMatrix = newValue }
  }

  /// The text matrix's translation. Documented.
  public var textPosition: CGPoint {
    get { CGPoint(x: storedTextMatrix.tx, y: storedTextMatrix.ty) }
    set {
      storedTextMatrix.tx = newValue.x
      storedTextMatrix.ty = newValue.y
    }
  }

  /// Glyphs of the current font and size at text-space positions, y up, in the text drawing mode. Documented:
  /// CGContextShowGlyphsAtPositions.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, state.fontSize > 0 else { return }
    let path = CGMutablePath()
    let scale = state.fontSize / CGFloat(font.unitsPerEm)
    for (glyph, position) in zip(glyphs, positions) {
      let placement = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: position.x, ty: position.y)
      path.addPath(font.outline(of: glyph), transform: placement.concatenating(storedTextMatrix))
    }
    drawText(path)
  }

  private func drawText(_ path: CGPath) {
    guard !path.isEmpty else { return }
    switch state.textDrawingMode {
    case .fill, .fillClip: perform(.fillPath(path, .winding))
    case .stroke, .strokeClip: perform(.strokePath(path, state.strokeStyle))
    case .fillStroke, .fillStrokeClip:
      perform(.fillPath(path, .winding))
      perform(.strokePath(path, state.strokeStyle))
    case .invisible, .clip: break
    }
    switch state.textDrawingMode {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip: clip(toText: path)
    default: break
    }
  }

  // MARK: Switches of other rasterisers, kept with the state

  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { state.textQuality.shouldSmooth = shouldSmoothFonts }
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
    state.textQuality.allowsSmoothing = allowsFontSmoothing
  }
  public func setShouldSubpixelPositionFonts(_ should: Bool) { state.textQuality.shouldPosition = should }
  public func setAllowsFontSubpixelPositioning(_ allows: Bool) { state.textQuality.allowsPositioning = allows }
  public func setShouldSubpixelQuantizeFonts(_ should: Bool) { state.textQuality.shouldQuantize = should }
  public func setAllowsFontSubpixelQuantization(_ allows: Bool) { state.textQuality.allowsQuantization = allows }
}
