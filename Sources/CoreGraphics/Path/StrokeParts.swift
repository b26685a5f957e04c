// What the stroker works with: pieces of a subpath, the two sides of the outline, arcs of joins and caps, small vectors.
// Called by: PathStroker, and PathDasher for the vectors. Only + − × ÷ √.
import Foundation

/// A segment that has a length, with its directions (unit vectors).
struct StrokePiece {
  enum Shape {
    case line
    case curve(CubicCurve)
  }

  let shape: Shape
  let start: CGPoint
  let end: CGPoint
  let startTangent: CGVector
  let endTangent: CGVector
  /// Of a line; 0 for a curve.
  let length: CGFloat

  var isLine: Bool {
    if case .line = shape { return true }
    return false
  }

  /// Nil when the segment is a point or its length is not finite.
  init?(_ segment: PathSegment) {
    let curve: CubicCurve
    switch segment {
    case .line(let a, let b):
      let vector = CGVector(from: a, to: b)
      guard let tangent = vector.normalized else { return nil }
      (shape, start, end, startTangent, endTangent) = (.line, a, b, tangent, tangent)
      length = vector.length
      return
    case .quad(let a, let c, let b): curve = CubicCurve(quad: a, c, b)
    case .cubic(let a, let c, let d, let b): curve = CubicCurve(a, c, d, b)
    }
    guard let first = curve.startTangent, let last = curve.endTangent else { return nil }
    (shape, start, end, startTangent, endTangent) = (.curve(curve), curve.p0, curve.p3, first, last)
    length = 0
  }
}

/// One side of the outline, built from the subpath's start to its end.
struct StrokeSide {
  /// +1 along the normal, −1 against it.
  let sign: CGFloat
  var path = PathStorage()

  init(sign: CGFloat) { self.sign = sign }

  mutating func begin(at point: CGPoint, normal: CGVector, distance: CGFloat) {
    path = PathStorage()
    // Most sides fit: growing step by step would cost more than what is kept in them.
    path.reserve(verbs: 32, points: 96)
    path.move(to: point.offset(normal, sign * distance))
  }

  /// A line to the point beside `point`, unless it is there already.
  mutating func line(from point: CGPoint, normal: CGVector, distance: CGFloat) {
    let target = point.offset(normal, sign * distance)
    if path.current != target { path.line(to: target) }
  }

  /// From the end of `a` to the start of `b` where both have the same direction.
  mutating func connect(from a: StrokePiece, to b: StrokePiece, distance: CGFloat) {
    if a.isLine { line(from: b.start, normal: a.endTangent.normal, distance: distance) }
    line(from: b.start, normal: b.startTangent.normal, distance: distance)
  }
}

/// Arcs of a join or cap about one centre.
struct StrokeArc {
  let center: CGPoint
  let radius: CGFloat
  /// The least cosine of half the angle that one cubic may span: a quarter turn (radial error 2.8·10⁻⁴ of the radius)
  /// where that is within the tolerance, an eighth otherwise (4·10⁻⁶).
  private let leastCosine: CGFloat

  init(center: CGPoint, radius: CGFloat, tolerance: CGFloat) {
    self.center = center
    self.radius = radius
    leastCosine = radius * 2.8e-4 <= tolerance ? 0.7071 : 0.9238
  }

  /// From the direction `u` to `v` (unit vectors less than a half turn apart), the short way.
  func add(to path: inout PathStorage, from u: CGVector, to v: CGVector) {
    let dot = u.dx * v.dx + u.dy * v.dy
    let cosine = (max(0, (1 + dot) / 2)).squareRoot()
    if cosine < leastCosine, let middle = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy).normalized {
      add(to: &path, from: u, to: middle)
      add(to: &path, from: middle, to: v)
      return
    }
    let sine = (max(0, (1 - dot) / 2)).squareRoot()
    let turn: CGFloat = u.dx * v.dy - u.dy * v.dx < 0 ? -1 : 1
    // 4/3 · tan(angle / 4), from the half angle's sine and cosine.
    let handle = radius * turn * 4 / 3 * sine / (1 + cosine)
    let (start, end) = (center.offset(u, radius), center.offset(v, radius))
    path.cubic(to: end, control1: start.offset(u.normal, handle), control2: end.offset(v.normal, -handle))
  }
}

extension CubicCurve {
  /// The unit direction at the start: of the first control point that differs from it. Nil for a point.
  var startTangent: CGVector? {
    CGVector(from: p0, to: p1).normalized ?? CGVector(from: p0, to: p2).normalized
      ?? CGVector(from: p0, to: p3).normalized
  }

  /// The unit direction at the end. Nil for a point.
  var endTangent: CGVector? {
    CGVector(from: p2, to: p3).normalized ?? CGVector(from: p1, to: p3).normalized
      ?? CGVector(from: p0, to: p3).normalized
  }
}

extension CGVector {
  init(from a: CGPoint, to b: CGPoint) { self.init(dx: b.x - a.x, dy: b.y - a.y) }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// Turned by a quarter from x towards y.
  var normal: CGVector { CGVector(dx: -dy, dy: dx) }

  var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  /// The unit vector; nil when the length is zero (or so small that its square is) or not finite.
  var normalized: CGVector? {
    let length = self.length
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }
}

extension CGPoint {
  /// Moved along `vector` by `distance` times its length.
  func offset(_ vector: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * distance, y: y + vector.dy * distance)
  }
}
