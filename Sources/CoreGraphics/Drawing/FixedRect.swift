// Upright rectangles on the device in 1/256 pixel, the precision in which coverage is computed.
//
// Used by: BitmapBackend and its clips. This is where floating point ends: what comes after is integer arithmetic, so a
// picture does not depend on the machine, nor on which part of it is drawn.

/// Edges in 1/256 device pixel, within ±2^30 − 256; empty when x1 <= x0 or y1 <= y0.
struct FixedRect: Equatable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// Just below 2^22 pixels, the scan converter's range: differences fit in 32 bits.
  static let limit: Double = 1_073_741_568

  /// Device pixels → 1/256 pixel, halves up; saturates; nil for NaN.
  static func fixed(_ pixels: CGFloat) -> Int32? {
    let value = (Double(pixels) * 256 + 0.5).rounded(.down)
    if value.isNaN { return nil }
    return Int32(min(max(value, -limit), limit))
  }

  init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// The image of a rectangle under a transform that keeps it upright. Nil for NaN and null. Without antialiasing edges are
  /// rounded to whole pixels, halves up.
  init?(_ rect: CGRect, _ transform: CGAffineTransform, antialiased: Bool) {
    if rect.isNull { return nil }
    let a = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    let b = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
    guard let ax = Self.fixed(a.x), let ay = Self.fixed(a.y), let bx = Self.fixed(b.x), let by = Self.fixed(b.y) else {
      return nil
    }
    self.init(x0: min(ax, bx), y0: min(ay, by), x1: max(ax, bx), y1: max(ay, by))
    if !antialiased { self = rounded }
  }

  init(_ pixels: PixelRect) {
    func fixed(_ value: Int32) -> Int32 { Int32(min(max(Double(value) * 256, -Self.limit), Self.limit)) }
    self.init(x0: fixed(pixels.x0), y0: fixed(pixels.y0), x1: fixed(pixels.x1), y1: fixed(pixels.y1))
  }

  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  /// All edges lie between pixels.
  var isPixelExact: Bool { (x0 | y0 | x1 | y1) & 255 == 0 }

  /// The pixels touched.
  var bounds: PixelRect {
    PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: (x1 + 255) >> 8, y1: (y1 + 255) >> 8)
  }

  /// Every edge on the nearest pixel boundary, halves up.
  var rounded: FixedRect {
    func whole(_ value: Int32) -> Int32 { (value + 128) & ~255 }
    return FixedRect(x0: whole(x0), y0: whole(y0), x1: whole(x1), y1: whole(y1))
  }

  /// How much of pixel `index` along an axis lies between two edges, 0...256.
  static func overlap(_ index: Int32, _ low: Int32, _ high: Int32) -> Int32 {
    let start = index << 8
    return max(0, min(high, start + 256) - max(low, start))
  }

  /// Coverage 0...255 of an area in 1/65536 pixel, to the nearest.
  static func coverage(_ area: Int32) -> UInt8 {
    UInt8((area * 255 + 32768) >> 16)
  }
}
