// Images for tests: bytes with a description, and reading pixels back.

import CoreGraphics
import Foundation

/// What a test says about an image's bytes.
struct ImageBytes {
  var width: Int
  var height: Int
  var bits = 8
  var bitsPerPixel: Int
  var bytesPerRow: Int?
  var space = CGColorSpaceCreateDeviceRGB()
  var alpha = CGImageAlphaInfo.none
  var flags: CGBitmapInfo = []
  var decode: [CGFloat]?
  var bytes: [UInt8]

  var image: CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    let info = flags.union(CGBitmapInfo(rawValue: alpha.rawValue))
    let row = bytesPerRow ?? (width * bitsPerPixel + 7) / 8
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel, bytesPerRow: row,
        space: space, bitmapInfo: info, provider: provider, decode: decode, shouldInterpolate: false,
        intent: .defaultIntent)
    }
    guard let decode else { return make(nil) }
    return decode.withUnsafeBufferPointer { make($0.baseAddress) }
  }
}

/// Every pixel, row by row, premultiplied 0xAARRGGBB.
func pixels(of image: CGImage) -> [UInt32] {
  let storage = image.pixels
  return (0..<storage.height).flatMap { y in (0..<storage.width).map { x in storage[x, y] } }
}

/// Straight components 0...1 as a premultiplied pixel, in doubles.
func pixel(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> UInt32 {
  func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
  return byte(a) << 24 | byte(r * a) << 16 | byte(g * a) << 8 | byte(b * a)
}
