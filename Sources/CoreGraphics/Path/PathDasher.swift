// Cuts a path into dashes: open subpaths that follow its lines and curves. Called by: PathStroker, CGPath's dashed copy.
// The pattern starts anew, at the phase, with every subpath. A dash that runs on over the end of a closed subpath into
// its first one is joined to it (chosen here). A dash of no length becomes a line too short to see, so that round and
// square caps draw dots in the path's direction.
// Hostile patterns are bounded: what cannot be seen is skipped by arithmetic, and after 50,000 dashes the rest is solid.
import Foundation

package struct PathDasher {
  /// On, off, on, off …; an even number, the sum above zero.
  private let lengths: [CGFloat]
  private let total: CGFloat
  /// Where in the pattern a subpath starts: the entry, and what is left of it.
  private let first: (index: Int, left: CGFloat)
  private let visible: CGRect?

  package static let mostDashes = 50_000

  /// Nil when the pattern draws a solid line: no lengths, only zeros, or one that is negative or not finite.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern a subpath starts; may be negative; 0 when not finite.
  ///   - visible: user space, already grown by the stroke's reach; lines and curves outside it are skipped. Nil: all.
  package init?(lengths: [CGFloat], phase: CGFloat, visible: CGRect? = nil) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let even = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let sum = even.reduce(0, +)
    guard sum > 0, sum.isFinite else { return nil }
    self.lengths = even
    total = sum
    self.visible = visible
    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: sum) : 0
    if rest < 0 { rest += sum }
    var index = 0
    // An entry of no length at the very phase is not passed over: it is a dot at the start.
    while index < even.count - 1 && rest >= even[index] && (rest > 0 || even[index] > 0) {
      rest -= even[index]
      index += 1
    }
    first = (index, max(0, even[index] - rest))
  }

  /// The dashes of all subpaths, each open, except a subpath that is one dash from end to end, which stays as it is.
  package func dash(_ path: PathStorage) -> PathStorage {
    var walk = DashWalk(lengths: lengths, total: total, first: first, visible: visible)
    path.forEachSubpath { walk.add($0) }
    return walk.output
  }
}

/// The pen's way along one path.
private struct DashWalk {
  let lengths: [CGFloat]
  let total: CGFloat
  let first: (index: Int, left: CGFloat)
  let visible: CGRect?
  private(set) var output = PathStorage()
  private var count = 0

  // The subpath at hand.
  private var index = 0
  private var left: CGFloat = 0
  private var dash = PathStorage()
  /// The dash that a closed subpath starts in, kept until its end is known.
  private var held: PathStorage?
  private var holdsNext = false

  init(lengths: [CGFloat], total: CGFloat, first: (index: Int, left: CGFloat), visible: CGRect?) {
    self.lengths = lengths
    self.total = total
    self.first = first
    self.visible = visible
  }

  private var isOn: Bool { index % 2 == 0 || count >= PathDasher.mostDashes }

  mutating func add(_ subpath: PathSubpath) {
    (index, left) = first
    held = nil
    dash = PathStorage()
    holdsNext = subpath.isClosed && isOn
    if isOn { dash.move(to: subpath.start) }
    for segment in subpath.segments {
      switch segment {
      case .line(let a, let b): addLine(a, b)
      case .quad(let a, let c, let b): addCurve(CubicCurve(quad: a, c, b))
      case .cubic(let a, let c, let d, let b): addCurve(CubicCurve(a, c, d, b))
      }
    }
    finish(subpath)
  }

  private mutating func finish(_ subpath: PathSubpath) {
    if let held {
      // The pen is down at the end, and was at the start: one dash across the closing point.
      if dash.isEmpty {
        output.append(held, transform: .identity)
      } else {
        dash.continueWith(held)
        output.append(dash, transform: .identity)
      }
    } else if !dash.isEmpty {
      if dash.verbs.count == 1 && !subpath.segments.isEmpty { return }
      output.append(dash, transform: .identity)
      if holdsNext || (subpath.segments.isEmpty && subpath.isClosed) { output.close() }
    }
  }

  // MARK: - The pen

  private mutating func lift() {
    guard !dash.isEmpty else { return }
    count += 1
    if holdsNext {
      held = dash
      holdsNext = false
    } else {
      output.append(dash, transform: .identity)
    }
    dash = PathStorage()
  }

