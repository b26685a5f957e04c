// Where an underline makes room for descenders.
//
// Called by: TextLinePainter. Reads glyph outlines: a glyph whose contour crosses the underline's band cuts a gap as wide as
// the ink there, with a margin on each side. Round letters that stand a little below the baseline cut none.

enum InkGaps {
  /// `spans` without what the run's ink takes in `band`, with `gap` on each side and half of it above and below; all in the
  /// context's user space, points. `overshoot`: how far letters on the baseline may reach below it.
  static func cut(
    _ spans: [ClosedRange<CGFloat>], run: TypesetRun, origin: CGPoint, band: CGRect, gap: CGFloat,
    overshoot: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let base = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
    var low = band.minY - base.y - gap / 2
    let high = band.maxY - base.y + gap / 2
    // Not for glyphs that were lowered across the line.
    if band.minY >= base.y { low = max(low, overshoot) }
    guard low < high else { return spans }
    var spans = spans
    let transform = run.glyphs.glyphTransform
    for (glyph, position) in zip(run.glyphs.glyphs, run.glyphs.positions) {
      let outline = run.glyphs.font.outline(
        of: glyph, transform: transform.concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
      guard let ink = extent(of: outline, from: low, to: high) else { continue }
      let hole = (base.x + ink.lowerBound - gap)...(base.x + ink.upperBound + gap)
      spans = spans.flatMap { span -> [ClosedRange<CGFloat>] in
        guard hole.lowerBound < span.upperBound, hole.upperBound > span.lowerBound else { return [span] }
        var rest: [ClosedRange<CGFloat>] = []
        if span.lowerBound < hole.lowerBound { rest.append(span.lowerBound...hole.lowerBound) }
        if hole.upperBound < span.upperBound { rest.append(hole.upperBound...span.upperBound) }
        return rest
      }
    }
    return spans
  }

  /// The smallest and largest x of the contours between two heights; nil when they do not reach there.
  private static func extent(of path: CGPath, from low: CGFloat, to high: CGFloat) -> ClosedRange<CGFloat>? {
    let box = path.boundingBox
    guard !box.isNull, box.maxY > low, box.minY < high else { return nil }
    var extent: ClosedRange<CGFloat>?
    func add(_ x: CGFloat) { extent = extent.map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x }
    var last = CGPoint.zero
    /// The part of a side between the two heights.
    func side(to end: CGPoint) {
      let (a, b) = last.y <= end.y ? (last, end) : (end, last)
      last = end
      guard b.y > low, a.y < high else { return }
      func x(at y: CGFloat) -> CGFloat { b.y == a.y ? a.x : a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) }
      add(a.y < low ? x(at: low) : a.x)
      add(b.y > high ? x(at: high) : b.x)
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: last = points[0]
      case .addLineToPoint: side(to: points[0])
      case .addQuadCurveToPoint:
        let start = last
        for step in 1...4 { side(to: quadratic(start, points[0], points[1], CGFloat(step) / 4)) }
      case .addCurveToPoint:
        let start = last
        for step in 1...4 { side(to: cubic(start, points[0], points[1], points[2], CGFloat(step) / 4)) }
      case .closeSubpath: break
      }
    }
    return extent
  }

  private static func quadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
  }

  private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (u, v, w, z) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(x: u * a.x + v * b.x + w * c.x + z * d.x, y: u * a.y + v * b.y + w * c.y + z * d.y)
  }
}
