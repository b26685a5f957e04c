// Circular arcs as cubic Béziers. Called by: apps, UIBezierPath, contexts.
// Pieces of at most a quarter turn, all equal, as Core Graphics makes them: the radial error stays below 2.8·10⁻⁴ of
// the radius at a quarter turn and falls with the sixth power of the angle.
import Foundation

extension CGMutablePath {
  /// An arc from `startAngle` to `endAngle` (radians), after a line from the current point, or a move when there is none.
  ///
  /// `clockwise` is meant in a y-up space: false lets the angle grow, which runs clockwise on a y-down screen.
  /// Documented. The end angle is moved by whole turns until it lies in that direction from the start; whole turns the
  /// wrong way are one full circle the right way (observed: 0 to 2π draws a circle with either flag); more than two
  /// turns are drawn as one full circle and what is left (chosen here).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return }
    if clockwise { delta = -delta }
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
      // The noise of the angles must not turn a full circle into nothing.
      if delta < 1e-9 { delta = turn }
    } else if delta > 2 * turn {
      delta = turn + delta.truncatingRemainder(dividingBy: turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta, transform: transform)
  }

  /// An arc of `delta` radians (negative: the angle falls), after a line from the current point, or a move when there is
  /// none. Angles and radii that are not finite add nothing; more than 16 turns are drawn as 16 and what is left, which
  /// ends where it should (chosen here: every turn costs as much as the first, in all that reads the path).
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
    }
    let (turn, limit) = (2 * CGFloat.pi, 32 * CGFloat.pi)
    let rest = limit + abs(delta).truncatingRemainder(dividingBy: turn)
    let sweep = abs(delta) > limit + turn ? (delta < 0 ? -rest : rest) : delta
    var (cosine, sine) = (cos(startAngle), sin(startAngle))
    let start = at(cosine, sine)
    if isEmpty { storage.move(to: start) } else { storage.line(to: start) }
    // The noise of an angle difference must not add a fifth piece to a circle.
    let pieces = Int((abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4)
    for piece in 1...pieces {
      let angle = startAngle + step * CGFloat(piece)
      let (nextCosine, nextSine) = (cos(angle), sin(angle))
      storage.cubic(
        to: at(nextCosine, nextSine), control1: at(cosine - handle * sine, sine + handle * cosine),
        control2: at(nextCosine + handle * nextSine, nextSine - handle * nextCosine))
      (cosine, sine) = (nextCosine, nextSine)
    }
  }

  /// A line towards `tangent1End` and an arc that touches it and the line from there to `tangent2End`. Documented.
  ///
  /// With a zero radius, or points on one line, only the line to `tangent1End` is added. Ignored without a current point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
    // The arc is round before the transform, so the current point has to be taken back there.
    let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
    let (ux, uy) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (vx, vy) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (uLength, vLength) = ((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
    let cross = ux * vy - uy * vx
    guard radius != 0, uLength > 0, vLength > 0, abs(cross) > 1e-12 * uLength * vLength else {
      return addLine(to: tangent1End, transform: transform)
    }
    let cosine = (ux * vx + uy * vy) / (uLength * vLength)
    // From the corner to the points of contact: r / tan(half the angle between the lines).
    let distance = abs(radius) * ((1 + cosine) / max(1 - cosine, 1e-300)).squareRoot()
    let first = CGPoint(x: tangent1End.x + ux / uLength * distance, y: tangent1End.y + uy / uLength * distance)
    let second = CGPoint(x: tangent1End.x + vx / vLength * distance, y: tangent1End.y + vy / vLength * distance)
    // The centre lies beside the first contact, on the side of the second line.
    let side = (cross > 0 ? 1 : -1) * abs(radius)
    let center = CGPoint(x: first.x - uy / uLength * side, y: first.y + ux / uLength * side)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let endAngle = atan2(second.y - center.y, second.x - center.x)
    addArc(
      center: center, radius: abs(radius), startAngle: startAngle, endAngle: endAngle, clockwise: cross > 0,
      transform: transform)
  }
}
