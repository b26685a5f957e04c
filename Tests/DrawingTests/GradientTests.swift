// Gradients against their definition: straight interpolation, then premultiplication, at pixel centres.
@testable import CoreGraphics
import Testing

@Suite struct GradientTests {
  private let colors: [[Double]] = [[1, 0, 0, 1], [0, 0.5, 1, 0.4], [0.2, 1, 0, 0.9]]
  private let locations: [CGFloat] = [0, 0.4, 1]

  private var gradient: CGGradient {
    let list = colors.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    return CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: list as CFArray, locations: locations)!
  }

  private func expected(_ t: Double, _ options: CGGradientDrawingOptions) -> UInt32? {
    if t.isNaN || (t < 0 && !options.contains(.drawsBeforeStartLocation))
      || (t > 1 && !options.contains(.drawsAfterEndLocation))
    {
      return 0
    }
    let t = min(max(t, 0), 1)
    let upper = t < 0.4 ? 1 : 2
    let (low, high) = (Double(locations[upper - 1]), Double(locations[upper]))
    let share = (t - low) / (high - low)
    let mixed = (0..<4).map { colors[upper - 1][$0] + (colors[upper][$0] - colors[upper - 1][$0]) * share }
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(mixed[3]) << 24 | byte(mixed[0] * mixed[3]) << 16 | byte(mixed[1] * mixed[3]) << 8
      | byte(mixed[2] * mixed[3])
  }

  /// `position` of a pixel centre; positions within `edge` of 0 and 1 may go either way.
  private func expectGradient(
    _ options: CGGradientDrawingOptions, _ comment: String, draw: (CGContext) -> Void, position: (CGPoint) -> Double
  ) {
    let context = canvas(40, 40)
    draw(context)
    let result = pixels(of: context)
    var worst = 0
    for y in 0..<40 {
      for x in 0..<40 {
        let t = position(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if abs(t) < 1e-4 || abs(t - 1) < 1e-4 { continue }
        worst = max(worst, channelDistance(result[x, y], expected(t, options)!))
      }
    }
    #expect(worst <= 1, "\(comment): off by \(worst)")
  }

  @Test func linear() {
    var random = SeededRandom(8)
    for round in 0..<40 {
      let a = CGPoint(x: random.number(-10...50), y: random.number(-10...50))
      let other = CGPoint(x: random.number(-10...50), y: random.number(-10...50))
      let b = round % 4 == 0 ? CGPoint(x: a.x, y: a.y + 25) : other
      let options = CGGradientDrawingOptions(rawValue: UInt32(round % 4))
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      guard dx * dx + dy * dy > 400 else { continue }
      expectGradient(options, "linear \(round)") {
        $0.drawLinearGradient(gradient, start: a, end: b, options: options)
      } position: { p in
        Double(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy))
      }
    }
  }

  @Test func concentric() {
    var random = SeededRandom(9)
    for round in 0..<30 {
      let center = CGPoint(x: random.number(0...40), y: random.number(0...40))
      let (r0, r1) = (random.number(0...8), random.number(30...50))
      let options = CGGradientDrawingOptions(rawValue: UInt32(round % 4))
      expectGradient(options, "radial \(round)") {
        $0.drawRadialGradient(
          gradient, startCenter: center, startRadius: r0, endCenter: center, endRadius: r1, options: options)
      } position: { p in
        let distance = ((p.x - center.x) * (p.x - center.x) + (p.y - center.y) * (p.y - center.y)).squareRoot()
        return Double((distance - r0) / (r1 - r0))
      }
    }
  }

  /// A circle inside another: every point has one circle, found here by bisection.
  @Test func circleInsideCircle() {
    let (c0, c1) = (CGPoint(x: 15, y: 18), CGPoint(x: 20, y: 20))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    expectGradient(options, "two circles") {
      $0.drawRadialGradient(
        gradient, startCenter: c0, startRadius: 2, endCenter: c1, endRadius: 30, options: options)
    } position: { p in
      func outside(_ t: Double) -> Bool {
        let (x, y, r) = (c0.x + (c1.x - c0.x) * t, c0.y + (c1.y - c0.y) * t, 2 + 28 * t)
        return (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y) > r * r
      }
      var (low, high) = (-2.0 / 28, 5.0)
      if !outside(low) { return low }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if outside(middle) { low = middle } else { high = middle }
      }
      return low
    }
  }

  @Test func conicGoesOnceRound() {
    let context = canvas(40, 40)
    let ramp = CGGradient(
      colorsSpace: nil, colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray, locations: nil)!
    context.drawConicGradient(ramp, center: CGPoint(x: 20, y: 20), angle: 0)
    let result = pixels(of: context)
    // From the x axis towards the y axis, which points down here: right 0, below 1/4, left 1/2, above 3/4.
    for (x, y, share) in [(39, 20, 0.004), (20, 39, 0.246), (0, 20, 0.4959), (19, 0, 0.746), (39, 19, 0.996)] {
      #expect(abs(Double(result[x, y] & 255) - share * 255) <= 1.5, "(\(x), \(y))")
    }
  }

  /// Documented: without locations the colours are spread evenly; without a stop at an end the nearest colour goes on.
  @Test func stopsAreSpreadAndProlonged() {
    let spread = CGGradient(colorsSpace: nil, colors: [red, green, blue] as CFArray, locations: nil)!
    #expect(spread.stops.map(\.location) == [0, 0.5, 1])
    let inner = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0.25, 0.75])!
    #expect(inner.pixel(at: 0) == 0xFFFF_0000)
    #expect(inner.pixel(at: 1) == 0xFF00_00FF)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let components: [CGFloat] = [0, 1, 1, 1]
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: nil, count: 2)!
    #expect(gray.pixel(at: 1) == 0xFFFF_FFFF)
  }
}
