// What a path is made of: one byte a verb and the points they need, in order. Called by: CGPath and the engines beside it.
// Arrays are copied on write, so `copy()` costs a reference. Every point in here is finite: elements with a NaN or an
// infinite coordinate are ignored when they are added (chosen here: Apple's documents say nothing; nothing may trap).
// Drawing, flattening and stroking are elsewhere.
import Foundation

/// The raw values are those of CGPathElementType.
package enum PathVerb: UInt8, Sendable {
  case move = 0
  case line = 1
  case quad = 2
  case cubic = 3
  case close = 4

  /// Points that the verb takes from the list.
  @inlinable package var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}

/// A path that is exactly one known shape, so that drawing can choose a kernel for it. User space.
package enum PathShapeHint: Sendable, Hashable {
  case rect(CGRect)
  case ellipse(CGRect)
  /// Corner radii in user space, at most half the rectangle's sides.
  case roundedRect(CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat)
}

/// One known shape and another added to it: filled by the even-odd rule, a frame.
package struct PathFrame: Sendable, Hashable {
  package let outer: PathShapeHint
  package let inner: PathShapeHint

  package init(outer: PathShapeHint, inner: PathShapeHint) {
    self.outer = outer
    self.inner = inner
  }
}

/// Verbs and points of a path, in the path's own space.
///
/// Invariants: a move, line, quad or cubic is followed by its `pointCount` points in `points`; the first verb is a move;
/// a verb after a close other than a move continues from the closed subpath's start.
package struct PathStorage: Sendable {
  package private(set) var verbs: [PathVerb] = []
  package private(set) var points: [CGPoint] = []
  /// The start of the current subpath.
  private(set) var start = CGPoint.zero
  /// Where the next element begins; zero when the path is empty.
  package private(set) var current = CGPoint.zero
  package var shapeHint: PathShapeHint?
  /// The path is these two shapes and nothing else.
  package var frame: PathFrame?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  package mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// Room for so many more, without giving up growth by doubling.
  private mutating func reserveMore(verbs verbCount: Int, points pointCount: Int) {
    if verbs.count + verbCount > verbs.capacity { verbs.reserveCapacity(max(verbs.count + verbCount, verbs.count * 2)) }
    if points.count + pointCount > points.capacity {
      points.reserveCapacity(max(points.count + pointCount, points.count * 2))
    }
  }

  package mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    append(.move)
    points.append(point)
    start = point
    current = point
  }

  /// Ignored when there is no current point. Documented for Core Graphics, which logs it.
  package mutating func line(to point: CGPoint) {
    guard point.isFinite, !isEmpty else { return }
    append(.line)
    points.append(point)
    current = point
  }

  package mutating func quad(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite, !isEmpty else { return }
    append(.quad)
    points.append(control)
    points.append(end)
    current = end
  }

  package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite, !isEmpty else { return }
    append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
    current = end
  }

  /// Ignored when the path is empty or the subpath is closed already.
  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    append(.close)
    current = start
  }

  /// Adds every element of `other`, mapped. The hint survives when this path was empty.
  package mutating func append(_ other: PathStorage, transform: CGAffineTransform) {
    if transform.isIdentity && isEmpty {
      if !other.isEmpty { self = other }
      return
    }
    let added = other.shapeHint?.applying(transform)
    let hint = isEmpty ? added : nil
    var pair: PathFrame?
    if let shapeHint, let added { pair = PathFrame(outer: shapeHint, inner: added) }
    if transform.isIdentity {
      guard !other.isEmpty else { return }
      verbs.append(contentsOf: other.verbs)
      points.append(contentsOf: other.points)
      (start, current) = (other.start, other.current)
    } else {
      var index = 0
      for verb in other.verbs {
        let p = index
        index += verb.pointCount
        switch verb {
        case .move: move(to: other.points[p].applying(transform))
        case .line: line(to: other.points[p].applying(transform))
        case .quad:
          quad(to: other.points[p + 1].applying(transform), control: other.points[p].applying(transform))
        case .cubic:
          cubic(
            to: other.points[p + 2].applying(transform), control1: other.points[p].applying(transform),
            control2: other.points[p + 1].applying(transform))
        case .close: close()
        }
      }
    }
    shapeHint = hint
    frame = pair
  }

  /// Puts the first point elsewhere. For the stroker, which learns an outline's start when it reaches its end.
  mutating func replaceFirstPoint(with point: CGPoint) {
    guard !points.isEmpty, point.isFinite else { return }
    points[0] = point
    if verbs.count == 1 { current = point }
    start = point
  }

  /// Continues with the elements of `other` after its first move. `other` is one open subpath.
  mutating func continueWith(_ other: PathStorage) {
    guard !isEmpty, other.verbs.count > 1 else { return }
    forgetShapes()
    verbs.append(contentsOf: other.verbs.dropFirst())
    points.append(contentsOf: other.points.dropFirst())
    current = other.current
  }

  /// Continues with `other`, one open subpath, from its end to its start, after a line to its end.
  mutating func continueWithReversed(_ other: PathStorage) {
    guard let end = other.points.last else { return }
    reserveMore(verbs: other.verbs.count + 1, points: other.points.count + 1)
    if isEmpty { move(to: end) } else if current != end { line(to: end) }
    var p = other.points.count
    for verb in other.verbs.reversed() {
      p -= verb.pointCount
      guard p > 0 else { break }
      switch verb {
      case .quad: quad(to: other.points[p - 1], control: other.points[p])
      case .cubic:
        cubic(to: other.points[p - 1], control1: other.points[p + 1], control2: other.points[p])
      case .line: line(to: other.points[p - 1])
      case .move, .close: break
      }
    }
  }

  private mutating func forgetShapes() {
    if shapeHint != nil { shapeHint = nil }
    if frame != nil { frame = nil }
  }

  private mutating func append(_ verb: PathVerb) {
    forgetShapes()
    verbs.append(verb)
  }
}

extension PathStorage: Hashable {
  package static func == (a: PathStorage, b: PathStorage) -> Bool { a.verbs == b.verbs && a.points == b.points }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }
}

extension PathShapeHint {
  /// The hint of the mapped path; nil when upright rectangles do not stay upright or the result is not finite.
  func applying(_ t: CGAffineTransform) -> PathShapeHint? {
    if t.isIdentity { return self }
    guard t.keepsRectanglesUpright, t.isFinite else { return nil }
    switch self {
    case .rect(let rect):
      return rect.applying(t).isFinite ? .rect(rect.applying(t)) : nil
    case .ellipse(let rect):
      return rect.applying(t).isFinite ? .ellipse(rect.applying(t)) : nil
    case .roundedRect(let rect, let width, let height):
      let mapped = rect.applying(t)
      let corner = CGSize(width: width, height: height).applying(t)
      guard mapped.isFinite else { return nil }
      return .roundedRect(mapped, cornerWidth: abs(corner.width), cornerHeight: abs(corner.height))
    }
  }
}

extension CGPoint {
  /// Neither NaN nor infinite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Origin and size are finite and so are the far edges.
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite && maxX.isFinite && maxY.isFinite
  }
}
