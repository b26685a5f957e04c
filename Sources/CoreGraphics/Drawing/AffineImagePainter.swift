// Reads an image under any affine map: nearest or bilinear.
//
// Made by: PlacedImage. The kernel takes device positions, so a pixel does not depend on where a row is begun.

internal import CPixelKernels

final class AffineImagePainter: RowPainter {
  let isOpaque: Bool
  private let pixels: PixelStorage
  private var map: px_affine
  private let sampling: px_sampling

  /// `inverse` leads from device pixels to image pixels (edges at whole numbers in both).
  init(_ pixels: PixelStorage, _ inverse: CGAffineTransform, nearest: Bool) {
    self.pixels = pixels
    self.isOpaque = pixels.isOpaque
    self.sampling = nearest ? PX_SAMPLE_NEAREST : PX_SAMPLE_BILINEAR
    let first = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    self.map = px_affine(
      u: Self.fixed(first.x - 0.5), v: Self.fixed(first.y - 0.5), dux: Self.fixed(inverse.a),
      dvx: Self.fixed(inverse.b), duy: Self.fixed(inverse.c), dvy: Self.fixed(inverse.d))
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    var source = px_source(
      pixels: pixels.base, stride: pixels.stride, width: Int32(pixels.width), height: Int32(pixels.height))
    px_sample_affine(target, &source, &map, sampling, x, y, count)
  }

  /// 32.32 fixed point, saturated at ±2^28 source pixels.
  private static func fixed(_ value: Double) -> Int64 {
    let limit: Double = 1_152_921_504_606_846_976
    let scaled = (value * 4_294_967_296 + 0.5).rounded(.down)
    return scaled.isNaN ? 0 : Int64(min(max(scaled, -limit), limit))
  }
}
