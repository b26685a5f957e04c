// The length of a cubic, and the parameter at a distance along it. Called by: PathDasher.
// A table of 16 intervals, each measured by five-point Gauss–Legendre quadrature; within an interval Newton steps on the
// same quadrature. Curves without cusps come out to about 10⁻⁶ of their length. Only + − × ÷ √.
import Foundation

struct CurveMeasure {
  private let curve: CubicCurve
  /// Lengths from the start to the end of each interval; the first is 0.
  private let lengths: [CGFloat]

  private static let intervals = 16
  private static let nodes: [(CGFloat, CGFloat)] = [
    (0, 0.5688888888888889), (-0.5384693101056831, 0.47862867049936647), (0.5384693101056831, 0.47862867049936647),
    (-0.906179845938664, 0.23692688505618908), (0.906179845938664, 0.23692688505618908),
  ]

  init(_ curve: CubicCurve) {
    self.curve = curve
    var sum: CGFloat = 0
    var table: [CGFloat] = [0]
    table.reserveCapacity(Self.intervals + 1)
    for i in 0..<Self.intervals {
      let step = 1 / CGFloat(Self.intervals)
      sum += Self.length(of: curve, from: CGFloat(i) * step, to: CGFloat(i + 1) * step)
      table.append(sum)
    }
    lengths = table
  }

  /// Of the whole curve.
  var length: CGFloat { lengths[Self.intervals] }

  /// The parameter, in 0…1, of the point that lies `distance` along the curve.
  func parameter(at distance: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    var interval = 0
    while interval < Self.intervals - 1 && lengths[interval + 1] < distance { interval += 1 }
    let start = CGFloat(interval) / CGFloat(Self.intervals)
    let rest = distance - lengths[interval]
    let whole = lengths[interval + 1] - lengths[interval]
    var (low, high) = (start, start + 1 / CGFloat(Self.intervals))
    var t = whole > 0 ? start + (high - start) * (rest / whole) : start
    for _ in 0..<8 {
      let error = Self.length(of: curve, from: start, to: t) - rest
      if abs(error) <= length * 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let speed = curve.derivative(at: t).length
      let next = speed > 0 ? t - error / speed : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func length(of curve: CubicCurve, from a: CGFloat, to b: CGFloat) -> CGFloat {
    let (middle, half) = ((a + b) / 2, (b - a) / 2)
    var sum: CGFloat = 0
    for (node, weight) in nodes { sum += weight * curve.derivative(at: middle + half * node).length }
    return sum * half
  }
}
