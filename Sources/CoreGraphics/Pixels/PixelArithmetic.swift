// Single-pixel arithmetic on premultiplied BGRA, with the kernels' exact rounding: for edges and odd formats, where a row
// kernel does not fit. Called by: PixelUnpacker, PixelPacker, CGImage's masking. Rows go to CPixelKernels instead.

/// x * y / 255 to the nearest; x, y 0...255.
@inline(__always)
package func multiply255(_ x: UInt32, _ y: UInt32) -> UInt32 {
  let product = x * y + 128
  return (product + product >> 8) >> 8
}

extension UInt32 {
  /// 0xAARRGGBB from straight components 0...255, multiplied here.
  @inline(__always)
  package init(straightRed r: UInt32, green g: UInt32, blue b: UInt32, alpha a: UInt32) {
    self = a << 24 | multiply255(r, a) << 16 | multiply255(g, a) << 8 | multiply255(b, a)
  }

  /// This pixel with colours above alpha brought down to it: a client's premultiplied bytes need not be valid, and the
  /// kernels count on them.
  @inline(__always)
  package var withColorsWithinAlpha: UInt32 {
    let a = self >> 24
    return a << 24 | Swift.min(self >> 16 & 0xFF, a) << 16 | Swift.min(self >> 8 & 0xFF, a) << 8
      | Swift.min(self & 0xFF, a)
  }

  /// All four components times `coverage` / 255.
  @inline(__always)
  package func scaledPixel(by coverage: UInt32) -> UInt32 {
    multiply255(self >> 24, coverage) << 24 | multiply255(self >> 16 & 0xFF, coverage) << 16
      | multiply255(self >> 8 & 0xFF, coverage) << 8 | multiply255(self & 0xFF, coverage)
  }

  /// Premultiplied to straight, to the nearest; alpha 0 gives 0.
  @inline(__always)
  package var unpremultipliedPixel: UInt32 {
    let a = self >> 24
    if a == 255 { return self }
    if a == 0 { return 0 }
    let r = ((self >> 16 & 0xFF) * 255 + a / 2) / a
    let g = ((self >> 8 & 0xFF) * 255 + a / 2) / a
    let b = ((self & 0xFF) * 255 + a / 2) / a
    return a << 24 | Swift.min(r, 255) << 16 | Swift.min(g, 255) << 8 | Swift.min(b, 255)
  }
}

/// A unit value as 0...255, to the nearest; below 0 and NaN give 0, above 1 gives 255.
@inline(__always)
package func byte(fromUnit value: Float) -> UInt32 {
  value > 0 ? (value < 1 ? UInt32(value * 255 + 0.5) : 255) : 0
}
