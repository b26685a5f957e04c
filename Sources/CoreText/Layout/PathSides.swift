// Where a path is on a horizontal line: for text inside a path, and around one.
//
// Called by: CTFrame (inside), UIKitCore's ExclusionSpans (around). In the path's own space.
import CoreGraphics
import Foundation

/// A path's contours as straight sides: curves in a dozen each.
package struct PathSides {
  private var sides: [(CGPoint, CGPoint)] = []

  package init(_ path: CGPath) {
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

  /// The intervals inside at a height, from left to right. `isEvenOdd`: by that rule, else by the winding number. O(sides).
  package func covered(at y: CGFloat, isEvenOdd: Bool) -> [ClosedRange<CGFloat>] {
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

  /// The intervals that are inside at every height from `low` to `high`, sampled at most a point apart: where a line that
  /// high can stand.
  package func inside(from low: CGFloat, to high: CGFloat, isEvenOdd: Bool) -> [ClosedRange<CGFloat>] {
    let count = min(64, max(2, Int((high - low).rounded(.up)) + 1))
    var common: [ClosedRange<CGFloat>]?
    for index in 0..<count {
      let y = low + (high - low) * (CGFloat(index) + 0.5) / CGFloat(count)
      let here = covered(at: y, isEvenOdd: isEvenOdd)
      guard let known = common else {
        common = here
        continue
      }
      common = known.flatMap { one in
        here.compactMap { other -> ClosedRange<CGFloat>? in
          let (left, right) = (max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
          return left < right ? left...right : nil
        }
      }
    }
    return common ?? []
  }
}