  /// The end of an entry of the pattern at `point`, where the path runs along `direction`.
  private mutating func turn(at point: CGPoint, direction: CGVector) {
    if isOn && count < PathDasher.mostDashes {
      if dash.verbs.count == 1 { dash.line(to: Self.nudged(point, along: direction)) }
      lift()
    }
    index = (index + 1) % lengths.count
    left = lengths[index]
    if isOn && dash.isEmpty { dash.move(to: point) }
  }

  /// A distance that shows a direction and nothing else.
  private static func nudged(_ point: CGPoint, along direction: CGVector) -> CGPoint {
    point.offset(direction, 1e-6 * max(1, abs(point.x), abs(point.y)))
  }

  /// Passes over a length that cannot be seen.
  private mutating func skip(_ length: CGFloat) {
    guard count < PathDasher.mostDashes else {
      dash = PathStorage()
      return
    }
    if dash.verbs.count > 1 { lift() } else { dash = PathStorage() }
    holdsNext = false
    var rest = length.truncatingRemainder(dividingBy: total)
    while rest >= left {
      rest -= left
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= rest
  }

  // MARK: - Lines

  private mutating func addLine(_ a: CGPoint, _ b: CGPoint) {
    let vector = CGVector(from: a, to: b)
    guard let direction = vector.normalized else { return }
    let length = vector.length
    var (from, to): (CGFloat, CGFloat) = (0, length)
    if let visible {
      guard let seen = Self.seenPart(of: a, vector, in: visible) else { return skip(length) }
      (from, to) = (seen.0 * length, seen.1 * length)
    }
    if from > 0 { skip(from) }
    if dash.isEmpty && isOn { dash.move(to: a.offset(direction, from)) }
    var position = from
    while position + left <= to && count < PathDasher.mostDashes {
      position += left
      let point = a.offset(direction, position)
      if isOn && left > 0 { dash.line(to: point) }
      turn(at: point, direction: direction)
    }
    left = max(0, left - (to - position))
    if isOn && to > position { dash.line(to: to < length ? a.offset(direction, to) : b) }
    if to < length { skip(length - to) }
  }

  /// The part of a line, as fractions of it, inside the rectangle; nil when there is none.
  private static func seenPart(of a: CGPoint, _ v: CGVector, in rect: CGRect) -> (CGFloat, CGFloat)? {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for (start, delta, least, most) in [(a.x, v.dx, rect.minX, rect.maxX), (a.y, v.dy, rect.minY, rect.maxY)] {
      if delta == 0 {
        if start < least || start > most { return nil }
      } else {
        let (s, t) = ((least - start) / delta, (most - start) / delta)
        low = max(low, min(s, t))
        high = min(high, max(s, t))
      }
    }
    return low < high ? (low, high) : nil
  }

  // MARK: - Curves

  private mutating func addCurve(_ curve: CubicCurve) {
    let measure = CurveMeasure(curve)
    guard measure.length > 0, measure.length.isFinite else { return }
    if let visible, Self.isOutside(curve, visible) { return skip(measure.length) }
    if dash.isEmpty && isOn { dash.move(to: curve.p0) }
    var (position, t): (CGFloat, CGFloat) = (0, 0)
    while position + left <= measure.length && count < PathDasher.mostDashes {
      position += left
      let end = left > 0 ? max(t, measure.parameter(at: position)) : t
      if isOn && left > 0 { append(curve, from: t, to: end) }
      t = end
      let direction = curve.derivative(at: t).normalized ?? curve.startTangent ?? CGVector(dx: 1, dy: 0)
      turn(at: curve.point(at: t), direction: direction)
    }
    left = max(0, left - (measure.length - position))
    if isOn && t < 1 { append(curve, from: t, to: 1) }
  }

  private static func isOutside(_ c: CubicCurve, _ rect: CGRect) -> Bool {
    max(c.p0.x, c.p1.x, c.p2.x, c.p3.x) < rect.minX || min(c.p0.x, c.p1.x, c.p2.x, c.p3.x) > rect.maxX
      || max(c.p0.y, c.p1.y, c.p2.y, c.p3.y) < rect.minY || min(c.p0.y, c.p1.y, c.p2.y, c.p3.y) > rect.maxY
  }

  private mutating func append(_ curve: CubicCurve, from t0: CGFloat, to t1: CGFloat) {
    guard t1 > t0 else { return }
    let tail = t0 > 0 ? curve.split(at: t0).1 : curve
    let part = t1 < 1 ? tail.split(at: (t1 - t0) / (1 - t0)).0 : tail
    dash.cubic(to: part.p3, control1: part.p1, control2: part.p2)
  }
}
