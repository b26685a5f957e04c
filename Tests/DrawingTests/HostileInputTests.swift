// Numbers that make no sense, sizes that cannot be: nothing crashes, nothing hangs.
@testable import CoreGraphics
import Testing

@Suite struct HostileInputTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300, 1e20, 1e9, -1e9,
    1e-300, .leastNonzeroMagnitude, 0, -0.0, 5,
  ]

  @Test func everyVerbSurvivesEveryNumber() {
    var random = SeededRandom(5)
    func number() -> CGFloat { Self.numbers[random.index(Self.numbers.count)] }
    func rect() -> CGRect {
      if random.chance(0.1) { return random.chance(0.5) ? .null : .infinite }
      return CGRect(x: number(), y: number(), width: number(), height: number())
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    let gradient = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil)!
    for round in 0..<150 {
      let context = canvas(16, 16)
      if random.chance(0.3) { context.scaleBy(x: number(), y: number()) }
      if random.chance(0.3) { context.translateBy(x: number(), y: number()) }
      if random.chance(0.3) { context.rotate(by: number()) }
      if random.chance(0.2) { context.clip(to: rect()) }
      if random.chance(0.2) { context.clip(to: rect(), mask: RandomDrawing.picture) }
      context.setLineWidth(number())
      context.setMiterLimit(number())
      context.setLineDash(phase: number(), lengths: [number(), number()])
      context.setAlpha(number())
      context.setFlatness(number())
      context.setPatternPhase(CGSize(width: number(), height: number()))
      if random.chance(0.3) {
        context.setShadow(offset: CGSize(width: number(), height: number()), blur: number(), color: red)
      }
      context.setFillColor(red: number(), green: number(), blue: number(), alpha: number())
      context.fill(rect())
      context.fillEllipse(in: rect())
      context.stroke(rect(), width: number())
      context.move(to: point())
      context.addLine(to: point())
      context.addCurve(to: point(), control1: point(), control2: point())
      context.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
      context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
      context.drawPath(using: .eoFillStroke)
      context.draw(RandomDrawing.picture, in: rect(), byTiling: random.chance(0.3))
      context.draw(RandomDrawing.maskImage, in: rect())
      context.drawLinearGradient(gradient, start: point(), end: point(), options: .drawsAfterEndLocation)
      context.drawRadialGradient(
        gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(), options: [])
      context.drawConicGradient(gradient, center: point(), angle: number())
      context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
      context.clear(rect())
      context.endTransparencyLayer()
      #expect(context.makeImage() != nil, "round \(round)")
    }
  }

  @Test func contextsThatCannotBeAreRefused() {
    func raw(_ width: Int, _ height: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    #expect(raw(0, 10) == nil)
    #expect(raw(10, -1) == nil)
    #expect(raw(.max, .max) == nil)
    #expect(raw(1_000_000, 1) == nil)
    #expect(raw(1, 1) != nil)
    #expect(CGContext(uiKitSize: .zero, scale: 1, opaque: false) == nil)
    #expect(CGContext(uiKitSize: CGSize(width: CGFloat.nan, height: 1), scale: 1, opaque: false) == nil)
    #expect(CGContext(uiKitSize: CGSize(width: 1e9, height: 1e9), scale: 3, opaque: false) == nil)
    #expect(CGContext(uiKitSize: CGSize(width: 1, height: 1), scale: .infinity, opaque: false) == nil)
  }

  @Test func hugeShapesCoverTheTarget() {
    let context = canvas(8, 8)
    context.setFillColor(red)
    context.fill(CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8))
    #expect(pixels(of: context).values.allSatisfy { $0 == 0xFFFF_0000 })
    let other = canvas(8, 8)
    other.setFillColor(red)
    let huge = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    other.addPath(CGPath(roundedRect: huge, cornerWidth: 50, cornerHeight: 50, transform: nil))
    other.fillPath()
    #expect(pixels(of: other).values.allSatisfy { $0 == 0xFFFF_0000 })
    let infinite = canvas(8, 8)
    infinite.setFillColor(red)
    infinite.fill(.infinite)
    #expect(pixels(of: infinite).values.allSatisfy { $0 == 0xFFFF_0000 })
  }
}
