// Filled shapes against exact areas.
@testable import CoreGraphics
import Testing

@Suite struct PathCoverageTests {
  /// Draws white, opaque, and compares alpha with the area of the polygons in every pixel.
  private func expectCoverage(
    _ polygons: [[CGPoint]], evenOdd: Bool = false, within tolerance: Double = 1, _ comment: String,
    draw: (CGContext) -> Void
  ) {
    let context = canvas(24, 24)
    context.setFillColor(white)
    context.setStrokeColor(white)
    draw(context)
    let result = pixels(of: context)
    var worst = 0.0
    for y in 0..<24 {
      for x in 0..<24 {
        let expected = ExactCoverage.coverage(polygons, x, y, evenOdd: evenOdd) * 255
        worst = max(worst, abs(expected - Double(result[x, y] >> 24)))
      }
    }
    #expect(worst <= tolerance, "\(comment): off by \(worst)")
  }

  private func point(_ random: inout SeededRandom) -> CGPoint {
    // Multiples of 1/256, so that rounding to the drawing's precision changes nothing.
    CGPoint(x: (random.number(-4...28) * 256).rounded() / 256, y: (random.number(-4...28) * 256).rounded() / 256)
  }

  @Test func polygonsFollowBothRules() {
    var random = SeededRandom(1)
    for round in 0..<60 {
      let points = (0..<(3 + random.index(5))).map { _ in point(&random) }
      let isEvenOdd = round % 2 == 1
      expectCoverage([points], evenOdd: isEvenOdd, "polygon \(round)") { context in
        context.addLines(between: points)
        context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
      }
    }
  }

  @Test func curvesAreFlatEnough() {
    var random = SeededRandom(2)
    for round in 0..<40 {
      let (a, b, c, d) = (point(&random), point(&random), point(&random), point(&random))
      expectCoverage([[a] + ExactCoverage.cubic(a, b, c, d)], "curve \(round)") { context in
        context.move(to: a)
        context.addCurve(to: d, control1: b, control2: c)
        context.fillPath()
      }
    }
  }

  @Test func rectanglesWithFractions() {
    var random = SeededRandom(3)
    for round in 0..<60 {
      let (a, b) = (point(&random), point(&random))
      let rect = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
      let corners = [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ]
      expectCoverage([corners], "rectangle \(round)") { $0.fill(rect) }
      expectCoverage([corners], "rectangle path \(round)") { context in
        context.addLines(between: corners)
        context.fillPath()
      }
    }
  }

  /// The kernels' circles are arcs, the paths' are cubics that stray 0.028 % of the radius from them.
  @Test func circlesAndRoundedRectanglesByKernelEqualPaths() {
    var random = SeededRandom(4)
    for round in 0..<40 {
      let rect = CGRect(
        x: random.number(0...8), y: random.number(0...8), width: random.number(2...15), height: random.number(2...15))
      let square = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.width)
      let circle = CGPath(ellipseIn: square, transform: nil)
      let rounded = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil)
      let shape = round % 2 == 0 ? circle : rounded
      let hinted = canvas(24, 24)
      hinted.setFillColor(white)
      hinted.addPath(shape)
      hinted.fillPath()
      let plain = canvas(24, 24)
      plain.setFillColor(white)
      plain.move(to: CGPoint(x: 100, y: 100))
      plain.addPath(shape)
      plain.fillPath()
      #expect(pixels(of: hinted).distance(to: pixels(of: plain)) <= 2, "shape \(round)")
    }
  }

  @Test func linesOfAnyDirection() {
    var random = SeededRandom(5)
    for round in 0..<40 {
      let (a, b) = (point(&random), point(&random))
      let width = random.number(0.5...6)
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      guard length > 1 else { continue }
      let n = CGPoint(x: (a.y - b.y) / length * width / 2, y: (b.x - a.x) / length * width / 2)
      let outline = [
        CGPoint(x: a.x + n.x, y: a.y + n.y), CGPoint(x: b.x + n.x, y: b.y + n.y), CGPoint(x: b.x - n.x, y: b.y - n.y),
        CGPoint(x: a.x - n.x, y: a.y - n.y),
      ]
      // Corners are rounded to 1/256 pixel: up to half of that along a whole side.
      expectCoverage([outline], within: 2, "line \(round)") { context in
        context.setLineWidth(width)
        context.strokeLineSegments(between: [a, b])
      }
    }
  }

  @Test func strokesAreFillsOfTheirOutline() {
    var random = SeededRandom(6)
    for round in 0..<30 {
      let points = (0..<4).map { _ in point(&random) }
      let (cap, join) = (CGLineCap(rawValue: Int32(round % 3))!, CGLineJoin(rawValue: Int32(round / 3 % 3))!)
      let (first, second) = (canvas(24, 24), canvas(24, 24))
      for context in [first, second] {
        context.setFillColor(white)
        context.setStrokeColor(white)
        context.setLineWidth(3.5)
        context.setLineCap(cap)
        context.setLineJoin(join)
        context.addLines(between: points)
      }
      first.strokePath()
      second.replacePathWithStrokedPath()
      second.fillPath()
      #expect(pixels(of: first).distance(to: pixels(of: second)) <= 1, "stroke \(round)")
    }
  }

  @Test func withoutAntialiasingPixelsAreWholeOrNot() {
    let context = canvas(24, 24)
    context.setShouldAntialias(false)
    context.setFillColor(red)
    context.fillEllipse(in: CGRect(x: 2.3, y: 3.1, width: 17, height: 12))
    context.fill(CGRect(x: 0.4, y: 0.6, width: 3, height: 3))
    #expect(pixels(of: context).values.allSatisfy { $0 == 0 || $0 == 0xFFFF_0000 })
    #expect(pixels(of: context)[0, 0] == 0)
    #expect(pixels(of: context)[0, 1] == 0xFFFF_0000)
  }
}
