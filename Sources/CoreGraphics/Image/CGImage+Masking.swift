// An image seen through another, or with some of its colours left out. Called by clients; hands on images of pixels.

import Foundation

internal import CPixelKernels

extension CGImage {
  /// The image with its alpha multiplied by `mask`, which is stretched to the image's size.
  ///
  /// An image mask's samples are inverse alpha: 0 shows the image, the greatest hides it. Of any other image the brightness
  /// is alpha: white shows, black hides. Nil when this image is itself an image mask. Documented (Core Graphics,
  /// CGImageCreateWithMask), where the second kind must be gray without alpha; here any image's luminance over black is
  /// taken (chosen here).
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let (picture, shade) = (pixels, mask.pixels)
    guard let buffer = picture.makeBuffer() else { return nil }
    let target = buffer.base
    var sampled = [UInt32](repeating: 0, count: width)
    var coverage = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      shade.sample(row: y, of: width, height, isSmooth: mask.shouldInterpolate, into: &sampled)
      if mask.isMask {
        px_mask_from_alpha(&coverage, sampled, width)
      } else {
        px_mask_from_luminance(&coverage, sampled, width)
      }
      px_scale_mask(target + y * buffer.stride, coverage, width)
    }
    return buffer.snapshot().map { remade(with: $0) }
  }

  /// The image with the colours inside the given ranges made transparent: least and greatest sample per component, in the
  /// image's own numbers. Nil for images with alpha, image masks, other depths than 8 bits and a wrong number of ranges.
  /// Documented (Core Graphics, CGImageCreateWithMaskingColors); other depths are not supported here.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let count = layout.model.colorComponents
    guard !isMask, layout.alphaIndex == nil, layout.bitsPerComponent == 8, components.count == count * 2, count > 0,
      let bytes = dataProvider?.bytes, let buffer = pixels.makeBuffer()
    else { return nil }
    let ranges = (0..<count).map { (low: components[$0 * 2], high: components[$0 * 2 + 1]) }
    let (step, rowBytes, first) = (bitsPerPixel / 8, bytesPerRow, layout.colorIndex)
    let target = buffer.base
    bytes.withUnsafeBytes { (samples: UnsafeRawBufferPointer) in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = y * rowBytes + x * step
          let isInside = ranges.indices.allSatisfy { c in
            let value = CGFloat(samples[pixel + layout.byteOffset(first + c)])
            return value >= ranges[c].low && value <= ranges[c].high
          }
          if isInside { target[y * buffer.stride + x] = 0 }
        }
      }
    }
    return buffer.snapshot().map { remade(with: $0) }
  }

  /// The same image otherwise, with other pixels.
  private func remade(with storage: PixelStorage) -> CGImage {
    CGImage(
      width: width, height: height, layout: .working, source: .pixels(storage), isMask: false,
      colorSpace: .sharedSRGB, decode: nil, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }
}

extension PixelStorage {
  /// Row `y` of these pixels stretched to `width` × `height`.
  fileprivate func sample(row y: Int, of width: Int, _ height: Int, isSmooth: Bool, into target: inout [UInt32]) {
    if self.width == width, self.height == height {
      let row = row(y)
      for x in 0..<width { target[x] = row[x] }
      return
    }
    var source = px_source(
      pixels: base, stride: stride, width: Int32(self.width), height: Int32(self.height))
    // 16.16, from the centre of a target pixel to source pixels counted from their centres.
    let (du, dv) = (Int64(self.width) << 16 / Int64(width), Int64(self.height) << 16 / Int64(height))
    let (u, v) = (du / 2 - 0x8000, dv * Int64(y) + dv / 2 - 0x8000)
    if isSmooth {
      px_sample_bilinear(&target, &source, u, v, du, 0, width)
    } else {
      px_sample_nearest(&target, &source, u, v, du, 0, width)
    }
  }
}
