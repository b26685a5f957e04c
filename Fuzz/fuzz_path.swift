// libFuzzer target: bytes become a path, which is then measured, asked, reworked and drawn.
// Built and run by Fuzz/run with the CoreGraphics module. Every coordinate, width, dash and transform may be any bit
// pattern of a double; most are plain numbers, so that the inputs get past the first checks.
// A crash, an input that takes more than 25 seconds, or more than 2 GiB is a finding.

import CoreGraphics

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPath(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = FuzzBytes(UnsafeBufferPointer(start: start, count: count))
  let path = CGMutablePath()
  // At most half of the input, so that something is left to use the path with. Few elements: what they cost is bounded
  // for each (an arc is up to 68 curves, a curve 4,096 chords), and the time limit is for an input.
  for _ in 0..<24 where bytes.left > count / 2 { addElement(to: path, &bytes) }
  measure(path, &bytes)
  let reworked = rework(path, &bytes)
  draw(path, reworked, &bytes)
  return 0
}

/// The fuzzer's input, read from the front; zeros when it has run out.
struct FuzzBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var left: Int { bytes.count - position }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    position += 1
    return bytes[position - 1]
  }

  mutating func chance(_ one: UInt8) -> Bool { byte() % one == 0 }

  /// A small number, an edge of what doubles and fixed-point coordinates hold, or any eight bytes.
  mutating func number() -> CGFloat {
    let kind = byte()
    switch kind {
    case 0..<160: return CGFloat(Int8(bitPattern: byte())) / 4
    case 160..<200: return CGFloat(Int(byte()) << 8 | Int(byte())) / 16 - 1024
    case 200..<232:
      let edges: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        .leastNormalMagnitude, 0, -0.0, 1e300, -1e300, 1e154, 1e20, -1e20, 32_767, -32_768, 8_388_608, 2_147_483_648,
        -2_147_483_649, 9.223372036854775807e18, 1e-12, 1e-300, 1, 1.0 / 3,
      ]
      return edges[Int(byte()) % edges.count]
    default:
      var bits: UInt64 = 0
      for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
      return CGFloat(bitPattern: UInt(bits))
    }
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

  /// The identity in most cases.
  mutating func transform() -> CGAffineTransform {
    guard chance(4) else { return .identity }
    return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }
}

private func addElement(to path: CGMutablePath, _ bytes: inout FuzzBytes) {
  switch bytes.byte() % 14 {
  case 0: path.move(to: bytes.point(), transform: bytes.transform())
  case 1, 2: path.addLine(to: bytes.point(), transform: bytes.transform())
  case 3: path.addQuadCurve(to: bytes.point(), control: bytes.point(), transform: bytes.transform())
  case 4, 5:
    path.addCurve(to: bytes.point(), control1: bytes.point(), control2: bytes.point(), transform: bytes.transform())
  case 6: path.closeSubpath()
  case 7: path.addRect(bytes.rect(), transform: bytes.transform())
  case 8: path.addEllipse(in: bytes.rect(), transform: bytes.transform())
  case 9:
    path.addRoundedRect(
      in: bytes.rect(), cornerWidth: bytes.number(), cornerHeight: bytes.number(), transform: bytes.transform())
  case 10:
    path.addArc(
      center: bytes.point(), radius: bytes.number(), startAngle: bytes.number(), endAngle: bytes.number(),
      clockwise: bytes.chance(2), transform: bytes.transform())
  case 11:
    path.addRelativeArc(
      center: bytes.point(), radius: bytes.number(), startAngle: bytes.number(), delta: bytes.number(),
      transform: bytes.transform())
  case 12:
    path.addArc(
      tangent1End: bytes.point(), tangent2End: bytes.point(), radius: bytes.number(), transform: bytes.transform())
  default:
    // Doubles the path: a few times only.
    var elements = 0
    path.applyWithBlock { _ in elements += 1 }
    if elements < 100 { path.addPath(path, transform: bytes.transform()) }
  }
}

private func measure(_ path: CGPath, _ bytes: inout FuzzBytes) {
  _ = path.boundingBox
  _ = path.boundingBoxOfPath
  _ = path.currentPoint
  _ = path.isRect(nil)
  _ = path == path.copy()
  var transform = bytes.transform()
  _ = path.copy(using: &transform)
  _ = path.contains(bytes.point(), using: bytes.chance(2) ? .winding : .evenOdd, transform: transform)
  var elements = 0
  path.applyWithBlock { _ in elements += 1 }
  precondition(path.isEmpty == (elements == 0), "a path that is empty has no elements")
}

