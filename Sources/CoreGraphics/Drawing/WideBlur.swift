// Blurs too wide for exact Gaussian weights: three moving averages after each other, which cost the same at any width.
//
// Called by: BitmapBackend's shadows from a standard deviation of 24 pixels on, where the difference from a Gaussian (below 3 %
// of the peak) cannot be seen. Integer arithmetic, and every pixel depends on its surroundings alone.

enum WideBlur {
  /// Device pixels: from here on.
  static let least: Float = 24

  /// The half width of each average: 3 of them reach less than 3 sigma.
  static func radius(_ sigma: Float) -> Int { max(1, Int(sigma * 0.98)) }

  /// Blurs a mask in place; outside is 0.
  static func blur(_ mask: MaskBuffer, sigma: Float) {
    let radius = radius(sigma)
    let (width, height) = (mask.bounds.width, mask.bounds.height)
    var line = [UInt16](repeating: 0, count: max(width, height))
    var sums = [UInt32](repeating: 0, count: max(width, height) + 1)
    func pass(_ start: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int) {
      line.withUnsafeMutableBufferPointer { line in
        sums.withUnsafeMutableBufferPointer { sums in
          var any: UInt8 = 0
          for index in 0..<count {
            line[index] = UInt16(start[index * step]) << 8
            any |= start[index * step]
          }
          if any == 0 { return }
          for _ in 0..<3 { average(line, sums, count, radius) }
          for index in 0..<count { start[index * step] = UInt8(min(255, (UInt32(line[index]) + 128) >> 8)) }
        }
      }
    }
    for y in 0..<height { pass(mask.bytes + y * mask.stride, 1, width) }
    for x in 0..<width { pass(mask.bytes + x, mask.stride, height) }
  }

  /// Each value becomes the mean of those within `radius`. Values are at most 255 × 256, lines at most 32,767 + margins long:
  /// sums fit 32 bits.
  private static func average(
    _ line: UnsafeMutableBufferPointer<UInt16>, _ sums: UnsafeMutableBufferPointer<UInt32>, _ count: Int, _ radius: Int
  ) {
    sums[0] = 0
    for index in 0..<count { sums[index + 1] = sums[index] + UInt32(line[index]) }
    let size = UInt32(2 * radius + 1)
    for index in 0..<count {
      let total = sums[min(count, index + radius + 1)] - sums[max(0, index - radius)]
      line[index] = UInt16((total + size / 2) / size)
    }
  }
}
