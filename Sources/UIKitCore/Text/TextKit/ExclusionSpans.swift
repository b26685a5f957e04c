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
    let sides = PathSides(path.cgPath)
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
