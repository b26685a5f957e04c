// One cubic Bézier and what the path engines ask of it: points, derivatives, parts, extremes, chords.
// Called by: bounds, containment, the stroker, the dasher. A quadratic is raised to a cubic, which is exact.
// Only + − × ÷ √.
import Foundation

/// Four control points in any one space.
package struct CubicCurve: Sendable, Hashable {
  package var p0: CGPoint
  package var p1: CGPoint
  package var p2: CGPoint
  package var p3: CGPoint

  package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  package init(quad p0: CGPoint, _ c: CGPoint, _ p3: CGPoint) {
    self.init(
      p0, CGPoint(x: p0.x + (c.x - p0.x) * (2.0 / 3), y: p0.y + (c.y - p0.y) * (2.0 / 3)),
      CGPoint(x: p3.x + (c.x - p3.x) * (2.0 / 3), y: p3.y + (c.y - p3.y) * (2.0 / 3)), p3)
  }

  /// The point at `t` in 0…1.
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// The derivative by `t`.
  package func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
      dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
  }

  /// The parts before and after `t`.
  package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    let (ab, bc) = (mix(a, b), mix(b, c))
    let middle = mix(ab, bc)
    return (CubicCurve(p0, a, ab, middle), CubicCurve(middle, bc, c, p3))
  }

  /// Parameters in (0, 1), at most two, where the derivative of one coordinate is zero.
  package static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    // The derivative over 3: a·t² + b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let scale = max(abs(a), abs(b), abs(c))
    guard scale > 0, scale.isFinite else { return [] }
    var roots: [CGFloat] = []
    if abs(a) <= 1e-14 * scale {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // The form without cancellation.
      let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      roots = q == 0 ? [q / a] : [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Ends of chords that stay within `tolerance` of the curve, the last being the curve's own end; at most 4,096.
  package func forEachChordEnd(within tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let (ux, uy) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let (vx, vy) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    let bend = max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
    let wanted = (0.75 * bend / tolerance).squareRoot()
    let count = wanted < 4096 ? Int(wanted) + 1 : 4096
    for i in 1..<max(count, 1) { body(point(at: CGFloat(i) / CGFloat(count))) }
    body(p3)
  }
}
