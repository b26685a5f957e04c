// What tests read pixels with, and a seeded generator.

import CoreGraphics
import Foundation
import TestSupport

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

typealias SeededGenerator = TestSupport.SeededGenerator

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
