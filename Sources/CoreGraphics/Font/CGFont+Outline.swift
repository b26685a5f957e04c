// A glyph's contours as a path.
//
// Called by: CTFontCreatePathForGlyph, and drawing of glyphs that are too large for a mask. Masks do not pass through
// here: GlyphRasterizer reads the GlyphOutline itself.
import Foundation

extension CGFont {
  /// The glyph's closed contours in font units, y up, unhinted; an empty path for a glyph that draws nothing or that
  /// the font lacks.
  package func outline(of glyph: CGGlyph) -> CGPath { outline(of: glyph, transform: .identity) }

  /// The same with every point mapped by `transform`, from font units.
  package func outline(of glyph: CGGlyph, transform: CGAffineTransform) -> CGPath {
    let outline = glyphOutline(of: glyph)
    let path = CGMutablePath()
    var at = 0
    func next() -> CGPoint {
      let point = outline.points[at]
      at += 1
      return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
    }
    var isOpen = false
    for verb in outline.verbs {
      switch verb {
      case .move:
        if isOpen { path.closeSubpath() }
        path.move(to: next(), transform: transform)
        isOpen = true
      case .line: path.addLine(to: next(), transform: transform)
      case .quad:
        let control = next()
        path.addQuadCurve(to: next(), control: control, transform: transform)
      case .cubic:
        let (first, second) = (next(), next())
        path.addCurve(to: next(), control1: first, control2: second, transform: transform)
      }
    }
    if isOpen { path.closeSubpath() }
    return path.copy() ?? path
  }
}
