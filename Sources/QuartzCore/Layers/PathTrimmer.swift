// The part of a path between two shares of its length: strokeStart and strokeEnd.
//
// Called by: CAShapeLayer. Lengths run through all subpaths in order; moves have none, closing lines do. Curves are measured
// in chords and cut exactly where a chord is cut.

import CoreGraphics

struct PathTrimmer {
  /// A segment as a cubic (lines have their controls on them), and the lengths of its chords from its start.
  private struct Piece {
    var a, b, c, d: CGPoint
    var isLine: Bool
    /// Ascending, one more than chords; the last is the piece's length.
    var lengths: [CGFloat]
    var length: CGFloat { lengths[lengths.count - 1] }
    /// Begins a subpath.
    var isFirst: Bool
  }

  private var pieces: [Piece] = []
  /// Points.
  private(set) var length: CGFloat = 0
  /// Chords to a curve (chosen here: off by less than a thousandth of the curve's length).
  private static let chords = 32

  init(_ path: CGPath) {
    var (start, at, isFirst) = (CGPoint.zero, CGPoint.zero, true)
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      switch type {
      case .moveToPoint:
        (start, at, isFirst) = (points[0], points[0], true)
        return
      case .addLineToPoint: add(at, at, points[0], points[0], isLine: true, isFirst)
      case .addQuadCurveToPoint:
        let (q, end) = (points[0], points[1])
        add(at, Self.mix(at, q, 2.0 / 3), Self.mix(end, q, 2.0 / 3), end, isLine: false, isFirst)
      case .addCurveToPoint: add(at, points[0], points[1], points[2], isLine: false, isFirst)
      case .closeSubpath:
        if at != start { add(at, at, start, start, isLine: true, isFirst) }
        (at, isFirst) = (start, true)
        return
      }
      if let last = pieces.last { at = last.d }
      isFirst = false
    }
  }

  private mutating func add(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isLine: Bool, _ isFirst: Bool) {
    var piece = Piece(a: a, b: b, c: c, d: d, isLine: isLine, lengths: [0], isFirst: isFirst)
    let count = isLine ? 1 : Self.chords
    var (last, sum) = (a, CGFloat(0))
    for i in 1...count {
      let next = isLine ? d : Self.point(piece, CGFloat(i) / CGFloat(count))
      let (dx, dy) = (next.x - last.x, next.y - last.y)
      sum += (dx * dx + dy * dy).squareRoot()
      piece.lengths.append(sum)
      last = next
    }
    length += sum
    pieces.append(piece)
  }

  /// Shares of the whole length, 0...1, ascending. Nil when nothing lies between them.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath? {
    let (low, high) = (start * length, end * length)
    guard high > low, length.isFinite else { return nil }
    let path = CGMutablePath()
    var (passed, isOpen) = (CGFloat(0), false)
    for piece in pieces {
      defer { passed += piece.length }
      guard piece.length > 0, passed < high, passed + piece.length > low else { continue }
      let t0 = parameter(piece, low - passed)
      let t1 = parameter(piece, high - passed)
      let cut = Self.cut(piece, t0, t1)
      if !isOpen || piece.isFirst { path.move(to: cut.a) }
      isOpen = true
      if piece.isLine { path.addLine(to: cut.d) } else { path.addCurve(to: cut.d, control1: cut.b, control2: cut.c) }
    }
    return path.isEmpty ? nil : path
  }

  private func parameter(_ piece: Piece, _ distance: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= piece.length { return 1 }
    let chords = piece.lengths.count - 1
    var i = 0
    while i < chords - 1, piece.lengths[i + 1] < distance { i += 1 }
    let chord = piece.lengths[i + 1] - piece.lengths[i]
    return (CGFloat(i) + (chord > 0 ? (distance - piece.lengths[i]) / chord : 0)) / CGFloat(chords)
  }

  private static func cut(_ p: Piece, _ t0: CGFloat, _ t1: CGFloat) -> Piece {
    var p = p
    if p.isLine {
      (p.a, p.d) = (t0 > 0 ? mix(p.a, p.d, t0) : p.a, t1 < 1 ? mix(p.a, p.d, t1) : p.d)
      return p
    }
    if t1 < 1 {
      let (ab, bc, cd) = (mix(p.a, p.b, t1), mix(p.b, p.c, t1), mix(p.c, p.d, t1))
      let (abc, bcd) = (mix(ab, bc, t1), mix(bc, cd, t1))
      (p.b, p.c, p.d) = (ab, abc, mix(abc, bcd, t1))
    }
    let t = t0 / t1
    if t > 0 {
      let (ab, bc, cd) = (mix(p.a, p.b, t), mix(p.b, p.c, t), mix(p.c, p.d, t))
      let (abc, bcd) = (mix(ab, bc, t), mix(bc, cd, t))
      (p.a, p.b, p.c) = (mix(abc, bcd, t), bcd, cd)
    }
    return p
  }

  private static func point(_ p: Piece, _ t: CGFloat) -> CGPoint {
    let (ab, bc, cd) = (mix(p.a, p.b, t), mix(p.b, p.c, t), mix(p.c, p.d, t))
    return mix(mix(ab, bc, t), mix(bc, cd, t), t)
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
