// A path and a transform in, closed polygons in 1/256 device pixel out. Called by: the raster backends and clips, on
// paths and on the stroker's outlines. Hands on: contours for px_scan, x and y interleaved.
// Curves are cut into equal parameter steps, as many as keep every chord within 1/512 pixel of its curve; a chord's mean
// error is two thirds of that, a third of a coverage level. Cost: O(points out). One object is scratch of one thread.
// Far coordinates are cut at ±2²² pixels, where px_scan ends: what is left of the target still winds around it.
// Only + − × ÷ √ are used, and points are rounded to the nearest 1/256 (ties to even): the same on every machine.
import Foundation

package final class PathFlattener {
  /// The greatest distance between a curve and its chords, in device pixels.
  package static let tolerance: Double = 1 / 512

  /// Points of all contours, 1/256 device pixel, x and y.
  private var points: [SIMD2<Int32>] = []
  /// For each contour the index of its first point.
  private var starts: [Int] = []
  private var clip = FlatteningClip.everything
  private var current = FlatPoint(x: 0, y: 0)
  private var subpathStart = FlatPoint(x: 0, y: 0)
  private var isOpen = false

  package init() {}

  /// Contours collected since `reset`; each has three points or more.
  package var contourCount: Int { starts.count }

  /// Points of all contours.
  package var pointCount: Int { points.count }

  /// Forgets all contours and keeps the memory.
  ///
  /// - Parameter target: device pixels that will be drawn. Curves wholly outside it become single lines, which changes
  ///   nothing inside it. Nil: everything within ±2²² pixels.
  package func reset(target: PixelRect? = nil) {
    points.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    clip = target.map(FlatteningClip.init) ?? .everything
  }

  /// Calls `body` with each contour's points (x, y interleaved) and their number. The pointer dies with the call.
  package func forEachContour(_ body: (UnsafePointer<Int32>, Int) -> Void) {
    points.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : buffer.count
        let count = end - start
        (base + start).withMemoryRebound(to: Int32.self, capacity: count * 2) { body($0, count) }
      }
    }
  }

  /// Adds the path's subpaths, each closed by a straight line. A transform that is not finite adds nothing.
  package func append(_ path: PathStorage, transform: CGAffineTransform) {
    guard transform.isFinite, !path.isEmpty else { return }
    let map = FlatteningMap(transform)
    points.reserveCapacity(points.count + path.points.count + path.points.count / 2)
    path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { list in
        guard var p = list.baseAddress else { return }
        for verb in verbs {
          switch verb {
          case .move:
            finishContour()
            subpathStart = map.apply(p[0])
            current = subpathStart
          case .line:
            beginContour()
            line(to: map.apply(p[0]))
          case .quad:
            beginContour()
            quad(map.apply(p[0]), map.apply(p[1]), depth: 0)
          case .cubic:
            beginContour()
            cubic(map.apply(p[0]), map.apply(p[1]), map.apply(p[2]), depth: 0)
          case .close:
            finishContour()
            current = subpathStart
          }
          p += verb.pointCount
        }
      }
    }
    finishContour()
  }

  // MARK: - Contours

  private func beginContour() {
    guard !isOpen else { return }
    isOpen = true
    starts.append(points.count)
    points.append(current.clamped.rounded)
    subpathStart = current
  }

  private func finishContour() {
    guard isOpen else { return }
    if !(current.isInRange && subpathStart.isInRange) { line(to: subpathStart) }
    isOpen = false
    // Fewer than three points enclose nothing.
    guard let start = starts.last, points.count - start < 3 else { return }
    points.removeSubrange(start...)
    starts.removeLast()
  }

  @inline(__always)
  private func emit(_ point: FlatPoint) {
    let rounded = point.rounded
    if let last = points.last, last == rounded { return }
    points.append(rounded)
  }

  // MARK: - Segments

  @inline(__always)
  private func line(to end: FlatPoint) {
    if current.isInRange && end.isInRange {
      emit(end)
    } else {
      clippedLine(from: current, to: end)
    }
    current = end
  }

  /// Cuts the line where it crosses the four limits and clamps each part, so that it runs along the edge of the range.
  private func clippedLine(from a: FlatPoint, to b: FlatPoint) {
    let limit = FlatPoint.limit
    var cuts: (Double, Double, Double, Double) = (2, 2, 2, 2)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    if dx != 0 { (cuts.0, cuts.1) = ((-limit - a.x) / dx, (limit - a.x) / dx) }
    if dy != 0 { (cuts.2, cuts.3) = ((-limit - a.y) / dy, (limit - a.y) / dy) }
    var passed = 0.0
    while true {
      var next = 2.0
      for cut in [cuts.0, cuts.1, cuts.2, cuts.3] where cut > passed && cut < next { next = cut }
      guard next < 1 else { break }
      emit(FlatPoint(x: a.x + dx * next, y: a.y + dy * next).clamped)
      passed = next
    }
    emit(b.clamped)
  }

  private func quad(_ control: FlatPoint, _ end: FlatPoint, depth: Int) {
    let start = current
    if clip.isOutside(start, control, end, end) { return line(to: end) }
    let ax = start.x - 2 * control.x + end.x
    let ay = start.y - 2 * control.y + end.y
    // |second difference| / 4 is the distance from the chord; n steps divide it by n².
    let steps = FlatPoint.steps(ax * ax + ay * ay, factor: 0.25)
    if steps > FlatPoint.mostSteps && depth < FlatPoint.mostHalvings {
      let (left, right) = (start.middle(control), control.middle(end))
      let middle = left.middle(right)
      quad(left, middle, depth: depth + 1)
      return quad(right, end, depth: depth + 1)
    }
    let count = min(steps, FlatPoint.mostSteps)
    let h = 1 / Double(count)
    let (bx, by) = (2 * (control.x - start.x), 2 * (control.y - start.y))
    for i in 1..<max(count, 1) {
      let t = Double(i) * h
      line(to: FlatPoint(x: start.x + t * (bx + t * ax), y: start.y + t * (by + t * ay)))
    }
    line(to: end)
  }

  private func cubic(_ c1: FlatPoint, _ c2: FlatPoint, _ end: FlatPoint, depth: Int) {
    let start = current
    if clip.isOutside(start, c1, c2, end) { return line(to: end) }
    let (ux, uy) = (start.x - 2 * c1.x + c2.x, start.y - 2 * c1.y + c2.y)
    let (vx, vy) = (c1.x - 2 * c2.x + end.x, c1.y - 2 * c2.y + end.y)
    // The second derivative is at most six times the greater difference; a chord's error is an eighth of that.
    let steps = FlatPoint.steps(max(ux * ux + uy * uy, vx * vx + vy * vy), factor: 0.75)
    if steps > FlatPoint.mostSteps && depth < FlatPoint.mostHalvings {
      let (a, b, c) = (start.middle(c1), c1.middle(c2), c2.middle(end))
      let (ab, bc) = (a.middle(b), b.middle(c))
      let middle = ab.middle(bc)
      cubic(a, ab, middle, depth: depth + 1)
      return cubic(bc, c, end, depth: depth + 1)
    }
    let count = min(steps, FlatPoint.mostSteps)
    let h = 1 / Double(count)
    let (cx, cy) = (3 * (c1.x - start.x), 3 * (c1.y - start.y))
    let (bx, by) = (3 * ux, 3 * uy)
    let (ax, ay) = (end.x - start.x - cx - bx, end.y - start.y - cy - by)
    for i in 1..<max(count, 1) {
      let t = Double(i) * h
      line(to: FlatPoint(x: start.x + t * (cx + t * (bx + t * ax)), y: start.y + t * (cy + t * (by + t * ay))))
    }
    line(to: end)
  }
}

// MARK: - Parts

/// A point in 1/256 device pixel, not yet rounded.
private struct FlatPoint {
  var x: Double
  var y: Double

  /// 2²² pixels, in 1/256 pixel.
  static let limit: Double = 1_073_741_824
  /// A curve that needs more steps is halved first, so that only its visible parts are stepped.
  static let mostSteps = 256
  static let mostHalvings = 64

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

  /// ⌈√(factor · √squared / tolerance)⌉, at least 1; a value past Int's reach gives `Int.max`.
  @inline(__always) static func steps(_ squared: Double, factor: Double) -> Int {
    let allowed = PathFlattener.tolerance * 256
    let steps = (squared.squareRoot() * (factor / allowed)).squareRoot()
    guard steps < 1e9 else { return Int.max }
    return Int(steps) + 1
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
private struct FlatteningClip {
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
