// Random verbs on any context: the same seed draws the same picture wherever it is drawn.
@testable import CoreGraphics

/// Draws `verbs` random operations into about 64 × 64 points, layers and saves balanced at the end.
struct RandomDrawing {
  private var random: SeededRandom
  private var depth = 0
  private var layers = 0
  private let verbs: Int

  init(seed: Int, verbs: Int = 12) {
    random = SeededRandom(seed)
    self.verbs = verbs
  }

  static let picture: CGImage = {
    var random = SeededRandom(77)
    return image(
      (0..<9).map { _ in
        (0..<13).map { _ in
          CGColor(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
            alpha: random.chance(0.5) ? 1 : random.number(0...1)
          ).premultipliedPixel
        }
      })
  }()

  static let maskImage: CGImage = {
    let bytes = Data((0..<64).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    return CGImage(
      maskWidth: 8, height: 8, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 8,
      provider: CGDataProvider(data: bytes as CFData)!, decode: nil, shouldInterpolate: true)!
  }()

  static let coloredPattern = CGPattern(
    bounds: CGRect(x: 0, y: 0, width: 7, height: 5), matrix: CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 3, ty: 2),
    xStep: 7, yStep: 5, isColored: true
  ) { context in
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    context.setFillColor(blue)
    context.fillEllipse(in: CGRect(x: 2, y: 1, width: 4, height: 4))
  }!

  static let plainPattern = CGPattern(
    bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4, isColored: false
  ) { context in
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }!

  mutating func draw(on context: CGContext) {
    for _ in 0..<verbs {
      setUp(context)
      paint(context)
    }
    while layers > 0 {
      context.endTransparencyLayer()
      layers -= 1
    }
    while depth > 0 {
      context.restoreGState()
      depth -= 1
    }
  }

  // MARK: Pieces

  private mutating func point() -> CGPoint { CGPoint(x: random.number(-8...72), y: random.number(-8...72)) }

  private mutating func rect() -> CGRect {
    let wholes = random.chance(0.3)
    let (a, width, height) = (point(), random.number(1...50), random.number(1...50))
    let rect = CGRect(x: a.x, y: a.y, width: width, height: height)
    return wholes ? rect.integral : rect
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.chance(0.5) ? 1 : random.number(0...1))
  }

  private mutating func path() -> CGPath {
    let path = CGMutablePath()
    switch random.index(5) {
    case 0: path.addRoundedRect(in: rect(), cornerWidth: 5, cornerHeight: 5)
    case 1: path.addEllipse(in: rect())
    case 2: path.addRect(rect())
    default:
      path.move(to: point())
      for _ in 0..<(2 + random.index(5)) {
        if random.chance(0.5) {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if random.chance(0.5) { path.closeSubpath() }
    }
    return path
  }

  private mutating func gradient() -> CGGradient {
    let colors = (0..<(2 + random.index(3))).map { _ in color() }
    return CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)!
  }

  // MARK: State

  private mutating func setUp(_ context: CGContext) {
    if random.chance(0.3), layers == 0 {
      context.saveGState()
      depth += 1
    }
    context.setFillColor(color())
    context.setStrokeColor(color())
    if random.chance(0.2) { setPattern(context) }
    if random.chance(0.3) { context.setAlpha(random.number(0...1)) }
    if random.chance(0.3) { context.setBlendMode(CGBlendMode(rawValue: Int32(random.index(28)))!) }
    if random.chance(0.3) { transform(context) }
    if random.chance(0.25) { clip(context) }
    if random.chance(0.2) {
      let offset = CGSize(width: random.number(-6...6), height: random.number(-6...6))
      context.setShadow(offset: offset, blur: random.number(0...8), color: color())
    } else if random.chance(0.5) {
      context.setShadow(offset: .zero, blur: 0, color: nil)
    }
    if random.chance(0.1) { context.setShouldAntialias(random.chance(0.5)) }
    context.interpolationQuality = CGInterpolationQuality(rawValue: Int32(random.index(5)))!
    if random.chance(0.15), layers < 3 {
      context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
      layers += 1
    } else if random.chance(0.3), layers > 0 {
      context.endTransparencyLayer()
      layers -= 1
    }
    if random.chance(0.2), depth > 0, layers == 0 {
      context.restoreGState()
      depth -= 1
    }
  }

  private mutating func setPattern(_ context: CGContext) {
    context.setPatternPhase(CGSize(width: random.number(-4...4), height: random.number(-4...4)))
    if random.chance(0.5) {
      context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
      context.setFillPattern(Self.coloredPattern, colorComponents: [1])
    } else {
      context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
      context.setFillPattern(Self.plainPattern, colorComponents: [0.2, 0.4, 0.6, 0.8])
    }
  }

  private mutating func transform(_ context: CGContext) {
    switch random.index(3) {
    case 0: context.translateBy(x: random.number(-9...9), y: random.number(-9...9))
    case 1: context.scaleBy(x: random.number(0.5...1.8), y: random.number(-1.5...1.8))
    default:
      context.translateBy(x: 32, y: 32)
      context.rotate(by: random.number(-3...3))
      context.translateBy(x: -32, y: -32)
    }
  }

  private mutating func clip(_ context: CGContext) {
    switch random.index(4) {
    case 0: context.clip(to: rect())
    case 1: context.clip(to: [rect(), rect(), rect()])
    case 2: context.clip(to: rect(), mask: random.chance(0.5) ? Self.maskImage : Self.picture)
    default:
      context.addPath(path())
      context.clip(using: random.chance(0.5) ? .winding : .evenOdd)
    }
  }

  // MARK: Painting

  private mutating func paint(_ context: CGContext) {
    let options = CGGradientDrawingOptions(rawValue: UInt32(random.index(4)))
    switch random.index(14) {
    case 0, 1: context.fill(rect())
    case 2: context.fillEllipse(in: rect())
    case 3, 4:
      context.addPath(path())
      context.fillPath(using: random.chance(0.5) ? .winding : .evenOdd)
    case 5, 6: stroke(context)
    case 7: context.draw(Self.picture, in: rect())
    case 8: context.draw(Self.maskImage, in: rect())
    case 9: context.drawLinearGradient(gradient(), start: point(), end: point(), options: options)
    case 10:
      let center = point()
      context.drawRadialGradient(
        gradient(), startCenter: center, startRadius: random.number(0...10),
        endCenter: random.chance(0.5) ? center : point(), endRadius: random.number(0...40), options: options)
    case 11: context.drawConicGradient(gradient(), center: point(), angle: random.number(-3...3))
    case 12: context.clear(rect())
    default:
      let size = CGRect(x: 0, y: 0, width: random.number(4...20), height: random.number(4...20))
      context.draw(Self.picture, in: size, byTiling: true)
    }
  }

  private mutating func stroke(_ context: CGContext) {
    context.setLineWidth(random.number(0...9))
    context.setLineCap(CGLineCap(rawValue: Int32(random.index(3)))!)
    context.setLineJoin(CGLineJoin(rawValue: Int32(random.index(3)))!)
    context.setLineDash(phase: random.number(0...5), lengths: random.chance(0.3) ? [5, 3] : [])
    context.addPath(path())
    context.strokePath()
  }
}
