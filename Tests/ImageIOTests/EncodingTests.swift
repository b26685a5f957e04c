// What is written can be read again, and is the same every time.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("Encoding")
struct EncodingTests {
  enum Content: CaseIterable {
    case gray, grayAlpha, color, colorAlpha
  }

  static func image(_ content: Content) -> CGImage? {
    var generator = SeededGenerator(99)
    let words = (0..<37 * 23).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }
    return makeImage(width: 37, height: 23) { x, y in
      let word = words[y * 37 + x]
      let (r, g, b) = (Int(word & 255), Int(word >> 8 & 255), Int(word >> 16 & 255))
      switch content {
      case .gray: return premultiplied(r, r, r, 255)
      case .grayAlpha: return premultiplied(r, r, r, Int(word >> 24))
      case .color: return premultiplied(r, g, b, 255)
      case .colorAlpha: return premultiplied(r, g, b, Int(word >> 24))
      }
    }
  }

  @Test("PNG keeps every pixel and no more components than needed", arguments: Content.allCases)
  func pngRoundTrip(content: Content) throws {
    let image = try #require(Self.image(content))
    let file = try ImageCodec.png(from: image, resolution: 144, orientation: .left)
    let decoded = try ImageCodec.decode(file)
    #expect(pixels(of: decoded.image) == pixels(of: image))
    #expect(decoded.header.colorModel == (content == .gray || content == .grayAlpha ? .gray : .rgb))
    #expect(decoded.header.hasAlpha == (content == .grayAlpha || content == .colorAlpha))
    #expect(decoded.header.orientation == .left)
    #expect(abs((decoded.header.resolution?.y ?? 0) - 144) < 0.02)
    #expect(try ImageCodec.png(from: image, resolution: 144, orientation: .left) == file)
  }

  @Test("PNG keeps 16 bits of images that have them", arguments: [CGBitmapInfo.byteOrder16Little, []])
  func widePNG(order: CGBitmapInfo) throws {
    let words: [UInt16] = [0x0102, 0x8000, 0xFFFE, 0x1234, 0xABCD, 0x00FF]
    let isLittle = order == .byteOrder16Little
    let bytes = words.flatMap { isLittle ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)] }
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 16, bitsPerPixel: 48, bytesPerRow: 12,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: order, provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let decoded = try ImageCodec.decode(try ImageCodec.png(from: image))
    #expect(decoded.header.bitsPerComponent == 16)
    #expect(pixels(of: decoded.image) == pixels(of: image))
  }

  @Test("JPEG at full quality is near, worse quality is smaller, the bytes are the same each time")
  func jpegRoundTrip() throws {
    let image = try #require(
      makeImage(width: 40, height: 24) { x, y in premultiplied(x * 6, y * 10, 255 - x * 3, 255) })
    let best = try ImageCodec.jpeg(from: image, quality: 1, orientation: .right)
    let decoded = try ImageCodec.decode(best)
    #expect(greatestDifference(pixels(of: decoded.image), pixels(of: image)) <= 4)
    #expect(decoded.header.orientation == .right)
    #expect(try ImageCodec.jpeg(from: image, quality: 0.3).count < best.count / 2)
    #expect(try ImageCodec.jpeg(from: image, quality: 1, orientation: .right) == best)
    #expect(try ImageCodec.jpeg(from: image, quality: -5).count > 100)
  }

  @Test("JPEG lays transparent parts over white, or over the colour asked for")
  func jpegBackground() throws {
    let image = try #require(makeImage(width: 8, height: 8) { _, _ in premultiplied(0, 0, 0, 51) })
    let white = pixels(of: try ImageCodec.decode(try ImageCodec.jpeg(from: image, quality: 1)).image)
    #expect(greatestDifference([white[9]], [0xFFCC_CCCC]) <= 1)
    let file = try ImageCodec.jpeg(from: image, quality: 1, background: 0xFFFF_0000)
    #expect(greatestDifference([pixels(of: try ImageCodec.decode(file).image)[9]], [0xFFCC_0000]) <= 2)
  }
}
