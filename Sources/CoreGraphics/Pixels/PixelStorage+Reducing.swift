// Pixels made fewer: each is the exact average of the area it covers. Called by ImageIO for thumbnails, UIKit for
// preparingThumbnail. Never enlarges.

internal import CPixelKernels

extension PixelStorage {
  /// The picture in `width` × `height` pixels, neither more than there are; nil for more, for less than 1 and without memory.
  /// - Complexity: O(own pixels).
  package func reduced(width: Int, height: Int) -> PixelStorage? {
    guard width >= 1, height >= 1, width <= self.width, height <= self.height else { return nil }
    if width == self.width, height == self.height { return self }
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    let target = buffer.base
    // Rows are weighed in fractions fine enough for their sum to stay below what the kernel can add up.
    var unit = 256
    while self.height * unit / height > 1 << 20 { unit /= 2 }
    let du = (Int64(self.width) << 16) / Int64(width)
    var sums = [UInt32](repeating: 0, count: width * 4)
    for y in 0..<height {
      let top = y * self.height * unit / height
      let bottom = (y + 1) * self.height * unit / height
      for i in sums.indices { sums[i] = 0 }
      for source in top / unit...(bottom - 1) / unit {
        let weight = min(bottom, (source + 1) * unit) - max(top, source * unit)
        px_area_accumulate(&sums, row(source), Int32(self.width), 0, du, UInt32(weight), width)
      }
      px_area_resolve(target + y * buffer.stride, sums, UInt32(bottom - top), width)
    }
    return buffer.snapshot(isOpaque: isOpaque)
  }
}
