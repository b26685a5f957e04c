// What tests read pixels with, and a seeded generator.

import CoreGraphics
import Foundation

@testable import ImageIO

/// Every pixel of the image, row by row, premultiplied 0xAARRGGBB.
func pixels(of image: CGImage) -> [UInt32] {
  let storage = image.pixels
  return (0..<storage.height).flatMap { y in (0..<storage.width).map { x in storage[x, y] } }
}

/// Straight components, 0...255, as a premultiplied pixel by exact arithmetic.
func premultiplied(_ r: Int, _ g: Int, _ b: Int, _ a: Int) -> UInt32 {
  func times(_ c: Int) -> UInt32 { UInt32((Double(c * a) / 255).rounded()) }
  return UInt32(a) << 24 | times(r) << 16 | times(g) << 8 | times(b)
}

/// The greatest difference of any component of any pixel.
func greatestDifference(_ a: [UInt32], _ b: [UInt32]) -> Int {
  guard a.count == b.count else { return .max }
  var worst = 0
  for (x, y) in zip(a, b) {
    for shift: UInt32 in [0, 8, 16, 24] {
      worst = max(worst, abs(Int(x >> shift & 255) - Int(y >> shift & 255)))
    }
  }
  return worst
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// An image of these premultiplied pixels.
func makeImage(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage? {
  guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
  var isOpaque = true
  for y in 0..<height {
    for x in 0..<width {
      buffer[x, y] = pixel(x, y)
      isOpaque = isOpaque && pixel(x, y) >> 24 == 255
    }
  }
  return buffer.snapshot(isOpaque: isOpaque).map { CGImage(storage: $0) }
}
