// Drawing of text that a layout manager has set, into the current context.
//
// Called by: NSLayoutManager's two drawing methods, which stand in the class for apps to override. Hands on: TextPainter, per
// container.

extension NSLayoutManager {
  func draw(_ glyphs: NSRange, _ origin: CGPoint, _ body: (TextPainter, CGContext, Range<Int>) -> Void) {
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
