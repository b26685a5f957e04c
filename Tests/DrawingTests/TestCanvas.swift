// Small bitmaps to draw on and look at.
@testable import CoreGraphics

/// Pixels of a buffer, top row first.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  let values: [UInt32]

  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    values = (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer[$0, y] } }
  }

  init(_ image: CGImage) {
    let storage = image.pixels
    width = storage.width
    height = storage.height
    values = (0..<storage.height).flatMap { y in (0..<storage.width).map { storage[$0, y] } }
  }

  subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

  /// The greatest difference of any channel of any pixel.
  func distance(to other: Pixels) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(values, other.values).map { a, b in channelDistance(a, b) }.max() ?? 0
  }
}

func channel(_ pixel: UInt32, _ index: UInt32) -> Int { Int((pixel >> (index * 8)) & 255) }

func channelDistance(_ a: UInt32, _ b: UInt32) -> Int {
  var greatest = 0
  for index: UInt32 in 0..<4 { greatest = max(greatest, abs(channel(a, index) - channel(b, index))) }
  return greatest
}

/// A UIKit-style context, y down.
func canvas(_ width: Int, _ height: Int, scale: CGFloat = 1, opaque: Bool = false) -> CGContext {
  CGContext(uiKitSize: CGSize(width: width, height: height), scale: scale, opaque: opaque)!
}

/// A raw bitmap context, y up, RGBA premultiplied.
func rawCanvas(_ width: Int, _ height: Int) -> CGContext {
  CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
}

func pixels(of context: CGContext) -> Pixels { Pixels(context.makeImage()!) }

/// An image from 0xAARRGGBB rows, top first.
func image(_ rows: [[UInt32]]) -> CGImage {
  let buffer = PixelBuffer(width: rows[0].count, height: rows.count)!
  for (y, row) in rows.enumerated() {
    for (x, value) in row.enumerated() { buffer[x, y] = value }
  }
  return CGImage(storage: buffer.snapshot()!)
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
