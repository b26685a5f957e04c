// The stroker's curves: each is halved until a cubic fits its offset on both sides, or until it is so short or so evenly
// bent that a straight step will do. Called by: PathStroker.
// The fit is Hermite: the offset's end points, and control points at the curve's own distance × (1 − curvature ×
// distance). It is checked at a quarter, a half and three quarters, along the normal.
import Foundation

extension PathStroker {
  /// Appends both offsets of the curve. On entry the sides stand at the offsets of its start, on return at those of its end.
  mutating func addCurve(_ curve: CubicCurve, depth: Int) {
    guard let t0 = curve.startTangent, let t3 = curve.endTangent else { return }
    budget -= 1
    turnCorner(at: curve.p0, to: t0)
    if depth >= 24 || budget <= 0 || isInvisible(curve) || isShort(curve, t0, t3) {
      return addStep(curve, t0, t3)
    }
    if addFitted(curve, t0, t3) { return }
    let (first, second) = curve.split(at: 0.5)
    addCurve(first, depth: depth + 1)
    addCurve(second, depth: depth + 1)
  }

  /// Rounds a cusp that lies exactly where a curve was halved: there the direction jumps between two parts.
  private mutating func turnCorner(at point: CGPoint, to tangent: CGVector) {
    let (dx, dy) = (tangent.dx - heading.dx, tangent.dy - heading.dy)
    guard (dx * dx + dy * dy) * pen.distance > pen.tolerance * 16 else { return }
    if heading.dx * tangent.dy - heading.dy * tangent.dx > 0 {
      pen.addArc(to: &right, around: point, from: heading, to: tangent)
      left.path.line(to: point)
      left.line(from: point, normal: tangent.normal, distance: pen.distance)
    } else {
      pen.addArc(to: &left, around: point, from: heading, to: tangent)
      right.path.line(to: point)
      right.line(from: point, normal: tangent.normal, distance: pen.distance)
    }
    heading = tangent
  }

  /// The curve's hull, already grown by the stroke's reach, lies beside what can be seen.
  private func isInvisible(_ c: CubicCurve) -> Bool {
    guard let visible else { return false }
    return max(c.p0.x, c.p1.x, c.p2.x, c.p3.x) < visible.minX || min(c.p0.x, c.p1.x, c.p2.x, c.p3.x) > visible.maxX
      || max(c.p0.y, c.p1.y, c.p2.y, c.p3.y) < visible.minY || min(c.p0.y, c.p1.y, c.p2.y, c.p3.y) > visible.maxY
  }

  /// A straight step keeps the tolerance: the curve is flat, and so are the arcs that its offsets turn through.
  private func isShort(_ c: CubicCurve, _ t0: CGVector, _ t3: CGVector) -> Bool {
    let (ux, uy) = (c.p0.x - 2 * c.p1.x + c.p2.x, c.p0.y - 2 * c.p1.y + c.p2.y)
    let (vx, vy) = (c.p1.x - 2 * c.p2.x + c.p3.x, c.p1.y - 2 * c.p2.y + c.p3.y)
    let bend = max(ux * ux + uy * uy, vx * vx + vy * vy)
    // Three quarters of the second difference bound the distance from the chord.
    guard bend * (0.75 * 0.75 * 4) <= pen.tolerance * pen.tolerance else { return false }
    let (dx, dy) = (t3.dx - t0.dx, t3.dy - t0.dy)
    let turnSquared = dx * dx + dy * dy
    if turnSquared * pen.distance <= pen.tolerance * 4 { return true }
    // Shorter than the tolerance and still turning: a cusp, which the step rounds.
    let extent =
      abs(c.p1.x - c.p0.x) + abs(c.p2.x - c.p1.x) + abs(c.p3.x - c.p2.x)
      + abs(c.p1.y - c.p0.y) + abs(c.p2.y - c.p1.y) + abs(c.p3.y - c.p2.y)
    return extent <= pen.tolerance / 2
  }

  // MARK: - Fitted offsets

  /// Appends one cubic a side when both fit; false when the curve has to be halved.
  private mutating func addFitted(_ c: CubicCurve, _ t0: CGVector, _ t3: CGVector) -> Bool {
    let a = CGVector(from: c.p0, to: c.p1)
    let b = CGVector(from: c.p1, to: c.p2)
    let d = CGVector(from: c.p2, to: c.p3)
    // No leg may turn back, and the whole turn stays well below a quarter.
    guard a.dx * b.dx + a.dy * b.dy >= 0, b.dx * d.dx + b.dy * d.dy >= 0, t0.dx * t3.dx + t0.dy * t3.dy > 0.3 else {
      return false
    }
    let k0 = Self.curvature(a, b, at: a)
    let k3 = Self.curvature(b, d, at: d)
    guard let rightFit = fit(c, t0, t3, k0, k3, -pen.distance), let leftFit = fit(c, t0, t3, k0, k3, pen.distance)
    else {
      return false
    }
    let quarter: CGFloat = 0.25
    for step in 1...3 {
      let t = CGFloat(step) * quarter
      guard let tangent = c.derivative(at: t).normalized else { return false }
      let normal = tangent.normal
      let point = c.point(at: t)
      guard error(rightFit, at: t, point, normal, -pen.distance) <= pen.tolerance,
        error(leftFit, at: t, point, normal, pen.distance) <= pen.tolerance
      else { return false }
    }
    right.path.cubic(to: rightFit.p3, control1: rightFit.p1, control2: rightFit.p2)
    left.path.cubic(to: leftFit.p3, control1: leftFit.p1, control2: leftFit.p2)
    heading = t3
    return true
  }

