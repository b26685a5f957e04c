// An independent reference for coverage: polygons are cut at every pixel's square and the pieces' signed areas measured.
// Slow and simple, in doubles; shares no code with the drawing side.
@testable import CoreGraphics

enum ExactCoverage {
  /// Signed area, in pixels, of the polygons inside pixel (x, y).
  static func area(_ polygons: [[CGPoint]], _ x: Int, _ y: Int) -> Double {
    polygons.reduce(0) { $0 + signedArea(cut($1, Double(x), Double(y))) }
  }

  /// 0...1 by the fill rule that the kernels document.
  static func coverage(_ polygons: [[CGPoint]], _ x: Int, _ y: Int, evenOdd: Bool = false) -> Double {
    let area = abs(area(polygons, x, y))
    guard evenOdd else { return min(area, 1) }
    let rest = area.truncatingRemainder(dividingBy: 2)
    return rest > 1 ? 2 - rest : rest
  }

  private static func signedArea(_ points: [CGPoint]) -> Double {
    guard points.count > 2 else { return 0 }
    var sum = 0.0
    for index in points.indices {
      let (p, q) = (points[index], points[(index + 1) % points.count])
      sum += Double(p.x * q.y - q.x * p.y)
    }
    return sum / 2
  }

  private static func cut(_ points: [CGPoint], _ x: Double, _ y: Double) -> [CGPoint] {
    var result = cut(points) { Double($0.x) - x }
    result = cut(result) { x + 1 - Double($0.x) }
    result = cut(result) { Double($0.y) - y }
    return cut(result) { y + 1 - Double($0.y) }
  }

  /// The part where `inside` is 0 or more.
  private static func cut(_ points: [CGPoint], _ inside: (CGPoint) -> Double) -> [CGPoint] {
    var result: [CGPoint] = []
    for index in points.indices {
      let (p, q) = (points[index], points[(index + 1) % points.count])
      let (a, b) = (inside(p), inside(q))
      if a >= 0 { result.append(p) }
      if (a >= 0) != (b >= 0) {
        let t = CGFloat(a / (a - b))
        result.append(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
      }
    }
    return result
  }

  /// A cubic in many steps.
  static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, steps: Int = 200) -> [CGPoint] {
    (1...steps).map { step in
      let t = CGFloat(step) / CGFloat(steps)
      let u = 1 - t
      func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> CGFloat {
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
      }
      return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }
  }
}
