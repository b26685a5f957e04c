// CGContext: pattern paints.

extension CGContext {
  /// `colorComponents`: for an uncoloured pattern, the components of the fill colour space's base space and alpha; for a
  /// coloured one alpha alone. The fill colour space must be a pattern space. Documented: CGContextSetFillPattern.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    guard let color = patternColor(pattern, state.fillColorSpace, colorComponents) else { return }
    state.draw.fill = DrawPaint(color)
  }

  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    guard let color = patternColor(pattern, state.strokeColorSpace, colorComponents) else { return }
    state.draw.stroke = DrawPaint(color)
  }

  /// Moves patterns against the base space's origin. Documented.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.draw.patternPhase = phase
  }

  private func patternColor(
    _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) -> CGColor? {
    guard let color = CGColor(patternSpace: space, pattern: pattern, components: components) else {
      reportDrawingMistake("CGContext: a pattern needs a pattern colour space; set it first")
      return nil
    }
    return color
  }
}
