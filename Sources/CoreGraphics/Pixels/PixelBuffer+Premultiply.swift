// Straight pixels -> premultiplied, in place: decoders write straight ones. Called by ImageIO.

internal import CPixelKernels

extension PixelBuffer {
  /// Multiplies every pixel's colours by its alpha. Returns whether every alpha is 255, which it finds out on the way.
  @discardableResult
  package func premultiply() -> Bool {
    let pixels = base
    var alphas: UInt32 = 0xFFFF_FFFF
    for y in 0..<height {
      let row = pixels + y * stride
      var rowAlphas: UInt32 = 0xFFFF_FFFF
      for x in 0..<width { rowAlphas &= row[x] }
      if rowAlphas >> 24 != 255 { px_premultiply(row, row, width) }
      alphas &= rowAlphas
    }
    return alphas >> 24 == 255
  }
}