  /// The signed curvature at the end of the curve that `leg` touches; 0 when that leg has no length.
  private static func curvature(_ first: CGVector, _ second: CGVector, at leg: CGVector) -> CGFloat {
    let length = leg.length
    let cross = first.dx * second.dy - first.dy * second.dx
    return length > 0 ? cross * 2 / (3 * length * length * length) : 0
  }

  /// The Hermite cubic of one offset; nil when the bend is tighter than the distance (the offset would run back).
  private func fit(
    _ c: CubicCurve, _ t0: CGVector, _ t3: CGVector, _ k0: CGFloat, _ k3: CGFloat, _ offset: CGFloat
  ) -> CubicCurve? {
    let (speed0, speed3) = (1 - offset * k0, 1 - offset * k3)
    guard speed0 > 0.02, speed3 > 0.02 else { return nil }
    let (start, end) = (c.p0.offset(t0.normal, offset), c.p3.offset(t3.normal, offset))
    return CubicCurve(
      start,
      CGPoint(x: start.x + (c.p1.x - c.p0.x) * speed0, y: start.y + (c.p1.y - c.p0.y) * speed0),
      CGPoint(x: end.x - (c.p3.x - c.p2.x) * speed3, y: end.y - (c.p3.y - c.p2.y) * speed3), end)
  }

  private func error(
    _ fitted: CubicCurve, at t: CGFloat, _ point: CGPoint, _ normal: CGVector, _ offset: CGFloat
  ) -> CGFloat {
    let found = fitted.point(at: t)
    let across = (found.x - point.x) * normal.dx + (found.y - point.y) * normal.dy - offset
    let along = (found.x - point.x) * normal.dy - (found.y - point.y) * normal.dx
    // Slipping along the curve does no harm while it stays small against the distance.
    return max(abs(across), along * along / max(abs(offset), pen.tolerance) / 2)
  }

  // MARK: - Straight steps

  /// A step from the curve's start to its end: straight, or around a corner when the direction changes much.
  private mutating func addStep(_ c: CubicCurve, _ t0: CGVector, _ t3: CGVector) {
    heading = t3
    let cross = t0.dx * t3.dy - t0.dy * t3.dx
    let turns = (t3.dx - t0.dx) * (t3.dx - t0.dx) + (t3.dy - t0.dy) * (t3.dy - t0.dy)
    let isSharp = turns * pen.distance > pen.tolerance * 16
    let chord = CGVector(from: c.p0, to: c.p3)
    // The bend is tighter than the distance when the turn outruns the chord.
    let isTight = isSharp || abs(cross) * pen.distance >= chord.length * 0.98
    if cross > 0 {
      pen.addOuterStep(&right, c, t0, t3, isSharp: isSharp)
      pen.addInnerStep(&left, c, t3, chord: chord, isTight: isTight)
    } else {
      pen.addOuterStep(&left, c, t0, t3, isSharp: isSharp)
      pen.addInnerStep(&right, c, t3, chord: chord, isTight: isTight)
    }
  }
}

extension StrokePen {
  fileprivate func addOuterStep(
    _ side: inout StrokeSide, _ c: CubicCurve, _ t0: CGVector, _ t3: CGVector, isSharp: Bool
  ) {
    if isSharp {
      side.line(from: c.p3, normal: t0.normal, distance: distance)
      addArc(to: &side, around: c.p3, from: t0, to: t3)
    }
    side.line(from: c.p3, normal: t3.normal, distance: distance)
  }

  /// Through the path's own points, around a rectangle beside the chord, so that nothing winds backwards.
  fileprivate func addInnerStep(
    _ side: inout StrokeSide, _ c: CubicCurve, _ t3: CGVector, chord: CGVector, isTight: Bool
  ) {
    if isTight {
      side.path.line(to: c.p0)
      if let normal = chord.normalized?.normal {
        side.line(from: c.p0, normal: normal, distance: distance)
        side.line(from: c.p3, normal: normal, distance: distance)
      }
      side.path.line(to: c.p3)
    }
    side.line(from: c.p3, normal: t3.normal, distance: distance)
  }
}
