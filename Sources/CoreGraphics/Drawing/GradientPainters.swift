// Linear, radial and conic gradients as rows.
//
// Made by: BitmapBackend.gradientPainter. A pixel's position along the gradient is that of its centre, taken back to user
// space. The general radial case and the conic case compute positions here, in + − × ÷ √ alone, so that every machine agrees.

internal import CPixelKernels

/// t = a·x + b·y + c at pixel centres.
final class LinearGradientPainter: RowPainter {
  let isOpaque: Bool
  private let table: GradientTable
  private var kernel: px_gradient
  private let a: Double
  private let b: Double
  private let c: Double
  private let coversBefore: Bool
  private let coversAfter: Bool

  /// `inverse` leads from device pixels to user space. Nil for a gradient without length.
  init?(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, _ options: CGGradientDrawingOptions,
    _ inverse: CGAffineTransform
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let squared = dx * dx + dy * dy
    guard squared > 0, squared.isFinite else { return nil }
    a = (inverse.a * dx + inverse.b * dy) / squared
    b = (inverse.c * dx + inverse.d * dy) / squared
    c = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / squared
    let slope = (a * a + b * b).squareRoot()
    guard slope > 0, slope.isFinite, c.isFinite else { return nil }
    table = gradient.table(log2: GradientTable.log2(for: gradient, length: 1 / slope))
    kernel = table.kernel(options)
    isOpaque = table.coversAll(options)
    coversBefore = options.contains(.drawsBeforeStartLocation)
    coversAfter = options.contains(.drawsAfterEndLocation)
  }

  /// Rows between the two ends of an opaque gradient.
  func isOpaque(x: Int32, y: Int32, count: Int) -> Bool {
    guard table.isOpaque, !isOpaque else { return isOpaque }
    let (first, step) = position(x: x, y: y)
    let (way, isTooFar) = step.multipliedReportingOverflow(by: Int64(count - 1))
    let (last, overflows) = first.addingReportingOverflow(way)
    if isTooFar || overflows { return false }
    return (coversBefore || min(first, last) >= 0) && (coversAfter || max(first, last) < 4_294_967_296)
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let (first, step) = position(x: x, y: y)
    px_gradient_linear_row(target, &kernel, first, step, count)
  }

  /// As the kernel takes them. Stepped from device column 0, wherever the row is begun: over 2^17 columns a step's rounding
  /// adds up to less than 1/65536 of the gradient. The limits keep sensible products within 64 bits; others wrap.
  private func position(x: Int32, y: Int32) -> (first: Int64, step: Int64) {
    let step = Self.fixed(a, limit: 4_398_046_511_104)
    let start = Self.fixed(a * 0.5 + b * (Double(y) + 0.5) + c, limit: 1_152_921_504_606_846_976)
    return (start &+ Int64(x) &* step, step)
  }

  private static func fixed(_ value: Double, limit: Double) -> Int64 {
    let scaled = (value * 4_294_967_296).rounded(.toNearestOrEven)
    return scaled.isNaN ? 0 : Int64(min(max(scaled, -limit), limit))
  }
}

/// Both circles have one centre.
final class RadialGradientPainter: RowPainter {
  let isOpaque: Bool
  private let table: GradientTable
  private var kernel: px_gradient
  private let inverse: CGAffineTransform
  private let center: CGPoint
  private let scale: Float
  private let offset: Float

  init?(
    _ gradient: CGGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    _ options: CGGradientDrawingOptions, _ inverse: CGAffineTransform, pixelsPerUnit: CGFloat
  ) {
    let width = endRadius - startRadius
    guard width != 0, width.isFinite, center.isFinite else { return nil }
    self.center = center
    self.inverse = inverse
    scale = Float(1 / width)
    offset = Float(-startRadius / width)
    table = gradient.table(log2: GradientTable.log2(for: gradient, length: abs(width) * pixelsPerUnit))
    kernel = table.kernel(options)
    // Nothing lies before a start without extent.
    isOpaque = table.coversAll(startRadius == 0 && width > 0 ? options.union(.drawsBeforeStartLocation) : options)
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    // Floats hold a place to a thousandth of a pixel over this many.
    forEachPainterSpan(4096, x: x, count: count) { anchor, x, count, offset in
      let start = CGPoint(x: CGFloat(anchor) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      px_gradient_radial_row(
        target + offset, &kernel, Float(start.x - center.x), Float(start.y - center.y), Float(inverse.a),
        Float(inverse.b), scale, self.offset, UInt32(x - anchor), count)
    }
  }
}

/// Any position function of the user-space point; NaN paints nothing.
final class PositionGradientPainter: RowPainter {
  let isOpaque: Bool
  private let table: GradientTable
  private var kernel: px_gradient
  private let inverse: CGAffineTransform
  private let position: (CGPoint) -> Double
  private var positions: [Float] = []

  init(
    _ table: GradientTable, _ options: CGGradientDrawingOptions, _ inverse: CGAffineTransform, isOpaque: Bool,
    position: @escaping (CGPoint) -> Double
  ) {
    self.table = table
    self.kernel = table.kernel(options)
    self.inverse = inverse
    self.isOpaque = isOpaque
    self.position = position
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    positions.removeAll(keepingCapacity: true)
    for column in 0..<count {
      let point = CGPoint(x: CGFloat(x + Int32(column)) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      positions.append(Float(position(point)))
    }
    px_gradient_lookup_row(target, &kernel, positions, count)
  }
}
