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
      for part in laid.parts[laid.partIndex(ofUnit: units.lowerBound)...].prefix(while: { $0.start < units.upperBound })
      {
        let own = units.clamped(to: part.units)
        let painter = TextPainter(text: part.text, origin: CGPoint(x: origin.x, y: origin.y + part.top), color: .black)
        body(painter, context, (own.lowerBound - part.start)..<(own.upperBound - part.start))
      }
    }
  }
}
