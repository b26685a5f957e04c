// Rectangles, ellipses and rounded rectangles as path elements. Called by: CGPath's initialisers and CGMutablePath.
// Order and direction follow Core Graphics: a rectangle goes minX,minY → maxX,minY → …; ellipses and rounded rectangles
// start at the middle of the right side and go towards increasing y. A shape with a coordinate that is not finite
// is ignored as a whole. Quarter circles are single cubics with a radial error below 2.8·10⁻⁴ of the radius.
import Foundation

extension PathStorage {
  /// The distance of a control point from the end of a quarter arc, in radii: 4/3·(√2 − 1). As in Core Graphics.
  package static let quarterArcControl: CGFloat = 0.5522847498307936

  /// Adds a closed rectangle, standardised. Null and non-finite rectangles are ignored.
  package mutating func addRect(_ rect: CGRect, transform t: CGAffineTransform) {
    guard rect.isFinite, t.isFinite else { return }
    let hint = isEmpty ? PathShapeHint.rect(rect.standardized).applying(t) : nil
    if isEmpty { reserve(verbs: 5, points: 4) }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(t))
    line(to: CGPoint(x: rect.maxX, y: rect.minY).applying(t))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
    line(to: CGPoint(x: rect.minX, y: rect.maxY).applying(t))
    close()
    shapeHint = hint
  }

  /// Adds a closed ellipse inside the rectangle.
  package mutating func addEllipse(in rect: CGRect, transform t: CGAffineTransform) {
    guard rect.isFinite, t.isFinite else { return }
    let hint = isEmpty ? PathShapeHint.ellipse(rect.standardized).applying(t) : nil
    if isEmpty { reserve(verbs: 6, points: 13) }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(t))
    addCorners(of: rect, rx: rx, ry: ry, transform: t, lines: false)
    close()
    shapeHint = hint
  }

  /// Adds a closed rectangle with elliptic corners.
  ///
  /// Radii are clamped to 0 … half the side (Apple's raises instead; chosen here); NaN counts as 0. A zero radius makes it a rectangle.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform
  ) {
    guard rect.isFinite, t.isFinite else { return }
    let rx = cornerWidth > 0 ? min(cornerWidth, rect.width / 2) : 0
    let ry = cornerHeight > 0 ? min(cornerHeight, rect.height / 2) : 0
    guard rx > 0, ry > 0 else { return addRect(rect, transform: t) }
    let shape = PathShapeHint.roundedRect(rect.standardized, cornerWidth: rx, cornerHeight: ry)
    let hint = isEmpty ? shape.applying(t) : nil
    if isEmpty { reserve(verbs: 10, points: 17) }
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(t))
    addCorners(of: rect, rx: rx, ry: ry, transform: t, lines: true)
    close()
    shapeHint = hint
  }

  /// Four quarter arcs from the middle of the right side, with the straight sides between them.
  private mutating func addCorners(
    of rect: CGRect, rx: CGFloat, ry: CGFloat, transform t: CGAffineTransform, lines: Bool
  ) {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (kx, ky) = (rx * (1 - Self.quarterArcControl), ry * (1 - Self.quarterArcControl))
    // Ellipses meet at the middles exactly, whatever x0 + rx rounds to.
    let (left, right) = lines ? (x0 + rx, x1 - rx) : (rect.midX, rect.midX)
    let (top, bottom) = lines ? (y0 + ry, y1 - ry) : (rect.midY, rect.midY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
    if lines { line(to: at(x1, bottom)) }
    cubic(to: at(right, y1), control1: at(x1, y1 - ky), control2: at(x1 - kx, y1))
    if lines { line(to: at(left, y1)) }
    cubic(to: at(x0, bottom), control1: at(x0 + kx, y1), control2: at(x0, y1 - ky))
    if lines { line(to: at(x0, top)) }
    cubic(to: at(left, y0), control1: at(x0, y0 + ky), control2: at(x0 + kx, y0))
    if lines { line(to: at(right, y0)) }
    cubic(to: at(x1, top), control1: at(x1 - kx, y0), control2: at(x1, y0 + ky))
  }
}
