// Bounding boxes, the rectangle question and flattening by the caller's threshold. Called by: shape layers, UIBezierPath.
// `boundingBox` is cheap and counts control points; `boundingBoxOfPath` solves for the curves' extremes.
import Foundation

extension CGPath {
  /// The box around all points, control points included; `.null` for an empty path. Documented.
  public final var boundingBox: CGRect { storage.controlBounds }

  /// The box around the path itself, control points not included; `.null` for an empty path. Documented.
  public final var boundingBoxOfPath: CGRect { storage.tightBounds }

  /// True when the path is one upright rectangle: four sides, closed, or four lines back to the start.
  /// `rect`, when not nil, then receives it; otherwise it is left alone (chosen here).
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = storage.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Curves replaced by chords that stay within `threshold` (user space) of them (iOS 16).
  ///
  /// Thresholds that are not above zero act as a thousandth. At most 4,096 chords a curve.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(storage: storage.flattened(threshold: threshold > 0 ? threshold : 0.001))
  }
}

extension PathStorage {
  /// Around every point, lone moves and control points too.
  package var controlBounds: CGRect {
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Around the lines and curves; a lone move counts only when there is nothing else.
  package var tightBounds: CGRect {
    if let hint = shapeHint {
      switch hint {
      case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
      }
    }
    var box = PathBox()
    forEachSubpath { subpath in
      for segment in subpath.segments {
        switch segment {
        case .line(let a, let b):
          box.add(a)
          box.add(b)
        case .quad(let a, let c, let b): box.addQuad(a, c, b)
        case .cubic(let a, let c, let d, let b): box.addCubic(a, c, d, b)
        }
      }
    }
    return box.rect ?? controlBounds
  }

  /// The rectangle that the path is, if it is one.
  var rectangle: CGRect? {
    if case .rect(let rect)? = shapeHint { return rect }
    guard verbs.count == 5 || verbs.count == 6, verbs[0] == .move, verbs[1...3].allSatisfy({ $0 == .line }) else {
      return nil
    }
    let isBackAtStart = verbs[4] == .line && points[4] == points[0]
    guard verbs[4] == .close || isBackAtStart, verbs.count == 5 || (isBackAtStart && verbs[5] == .close) else {
      return nil
    }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let horizontalFirst = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let verticalFirst = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard horizontalFirst || verticalFirst else { return nil }
    return CGRect(x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
  }

  /// The same subpaths with curves as chords of equal parameter steps.
  func flattened(threshold: CGFloat) -> PathStorage {
    var result = PathStorage()
    var (current, start, index) = (CGPoint.zero, CGPoint.zero, 0)
    for verb in verbs {
      let p = index
      index += verb.pointCount
      switch verb {
      case .move:
        start = points[p]
        result.move(to: start)
      case .line: result.line(to: points[p])
      case .quad:
        let curve = CubicCurve(quad: current, points[p], points[p + 1])
        curve.forEachChordEnd(within: threshold) { result.line(to: $0) }
      case .cubic:
        let curve = CubicCurve(current, points[p], points[p + 1], points[p + 2])
        curve.forEachChordEnd(within: threshold) { result.line(to: $0) }
      case .close:
        result.close()
        current = start
      }
      if verb.pointCount > 0 { current = points[index - 1] }
    }
    return result
  }
}

/// A growing box around points and curves.
private struct PathBox {
  private var low = CGPoint.zero
  private var high = CGPoint.zero
  private var isEmpty = true

  var rect: CGRect? {
    isEmpty ? nil : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ point: CGPoint) {
    guard !isEmpty else {
      (low, high, isEmpty) = (point, point, false)
      return
    }
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  private func contains(_ point: CGPoint) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  mutating func addQuad(_ a: CGPoint, _ c: CGPoint, _ b: CGPoint) {
    add(a)
    add(b)
    if contains(c) { return }
    let curve = CubicCurve(quad: a, c, b)
    for (from, control, to) in [(a.x, c.x, b.x), (a.y, c.y, b.y)] {
      let denominator = from - 2 * control + to
      let t = (from - control) / denominator
      if t > 0 && t < 1 { add(curve.point(at: t)) }
    }
  }

  mutating func addCubic(_ a: CGPoint, _ c: CGPoint, _ d: CGPoint, _ b: CGPoint) {
    add(a)
    add(b)
    if contains(c) && contains(d) { return }
    let curve = CubicCurve(a, c, d, b)
    for t in CubicCurve.extremes(a.x, c.x, d.x, b.x) + CubicCurve.extremes(a.y, c.y, d.y, b.y) {
      add(curve.point(at: t))
    }
  }
}
