// One walk over a path that flattens it. Called by: PathFlattener, which owns the memory before and after.
// A value on the stack, so that the loops run in registers. Only + − × ÷ √ are used, and points are rounded to the
// nearest 1/256 pixel (ties to even): the same on every machine.
import Foundation

struct FlatteningPass {
  private(set) var memory: UnsafeMutablePointer<SIMD2<Int32>>
  private(set) var capacity: Int
  private(set) var count: Int
  private(set) var starts: [Int]
  private let clip: FlatteningClip
  private let map: FlatteningMap
  private var current = FlatPoint(x: 0, y: 0)
  private var subpathStart = FlatPoint(x: 0, y: 0)
  private var isOpen = false

  /// A curve that needs more steps is halved first, so that only its visible parts are stepped.
  private static let mostSteps = 256
  private static let mostHalvings = 64

  init(
    memory: UnsafeMutablePointer<SIMD2<Int32>>, capacity: Int, count: Int, starts: [Int], clip: FlatteningClip,
    transform: CGAffineTransform
  ) {
    self.memory = memory
    self.capacity = capacity
    self.count = count
    self.starts = starts
    self.clip = clip
    map = FlatteningMap(transform)
  }

  mutating func run(_ verbs: UnsafeBufferPointer<PathVerb>, _ points: UnsafePointer<CGPoint>) {
    var p = points
    for verb in verbs {
      switch verb {
      case .move:
        finishContour()
        subpathStart = map.apply(p[0])
        current = subpathStart
        p += 1
      case .line:
        beginContour()
        reserve(8)
        line(to: map.apply(p[0]))
        p += 1
      case .quad:
        beginContour()
        quad(map.apply(p[0]), map.apply(p[1]), depth: 0)
        p += 2
      case .cubic:
        beginContour()
        cubic(map.apply(p[0]), map.apply(p[1]), map.apply(p[2]), depth: 0)
        p += 3
      case .close:
        finishContour()
        current = subpathStart
      }
    }
    finishContour()
  }

  // MARK: - Contours

  private mutating func beginContour() {
    guard !isOpen else { return }
    isOpen = true
    starts.append(count)
    reserve(1)
    memory[count] = current.clamped.rounded
    count += 1
    subpathStart = current
  }

  private mutating func finishContour() {
    guard isOpen else { return }
    if !(current.isInRange && subpathStart.isInRange) {
      reserve(8)
      line(to: subpathStart)
    }
    isOpen = false
    // Fewer than three points enclose nothing.
    guard let start = starts.last, count - start < 3 else { return }
    count = start
    starts.removeLast()
  }

  /// Room for `more` points; every emit below relies on it.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let wanted = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<SIMD2<Int32>>.allocate(capacity: wanted)
    larger.update(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (larger, wanted)
  }

  /// Adds the point unless it repeats the last one. A contour always has a first point, so there is a last one.
  @inline(__always)
  private mutating func emit(_ point: FlatPoint) {
    let rounded = point.rounded
    if memory[count - 1] != rounded {
      memory[count] = rounded
      count += 1
    }
  }

  // MARK: - Segments

  /// At most five points.
  @inline(__always)
  private mutating func line(to end: FlatPoint) {
    if current.isInRange && end.isInRange {
      emit(end)
    } else {
      clippedLine(from: current, to: end)
    }
    current = end
  }

  /// Cuts the line where it crosses the four limits and clamps each part, so that it runs along the edge of the range.
  private mutating func clippedLine(from a: FlatPoint, to b: FlatPoint) {
    let limit = FlatPoint.limit
    var cuts: (Double, Double, Double, Double) = (2, 2, 2, 2)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    if dx != 0 { (cuts.0, cuts.1) = ((-limit - a.x) / dx, (limit - a.x) / dx) }
    if dy != 0 { (cuts.2, cuts.3) = ((-limit - a.y) / dy, (limit - a.y) / dy) }
    var passed = 0.0
    while true {
      var next = 2.0
      if cuts.0 > passed && cuts.0 < next { next = cuts.0 }
      if cuts.1 > passed && cuts.1 < next { next = cuts.1 }
      if cuts.2 > passed && cuts.2 < next { next = cuts.2 }
      if cuts.3 > passed && cuts.3 < next { next = cuts.3 }
      guard next < 1 else { break }
      emit(FlatPoint(x: a.x + dx * next, y: a.y + dy * next).clamped)
      passed = next
    }
    emit(b.clamped)
  }