private func rework(_ path: CGPath, _ bytes: inout FuzzBytes) -> CGPath {
  let dashes = (0..<Int(bytes.byte() % 5)).map { _ in bytes.number() }
  let dashed = path.copy(dashingWithPhase: bytes.number(), lengths: dashes, transform: bytes.transform())
  let stroked = (bytes.chance(2) ? path : dashed).copy(
    strokingWithWidth: bytes.number(), lineCap: cap(&bytes), lineJoin: join(&bytes), miterLimit: bytes.number(),
    transform: bytes.transform())
  _ = stroked.boundingBoxOfPath
  _ = stroked.contains(bytes.point())
  let flat = path.flattened(threshold: bytes.number())
  return bytes.chance(2) ? stroked : flat
}

private func cap(_ bytes: inout FuzzBytes) -> CGLineCap { [.butt, .round, .square][Int(bytes.byte()) % 3] }

private func join(_ bytes: inout FuzzBytes) -> CGLineJoin { [.miter, .round, .bevel][Int(bytes.byte()) % 3] }

private func draw(_ path: CGPath, _ reworked: CGPath, _ bytes: inout FuzzBytes) {
  guard
    let context = CGContext(
      data: nil, width: 1 + Int(bytes.byte() % 48), height: 1 + Int(bytes.byte() % 48), bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return }
  context.setFillColor(red: 0.9, green: 0.2, blue: 0.1, alpha: bytes.chance(2) ? 1 : 0.5)
  context.setStrokeColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1)
  var layers = 0
  // Few verbs: time is bounded for each, not for any number of them. The widest shadow blurs twelve million pixels.
  for _ in 0..<12 where bytes.left > 0 {
    switch bytes.byte() % 16 {
    case 0: context.concatenate(bytes.transform())
    case 1: context.scaleBy(x: bytes.number(), y: bytes.number())
    case 2: context.saveGState()
    case 3: context.restoreGState()
    case 4: setStroke(context, &bytes)
    case 5:
      context.setShadow(
        offset: CGSize(width: bytes.number(), height: bytes.number()), blur: bytes.number(),
        color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    case 6:
      context.addPath(bytes.chance(2) ? path : reworked)
      context.clip(using: bytes.chance(2) ? .winding : .evenOdd)
    case 7: context.clip(to: bytes.rect())
    case 8: drawGradient(context, &bytes)
    case 9 where layers < 4:
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      layers += 1
    case 10: context.endTransparencyLayer()
    case 11: context.setShouldAntialias(bytes.chance(2))
    case 12:
      context.addPath(path)
      context.replacePathWithStrokedPath()
      context.fillPath()
    default:
      context.addPath(bytes.chance(4) ? reworked : path)
      let modes: [CGPathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
      context.drawPath(using: modes[Int(bytes.byte()) % modes.count])
    }
  }
  precondition(context.makeImage() != nil, "a bitmap context has an image, whatever was drawn")
}

private func setStroke(_ context: CGContext, _ bytes: inout FuzzBytes) {
  context.setLineWidth(bytes.number())
  context.setLineCap(cap(&bytes))
  context.setLineJoin(join(&bytes))
  context.setMiterLimit(bytes.number())
  context.setFlatness(bytes.number())
  context.setLineDash(phase: bytes.number(), lengths: (0..<Int(bytes.byte() % 4)).map { _ in bytes.number() })
}

private func drawGradient(_ context: CGContext, _ bytes: inout FuzzBytes) {
  let colors = [
    CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.3),
    CGColor(red: 0, green: 1, blue: 0, alpha: 1),
  ]
  let locations = [bytes.number(), bytes.number(), bytes.number()]
  guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations) else { return }
  let options = CGGradientDrawingOptions(rawValue: UInt32(bytes.byte() % 4))
  switch bytes.byte() % 3 {
  case 0: context.drawLinearGradient(gradient, start: bytes.point(), end: bytes.point(), options: options)
  case 1:
    context.drawRadialGradient(
      gradient, startCenter: bytes.point(), startRadius: bytes.number(), endCenter: bytes.point(),
      endRadius: bytes.number(), options: options)
  default: context.drawConicGradient(gradient, center: bytes.point(), angle: bytes.number())
  }
}
