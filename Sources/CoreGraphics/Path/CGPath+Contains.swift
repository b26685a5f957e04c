// Is a point inside a path? Called by: hit testing on shapes, apps. The answer comes from crossings of a ray towards
// −x, counted per y-monotone part of each curve; nothing is flattened.
// Edges are half open like a rectangle's: minimum sides belong to the inside, maximum sides do not (chosen here, so that
// abutting shapes never both contain a point). - Complexity: O(n)
import Foundation

extension CGPath {
  /// True when `point`, mapped by `transform` first, lies inside; open subpaths count as closed. Documented.
  ///
  /// A point that is not finite is never inside.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.isFinite, !isEmpty else { return false }
    let winding = storage.windingNumber(around: point)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }
}

extension PathStorage {
  /// Turns of the path around the point; positive where x turns towards y.
  package func windingNumber(around point: CGPoint) -> Int {
    var counter = CrossingCounter(point: point)
    forEachSubpath { subpath in
      var end = subpath.start
      for segment in subpath.segments {
        switch segment {
        case .line(let a, let b):
          counter.addLine(a, b)
          end = b
        case .quad(let a, let c, let b):
          counter.addCubic(CubicCurve(quad: a, c, b))
          end = b
        case .cubic(let a, let c, let d, let b):
          counter.addCubic(CubicCurve(a, c, d, b))
          end = b
        }
      }
      if end != subpath.start { counter.addLine(end, subpath.start) }
    }
    return counter.winding
  }
}

/// Counts crossings of the ray from the point towards −x; parts that end on the ray's height count as below it.
private struct CrossingCounter {
  let point: CGPoint
  private(set) var winding = 0

  init(point: CGPoint) { self.point = point }

  /// +1 upwards in y, −1 downwards, 0 when the height is not passed.
  private func direction(_ y0: CGFloat, _ y1: CGFloat) -> Int {
    if y0 <= point.y && point.y < y1 { return 1 }
    if y1 <= point.y && point.y < y0 { return -1 }
    return 0
  }

  mutating func addLine(_ a: CGPoint, _ b: CGPoint) {
    let direction = direction(a.y, b.y)
    if direction == 0 { return }
    if a.x <= point.x && b.x <= point.x {
      winding -= direction
    } else if a.x <= point.x || b.x <= point.x {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x <= point.x { winding -= direction }
    }
  }

  mutating func addCubic(_ curve: CubicCurve) {
    let ys = (curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y)
    if min(ys.0, ys.1, ys.2, ys.3) > point.y || max(ys.0, ys.1, ys.2, ys.3) < point.y { return }
    let xs = (curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x)
    if min(xs.0, xs.1, xs.2, xs.3) > point.x { return }
    if max(xs.0, xs.1, xs.2, xs.3) <= point.x {
      winding -= direction(curve.p0.y, curve.p3.y)
      return
    }
    var from: CGFloat = 0
    for to in CubicCurve.extremes(ys.0, ys.1, ys.2, ys.3).sorted() + [1] {
      addMonotone(curve, from, to)
      from = to
    }
  }

  /// The part from `t0` to `t1`, along which y only grows or only falls.
  private mutating func addMonotone(_ curve: CubicCurve, _ t0: CGFloat, _ t1: CGFloat) {
    let y0 = t0 == 0 ? curve.p0.y : curve.point(at: t0).y
    let y1 = t1 == 1 ? curve.p3.y : curve.point(at: t1).y
    let direction = direction(y0, y1)
    if direction == 0 { return }
    var (low, high) = direction > 0 ? (t0, t1) : (t1, t0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.point(at: middle).y <= point.y { low = middle } else { high = middle }
    }
    if curve.point(at: (low + high) / 2).x <= point.x { winding -= direction }
  }
}