  private mutating func quad(_ control: FlatPoint, _ end: FlatPoint, depth: Int) {
    let start = current
    if clip.isOutside(start, control, end, end) {
      reserve(8)
      return line(to: end)
    }
    let (ax, ay) = (start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
    // |second difference| / 4 is the distance from the chord; n steps divide it by n².
    let steps = FlatPoint.steps(ax * ax + ay * ay, factor: 0.25)
    if steps > Self.mostSteps && depth < Self.mostHalvings {
      let (left, right) = (start.middle(control), control.middle(end))
      let middle = left.middle(right)
      quad(left, middle, depth: depth + 1)
      return quad(right, end, depth: depth + 1)
    }
    step(
      min(steps, Self.mostSteps), isInRange: start.isInRange && control.isInRange && end.isInRange,
      a: (0, 0), b: (ax, ay), c: (2 * (control.x - start.x), 2 * (control.y - start.y)), end: end)
  }

  private mutating func cubic(_ c1: FlatPoint, _ c2: FlatPoint, _ end: FlatPoint, depth: Int) {
    let start = current
    if clip.isOutside(start, c1, c2, end) {
      reserve(8)
      return line(to: end)
    }
    let (ux, uy) = (start.x - 2 * c1.x + c2.x, start.y - 2 * c1.y + c2.y)
    let (vx, vy) = (c1.x - 2 * c2.x + end.x, c1.y - 2 * c2.y + end.y)
    // The second derivative is at most six times the greater difference; a chord's error is an eighth of that.
    let steps = FlatPoint.steps(max(ux * ux + uy * uy, vx * vx + vy * vy), factor: 0.75)
    if steps > Self.mostSteps && depth < Self.mostHalvings {
      let (a, b, c) = (start.middle(c1), c1.middle(c2), c2.middle(end))
      let (ab, bc) = (a.middle(b), b.middle(c))
      let middle = ab.middle(bc)
      cubic(a, ab, middle, depth: depth + 1)
      return cubic(bc, c, end, depth: depth + 1)
    }
    let (cx, cy) = (3 * (c1.x - start.x), 3 * (c1.y - start.y))
    let (bx, by) = (3 * ux, 3 * uy)
    step(
      min(steps, Self.mostSteps), isInRange: start.isInRange && c1.isInRange && c2.isInRange && end.isInRange,
      a: (end.x - start.x - cx - bx, end.y - start.y - cy - by), b: (bx, by), c: (cx, cy), end: end)
  }

  /// Emits start + c·t + b·t² + a·t³ at equal steps of t, the last being `end` itself. Points between lie two thirds of a
  /// chord's distance outside the curve, which is a twelfth of step² times its second derivative: so much that chords take
  /// away as much as they add, and that curves, and strokes of them, keep their area.
  @inline(__always)
  private mutating func step(
    _ steps: Int, isInRange: Bool, a: (Double, Double), b: (Double, Double), c: (Double, Double), end: FlatPoint
  ) {
    let h = 1 / Double(steps)
    let start = FlatPoint(x: current.x - b.0 * (h * h / 6), y: current.y - b.1 * (h * h / 6))
    let c = (c.0 - a.0 * (h * h / 2), c.1 - a.1 * (h * h / 2))
    reserve(isInRange ? steps + 8 : 6 * steps + 8)
    if isInRange {
      // A curve lies in the hull of its points (but for what is added here), so nothing on it needs a test.
      var last = memory[count - 1]
      var out = memory + count
      var i = 1.0
      for _ in 1..<max(steps, 1) {
        let t = i * h
        i += 1
        let x = start.x + t * (c.0 + t * (b.0 + t * a.0))
        let y = start.y + t * (c.1 + t * (b.1 + t * a.1))
        let rounded = FlatPoint(x: x, y: y).rounded
        if rounded != last {
          out.pointee = rounded
          out += 1
          last = rounded
        }
      }
      count = out - memory
    } else {
      for i in 1..<max(steps, 1) {
        let t = Double(i) * h
        let x = start.x + t * (c.0 + t * (b.0 + t * a.0))
        let y = start.y + t * (c.1 + t * (b.1 + t * a.1))
        line(to: FlatPoint(x: x, y: y))
      }
    }
    line(to: end)
  }
}

// MARK: - Parts

/// A point in 1/256 device pixel, not yet rounded.
struct FlatPoint {
  var x: Double
  var y: Double

