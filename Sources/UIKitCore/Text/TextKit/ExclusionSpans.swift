// Which parts of a line are free of exclusion paths.
//
// Called by: NSTextContainer and TextContainerSetter, once a line. A path takes from a line what it covers at any height of it:
// contours are cut at the line's top and bottom, and between two contours the inside is found by the path's own rule.

enum ExclusionSpans {
  /// Free parts narrower than this hold no text. Points; chosen here.
  static let narrowest: CGFloat = 8

  /// From left to right, within `line`.
  static func free(in line: CGRect, around paths: [UIBezierPath]) -> [ClosedRange<CGFloat>] {
    guard line.width > 0 else { return [] }
    var free = [line.minX...line.maxX]
    for path in paths {
      for taken in taken(by: path, in: line) {
        free = free.flatMap { span -> [ClosedRange<CGFloat>] in
          guard taken.lowerBound < span.upperBound, taken.upperBound > span.lowerBound else { return [span] }
          var rest: [ClosedRange<CGFloat>] = []
          if span.lowerBound < taken.lowerBound { rest.append(span.lowerBound...taken.lowerBound) }
          if taken.upperBound < span.upperBound { rest.append(taken.upperBound...span.upperBound) }
          return rest
        }
      }
    }
    return free.filter { $0.upperBound - $0.lowerBound >= min(narrowest, line.width) }
  }

  /// The intervals that a path covers somewhere in the line's height, sampled at most a point apart.
  private static func taken(by path: UIBezierPath, in line: CGRect) -> [ClosedRange<CGFloat>] {
    let box = path.cgPath.boundingBoxOfPath
    guard !box.isNull, box.maxY > line.minY, box.minY < line.maxY, box.maxX > line.minX, box.minX < line.maxX else {
      return []
    }
    let (low, high) = (max(line.minY, box.minY), min(line.maxY, box.maxY))
    let sides = FlatSides(path.cgPath)
    let count = min(64, max(2, Int((high - low).rounded(.up)) + 1))
    var intervals: [ClosedRange<CGFloat>] = []
    for index in 0..<count {
      // Samples just inside the ends: a side that only touches the line takes nothing.
      let y = low + (high - low) * (CGFloat(index) + 0.5) / CGFloat(count)
      intervals += sides.covered(at: y, isEvenOdd: path.usesEvenOddFillRule)
    }
    return merged(intervals)
  }

  private static func merged(_ intervals: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for interval in intervals.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, interval.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, interval.upperBound)
      } else {
        result.append(interval)
      }
    }
    return result
  }
}

/// A path's contours as straight sides.
private struct FlatSides {
  private var sides: [(CGPoint, CGPoint)] = []

  init(_ path: CGPath) {
    var sides: [(CGPoint, CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func line(_ end: CGPoint) {
      sides.append((last, end))
      last = end
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        if last != start { line(start) }
        (start, last) = (points[0], points[0])
      case .addLineToPoint: line(points[0])
      case .addQuadCurveToPoint:
        let (a, b, c) = (last, points[0], points[1])
        for step in 1...12 {
          let t = CGFloat(step) / 12
          let s = 1 - t
          line(CGPoint(x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y))
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (last, points[0], points[1], points[2])
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let s = 1 - t
          let (u, v, w, z) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(CGPoint(x: u * a.x + v * b.x + w * c.x + z * d.x, y: u * a.y + v * b.y + w * c.y + z * d.y))
        }
      case .closeSubpath: if last != start { line(start) }
      }
    }
    if last != start { line(start) }
    self.sides = sides
  }

  /// The intervals inside at a height.
  func covered(at y: CGFloat, isEvenOdd: Bool) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, winding: Int)] = []
    for (a, b) in sides where (a.y <= y) != (b.y <= y) {
      crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var intervals: [ClosedRange<CGFloat>] = []
    var (winding, begin) = (0, CGFloat(0))
    for crossing in crossings {
      let wasInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      winding += isEvenOdd ? 1 : crossing.winding
      let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      if !wasInside && isInside { begin = crossing.x }
      if wasInside && !isInside, crossing.x > begin { intervals.append(begin...crossing.x) }
    }
    return intervals
  }
}
