// What a stroke is drawn with: half its width, its caps and joins, and the tolerance. Called by: PathStroker.
// A pen holds plain numbers only and adds to a side that it is handed, so the sides' arrays stay singly owned.
// Only + − × ÷ √.
import Foundation

struct StrokePen {
  /// Half the width.
  let distance: CGFloat
  /// The outline's greatest error, user space.
  let tolerance: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat

  init(_ style: StrokeStyle, tolerance: CGFloat) {
    distance = style.width / 2
    self.tolerance = max(tolerance.isFinite ? tolerance : 0, style.width * 1e-6)
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
  }

  // MARK: - Caps

  /// From the right of `direction` around its head to the left.
  func addCap(to path: inout PathStorage, at point: CGPoint, direction: CGVector) {
    let normal = direction.normal
    switch cap {
    case .butt:
      path.line(to: point.offset(normal, distance))
    case .square:
      let head = point.offset(direction, distance)
      path.line(to: head.offset(normal, -distance))
      path.line(to: head.offset(normal, distance))
      path.line(to: point.offset(normal, distance))
    case .round:
      let arc = StrokeArc(center: point, radius: distance, tolerance: tolerance)
      arc.add(to: &path, from: normal.reversed, to: direction)
      arc.add(to: &path, from: direction, to: normal)
    }
  }

  // MARK: - Joins

  func joinOuter(_ side: inout StrokeSide, _ a: StrokePiece, _ b: StrokePiece, dot: CGFloat) {
    let (n0, n1) = (a.endTangent.normal, b.startTangent.normal)
    if a.isLine { side.line(from: b.start, normal: n0, distance: distance) }
    switch join {
    case .miter:
      // Miter length over width is 1 / cos(half the turn); its square is 2 / (1 + cos(turn)).
      if dot > -0.999999 && 2 <= miterLimit * miterLimit * (1 + dot) {
        let sum = CGVector(dx: n0.dx + n1.dx, dy: n0.dy + n1.dy)
        side.path.line(to: b.start.offset(sum, side.sign * distance / (1 + dot)))
      }
    case .round:
      addArc(to: &side, around: b.start, from: a.endTangent, to: b.startTangent)
    case .bevel: break
    }
    side.line(from: b.start, normal: n1, distance: distance)
  }

  func joinInner(
    _ side: inout StrokeSide, _ a: StrokePiece, _ b: StrokePiece, cross: CGFloat, dot: CGFloat, isClosing: Bool
  ) {
    let (n0, n1) = (a.endTangent.normal, b.startTangent.normal)
    if a.isLine && b.isLine && dot > -0.999 {
      let cut = distance * abs(cross) / (1 + dot)
      if cut * 2 <= min(a.length, b.length) {
        let sum = CGVector(dx: n0.dx + n1.dx, dy: n0.dy + n1.dy)
        let crossing = b.start.offset(sum, side.sign * distance / (1 + dot))
        side.path.line(to: crossing)
        if isClosing { side.path.replaceFirstPoint(with: crossing) }
        return
      }
    }
    if a.isLine { side.line(from: b.start, normal: n0, distance: distance) }
    side.path.line(to: b.start)
    side.line(from: b.start, normal: n1, distance: distance)
  }

  /// The arc of one side from the normal of one direction to that of another, the way that turns around the outside.
  func addArc(to side: inout StrokeSide, around center: CGPoint, from t0: CGVector, to t1: CGVector) {
    let (u, v) = (t0.normal.scaled(by: side.sign), t1.normal.scaled(by: side.sign))
    let arc = StrokeArc(center: center, radius: distance, tolerance: tolerance)
    let sum = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
    // A half turn has no sum to bisect it; its outside is where the first direction points.
    let middle = sum.dx * sum.dx + sum.dy * sum.dy > 1e-6 ? sum.normalized ?? t0 : t0
    arc.add(to: &side.path, from: u, to: middle)
    arc.add(to: &side.path, from: middle, to: v)
  }
}
