// Drawing of text that a layout manager has set, into the current context.
//
// Called by: clients in draw(_:). Hands on: TextPainter, per container.

extension NSLayoutManager {
  /// `origin` is the container's top left in the context's user space, points. Draws the lines that show the glyphs.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, origin) { painter, context, units in painter.drawForeground(in: context, units: units) }
  }

  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, origin) { painter, context, units in painter.drawBackgrounds(in: context, units: units) }
  }

  private func draw(_ glyphs: NSRange, _ origin: CGPoint, _ body: (TextPainter, CGContext, Range<Int>) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for laid in laid {
      let units = glyphs.units.clamped(to: laid.range)
      guard !units.isEmpty else { continue }
      let painter = TextPainter(text: laid.text, origin: origin, color: .black)
      body(painter, context, (units.lowerBound - laid.start)..<(units.upperBound - laid.start))
    }
  }
}
