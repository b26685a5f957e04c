// Device pixels per point, and the only way from points to pixels and back.
// Called by: layout (rounding), scroll views, the commit pass, raster. Hands on: PixelRect, or points on the pixel grid.
// Halves round up (towards +∞), as measured on UIKit: −187.5 at 3× is −187.333…, 173.25 at 2× is 173.5.

package struct DisplayScale: Sendable, Hashable {
  /// Finite and above zero.
  package let pixelsPerPoint: CGFloat

  /// A scale that is not a finite positive number becomes 1 (chosen here: 0 means "unspecified" in UIKit).
  package init(_ pixelsPerPoint: CGFloat) {
    self.pixelsPerPoint = pixelsPerPoint.isFinite && pixelsPerPoint > 0 ? pixelsPerPoint : 1
  }

  /// Edges closer than this to a pixel boundary, in pixels, lie on it: room for the noise of floating-point layout.
  package static let noise: CGFloat = 1e-6

  /// Points → points: the nearest device pixel, halves up. NaN and infinities come back unchanged.
  package func rounded(_ points: CGFloat) -> CGFloat {
    let pixels = (points * pixelsPerPoint + 0.5).rounded(.down)
    return pixels.isFinite ? pixels / pixelsPerPoint : points
  }

  /// Points → points, both coordinates by `rounded`.
  package func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

  /// Points → points: up to a whole device pixel, unless within the noise above one.
  package func roundedUp(_ points: CGFloat) -> CGFloat {
    let pixels = (points * pixelsPerPoint - Self.noise).rounded(.up)
    return pixels.isFinite ? (pixels == 0 ? 0 : pixels / pixelsPerPoint) : points
  }

  /// Points → points: down to a whole device pixel, unless within the noise below one.
  package func roundedDown(_ points: CGFloat) -> CGFloat {
    let pixels = (points * pixelsPerPoint + Self.noise).rounded(.down)
    return pixels.isFinite ? pixels / pixelsPerPoint : points
  }

  /// Points → device pixels: the nearest, halves up. Saturates at ±2^30; NaN gives 0.
  package func nearestPixel(_ points: CGFloat) -> Int32 {
    Self.pixel((points * pixelsPerPoint + 0.5).rounded(.down))
  }

  /// Points → device pixels: every edge to the nearest pixel, halves up. Null, NaN: empty.
  package func nearestPixelRect(_ rect: CGRect) -> PixelRect {
    if rect.isNull { return .zero }
    return PixelRect(
      x0: nearestPixel(rect.minX), y0: nearestPixel(rect.minY),
      x1: nearestPixel(rect.maxX), y1: nearestPixel(rect.maxY))
  }

  /// Points → device pixels: all pixels that the rectangle touches by more than the noise.
  ///
  /// An empty or null rectangle, or one with a NaN, gives the empty rectangle; infinite and huge ones saturate at ±2^30.
  package func outwardPixelRect(_ rect: CGRect) -> PixelRect {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard x0 < x1, y0 < y1 else { return .zero }
    return PixelRect(
      x0: Self.pixel((x0 * pixelsPerPoint + Self.noise).rounded(.down)),
      y0: Self.pixel((y0 * pixelsPerPoint + Self.noise).rounded(.down)),
      x1: Self.pixel((x1 * pixelsPerPoint - Self.noise).rounded(.up)),
      y1: Self.pixel((y1 * pixelsPerPoint - Self.noise).rounded(.up)))
  }

  /// Points → device pixels: all pixels that lie wholly inside (within the noise); may be empty.
  package func inwardPixelRect(_ rect: CGRect) -> PixelRect {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard x0 < x1, y0 < y1 else { return .zero }
    return PixelRect(
      x0: Self.pixel((x0 * pixelsPerPoint - Self.noise).rounded(.up)),
      y0: Self.pixel((y0 * pixelsPerPoint - Self.noise).rounded(.up)),
      x1: Self.pixel((x1 * pixelsPerPoint + Self.noise).rounded(.down)),
      y1: Self.pixel((y1 * pixelsPerPoint + Self.noise).rounded(.down)))
  }

  /// Device pixels → points.
  package func rect(_ pixels: PixelRect) -> CGRect {
    CGRect(
      x: CGFloat(pixels.x0) / pixelsPerPoint, y: CGFloat(pixels.y0) / pixelsPerPoint,
      width: CGFloat(pixels.width) / pixelsPerPoint, height: CGFloat(pixels.height) / pixelsPerPoint)
  }

  /// A whole number of pixels as Int32, saturated at ±2^30 so that widths fit too; NaN gives 0.
  private static func pixel(_ whole: CGFloat) -> Int32 {
    let limit: CGFloat = 1_073_741_824
    if whole.isNaN { return 0 }
    return Int32(min(max(whole, -limit), limit))
  }
}
