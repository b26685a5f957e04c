// An image at its place on the device: what it covers and how its pixels are read there.
//
// Made by: BitmapBackend (images, image masks) and ClipMaskCache. Hands on: coverage (edges by exact area) and a painter.
//   image pixels (y down) ──► user rectangle (top row at maxY) ──transform──► device
// Unscaled images at whole pixels are read where they lie; upright ones row by row; others by an affine walk.

internal import CPixelKernels

struct PlacedImage {
  let coverage: Coverage
  let painter: any RowPainter

  /// Nil when nothing would be drawn: empty rectangles, NaN, transforms without inverse.
  init?(
    _ image: CGImage, in rect: CGRect, _ transform: CGAffineTransform, quality: CGInterpolationQuality,
    antialiased: Bool
  ) {
    guard rect.isFinite, !rect.isEmpty,
      let coverage = Coverage.make(rect: rect, transform, antialiased: antialiased)
    else { return nil }
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
      ty: rect.maxY
    ).concatenating(transform)
    guard placement.isFinite, placement.determinant != 0 else { return nil }
    self.coverage = coverage
    let pixels = image.pixels
    if case .rect(let place) = coverage, let direct = Self.unscaled(pixels, placement, place) {
      self.painter = direct
      return
    }
    let inverse = placement.inverted()
    guard inverse.isFinite else { return nil }
    let smooth = quality != .none && (image.shouldInterpolate || quality != .default)
    if !smooth {
      self.painter = AffineImagePainter(pixels, inverse, nearest: true)
    } else if placement.b == 0 && placement.c == 0 {
      if quality == .high, inverse.a > 2 || (inverse.a > 0 && abs(inverse.d) > 2) {
        self.painter = AreaImagePainter(pixels, inverse)
      } else {
        self.painter = ScaledImagePainter(pixels, inverse)
      }
    } else {
      self.painter = AffineImagePainter(pixels, inverse, nearest: false)
    }
  }

  /// One image pixel a device pixel, at whole pixels, not mirrored sideways.
  private static func unscaled(
    _ pixels: PixelStorage, _ placement: CGAffineTransform, _ place: FixedRect
  ) -> BufferPainter? {
    guard placement.a > 0, placement.b == 0, placement.c == 0, place.isPixelExact,
      Int(place.x1) - Int(place.x0) == pixels.width << 8, Int(place.y1) - Int(place.y0) == pixels.height << 8
    else { return nil }
    let x = Int(place.x0 >> 8)
    let y = Int(place.y0 >> 8)
    let stride = placement.d > 0 ? pixels.stride : -pixels.stride
    let first = placement.d > 0 ? pixels.base : pixels.base + (pixels.height - 1) * pixels.stride
    return BufferPainter(
      origin: first - y * stride - x, stride: stride, isOpaque: pixels.isOpaque, owner: pixels.memory)
  }
}

/// 16.16 source coordinates. Beyond ±2^30 source pixels they saturate: reads are clamped to the edges anyway.
func sourceFixed(_ value: Double) -> Int64 {
  let scaled = (value * 65536 + 0.5).rounded(.down)
  let limit: Double = 70_368_744_177_664
  return scaled.isNaN ? 0 : Int64(min(max(scaled, -limit), limit))
}