  /// 2²² pixels, in 1/256 pixel.
  static let limit: Double = 1_073_741_824

  @inline(__always) var isInRange: Bool { abs(x) <= Self.limit && abs(y) <= Self.limit }

  @inline(__always) var clamped: FlatPoint {
    FlatPoint(x: min(max(x, -Self.limit), Self.limit), y: min(max(y, -Self.limit), Self.limit))
  }

  /// To the nearest integer: adding 1.5·2⁵² leaves it in the low bits. Valid within the limit.
  @inline(__always) var rounded: SIMD2<Int32> {
    let shift = 6_755_399_441_055_744.0
    return SIMD2(
      Int32(truncatingIfNeeded: (x + shift).bitPattern), Int32(truncatingIfNeeded: (y + shift).bitPattern))
  }

  @inline(__always) func middle(_ other: FlatPoint) -> FlatPoint {
    FlatPoint(x: (x + other.x) * 0.5, y: (y + other.y) * 0.5)
  }

  /// ⌈√(factor · √squared / tolerance)⌉, at least 1; a value past Int's reach gives `Int.max`. From two chords on they may
  /// be half as far again from their arcs: a third of that is on the other side (see `step`).
  @inline(__always) static func steps(_ squared: Double, factor: Double) -> Int {
    let allowed = PathFlattener.tolerance * 256
    let steps = (squared.squareRoot() * (factor / allowed)).squareRoot()
    guard steps < 1e9 else { return Int.max }
    return steps < 1 ? 1 : max(2, Int(steps * 0.816496580927726) + 1)
  }
}

/// The transform to 1/256 device pixel, with far results held within ±10³⁰ so that differences stay finite.
private struct FlatteningMap {
  private let a, b, c, d, tx, ty: Double

  init(_ t: CGAffineTransform) {
    (a, b, c, d) = (Double(t.a) * 256, Double(t.b) * 256, Double(t.c) * 256, Double(t.d) * 256)
    (tx, ty) = (Double(t.tx) * 256, Double(t.ty) * 256)
  }

  @inline(__always) func apply(_ p: CGPoint) -> FlatPoint {
    let (px, py) = (Double(p.x), Double(p.y))
    let (x, y) = (a * px + c * py + tx, b * px + d * py + ty)
    if abs(x) <= 1e30 && abs(y) <= 1e30 { return FlatPoint(x: x, y: y) }
    return FlatPoint(x: Self.held(x), y: Self.held(y))
  }

  /// Overflow of opposite signs gives NaN; such a coordinate is taken as 0.
  private static func held(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, -1e30), 1e30) }
}

/// The box outside which a curve's shape does not matter, in 1/256 pixel.
struct FlatteningClip {
  private let x0, y0, x1, y1: Double

  static let everything = FlatteningClip(
    x0: -FlatPoint.limit, y0: -FlatPoint.limit, x1: FlatPoint.limit, y1: FlatPoint.limit)

  private init(x0: Double, y0: Double, x1: Double, y1: Double) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  init(_ rect: PixelRect) {
    // One pixel more on each side keeps rounding out of the question.
    x0 = (Double(rect.x0) - 1) * 256
    y0 = (Double(rect.y0) - 1) * 256
    x1 = (Double(rect.x1) + 1) * 256
    y1 = (Double(rect.y1) + 1) * 256
  }

  /// All four points lie beyond one and the same side.
  @inline(__always) func isOutside(_ p: FlatPoint, _ q: FlatPoint, _ r: FlatPoint, _ s: FlatPoint) -> Bool {
    (p.x < x0 && q.x < x0 && r.x < x0 && s.x < x0) || (p.x > x1 && q.x > x1 && r.x > x1 && s.x > x1)
      || (p.y < y0 && q.y < y0 && r.y < y0 && s.y < y0) || (p.y > y1 && q.y > y1 && r.y > y1 && s.y > y1)
  }
}
