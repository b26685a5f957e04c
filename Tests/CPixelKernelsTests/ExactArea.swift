// The slow truth for scan conversion: a polygon's signed area in one pixel, integrated edge by edge in Double.
//
// Used by the scan and rounded-rectangle tests. Knows nothing of the kernels.
import CPixelKernels

/// A repeatable generator: the tests never depend on the day's luck.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// A closed contour in 1/256 pixel.
struct Contour {
  var points: [(x: Int32, y: Int32)]
  var flat: [Int32] { points.flatMap { [$0.x, $0.y] } }

  static func random(points count: Int, in range: ClosedRange<Int32>, using random: inout SeededGenerator) -> Contour {
    Contour(
      points: (0..<count).map { _ in (.random(in: range, using: &random), .random(in: range, using: &random)) })
  }
}

enum ExactArea {
  /// The signed area of the contours inside pixel (px, py); 1 is one whole winding.
  static func area(_ contours: [Contour], _ px: Int, _ py: Int) -> Double {
    var total = 0.0
    for contour in contours {
      var a = contour.points[contour.points.count - 1]
      for b in contour.points {
        total += edge(
          Double(a.x) / 256, Double(a.y) / 256, Double(b.x) / 256, Double(b.y) / 256, Double(px), Double(py))
        a = b
      }
    }
    return total
  }

  /// What lies right of the edge, inside the pixel.
  private static func edge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ px: Double, _ py: Double) -> Double
  {
    if y0 == y1 { return 0 }
    if y0 > y1 { return -edge(x1, y1, x0, y0, px, py) }
    let top = max(y0, py)
    let bottom = min(y1, py + 1)
    if top >= bottom { return 0 }
    let slope = (x1 - x0) / (y1 - y0)
    let at = { (y: Double) in x0 + (y - y0) * slope - px }
    var cuts = [top, bottom]
    if slope != 0 {
      for side in [px, px + 1] {
        let y = y0 + (side - x0) / slope
        if y > top, y < bottom { cuts.append(y) }
      }
    }
    cuts.sort()
    var sum = 0.0
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let x = (at(from) + at(to)) / 2
      sum += (to - from) * (1 - min(max(x, 0), 1))
    }
    return sum
  }

  /// The level that the fill rule makes of an area, unrounded.
  static func level(_ area: Double, _ rule: px_fill_rule) -> Double {
    var a = abs(area)
    if rule == PX_FILL_EVENODD {
      a = a.truncatingRemainder(dividingBy: 2)
      return (a > 1 ? 2 - a : a) * 255
    }
    a = min(a, 1)
    return a * 255
  }
}

/// A scan of one thread, freed with its owner.
final class TestScan {
  let scan = px_scan_create()!
  deinit { px_scan_destroy(scan) }

  /// Starts over with the clip and takes the contours.
  func begin(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ contours: [Contour]) {
    px_scan_begin(scan, x0, y0, x1, y1)
    for contour in contours {
      let flat = contour.flat
      precondition(px_scan_contour(scan, flat, contour.points.count))
    }
  }

  /// Dense coverage of a rectangle.
  func mask(_ rule: px_fill_rule, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) -> [UInt8] {
    let width = Int(x1 - x0)
    var mask = [UInt8](repeating: 77, count: width * Int(y1 - y0))
    px_scan_mask(scan, rule, x0, y0, x1, y1, &mask, width)
    return mask
  }
}
