// Solid colours, translucent ones above all, through every blend mode and every kind of coverage, against SlowBlend.
@testable import CoreGraphics
import Testing

@Suite struct SolidColorTests {
  /// A colour as a client states it: components and alpha, and the context's alpha.
  private struct Ink {
    let components: [Double]
    let contextAlpha: Double

    init(using random: inout SeededRandom) {
      func level() -> Double { Double(random.index(256)) / 255 }
      components = [level(), level(), level(), [level(), level(), 1].randomElement(using: &random) ?? 1]
      contextAlpha = [1, level(), level()].randomElement(using: &random) ?? 1
    }

    /// Premultiplied levels, as the working format holds them: rounded after the colour's own alpha, and after the
    /// context's.
    var source: SlowPixel {
      let (r, g, b, a) = (components[0], components[1], components[2], components[3])
      return (SlowPixel(r * a, g * a, b * a, a).inLevels * contextAlpha).inLevels
    }

    func set(_ context: CGContext) {
      context.setFillColor(
        red: CGFloat(components[0]), green: CGFloat(components[1]), blue: CGFloat(components[2]),
        alpha: CGFloat(components[3]))
      context.setAlpha(CGFloat(contextAlpha))
    }
  }

  private let width = 64

  /// One row of random premultiplied pixels, as an image and in a context.
  private func background(_ random: inout SeededRandom) -> (context: CGContext, pixels: [UInt32]) {
    var pixels: [UInt32] = []
    for _ in 0..<width {
      let alpha = [0, 255, random.index(256)].randomElement(using: &random) ?? 0
      var pixel = UInt32(alpha) << 24
      for shift: UInt32 in [0, 8, 16] { pixel |= UInt32(random.index(alpha + 1)) << shift }
      pixels.append(pixel)
    }
    let context = canvas(width, 1)
    context.setBlendMode(.copy)
    context.draw(image([pixels]), in: CGRect(x: 0, y: 0, width: width, height: 1))
    context.setBlendMode(.normal)
    return (context, pixels)
  }

  private func worstDistance(_ mode: CGBlendMode, _ source: SlowPixel, _ before: [UInt32], _ after: [UInt32]) -> Double
  {
    var worst = 0.0
    for (old, new) in zip(before, after) {
      worst = max(worst, SlowBlend.blend(mode, source, over: SlowPixel(old)).distance(to: new))
    }
    return worst
  }

  @Test("Every mode is within a level of its formula", arguments: CGBlendMode.allCases)
  func everyMode(_ mode: CGBlendMode) {
    var random = SeededRandom(Int(mode.rawValue) + 300)
    for round in 0..<60 {
      let (context, before) = background(&random)
      #expect(pixels(of: context).values == before)
      let ink = Ink(using: &random)
      ink.set(context)
      context.setBlendMode(mode)
      context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
      let after = pixels(of: context).values
      let worst = worstDistance(mode, ink.source, before, after)
      #expect(worst <= 1, "\(mode) round \(round): \(ink)")
    }
  }

  @Test("A translucent colour, whatever shape it fills")
  func shapes() {
    var random = SeededRandom(340)
    for round in 0..<200 {
      let (context, before) = background(&random)
      let ink = Ink(using: &random)
      ink.set(context)
      // Half a pixel's height is covered, by rectangles, paths and clips.
      let half = CGRect(x: 0, y: 0, width: width, height: 1).insetBy(dx: 0, dy: 0.25)
      switch round % 3 {
      case 0: context.fill(half)
      case 1:
        context.addLines(between: [
          CGPoint(x: half.minX, y: half.minY), CGPoint(x: half.maxX, y: half.minY), CGPoint(x: half.maxX, y: half.maxY),
          CGPoint(x: half.minX, y: half.maxY),
        ])
        context.fillPath()
      default:
        context.clip(to: half)
        context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
      }
      let after = pixels(of: context).values
      let source = ink.source * (128.0 / 255)
      let worst = worstDistance(.normal, source, before, after)
      // The covered colour is rounded to levels before it is laid over: half a level in it, half in what it hides.
      #expect(worst <= 1.5, "round \(round): \(ink)")
    }
  }

  @Test("Alphas multiply: a colour's, the context's and a layer's")
  func alphasMultiply() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let context = canvas(1, 1)
      context.setAlpha(CGFloat(alpha) / 255)
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let level = UInt32((128 * Double(alpha) / 255 + 0.5).rounded(.down))
      #expect(pixels(of: context)[0, 0] == level << 24 | level << 16 | level << 8 | level, "alpha \(alpha)")
    }
  }
}
