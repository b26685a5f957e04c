// The bytes of decoded files, as clients read them: red first, alpha last and straight, as on Apple's platforms.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite struct ByteOrderTests {
  private func bytes(_ image: CGImage) throws -> [UInt8] { [UInt8](try #require(image.dataProvider?.data) as Data) }

  @Test("A PNG with alpha: straight RGBA") func straight() throws {
    let png = PNGBuilder(width: 2, height: 2, bits: 8, type: 6) { x, y, c in
      [[[200, 10, 60, 255], [0, 255, 0, 255]], [[255, 128, 0, 128], [9, 9, 9, 0]]][y][x][c]
    }
    let image = try ImageCodec.decode(png.data).image
    #expect(image.alphaInfo == .last && image.byteOrderInfo == .orderDefault && image.bitmapInfo.rawValue == 3)
    #expect(image.bitsPerPixel == 32 && image.bitsPerComponent == 8 && image.bytesPerRow == 8)
    #expect(try bytes(image) == [200, 10, 60, 255, 0, 255, 0, 255, 255, 128, 0, 128, 0, 0, 0, 0])
    // What is drawn is not touched.
    #expect(pixels(of: image) == [0xFFC8_0A3C, 0xFF00_FF00, premultiplied(255, 128, 0, 128), 0])
  }

  @Test("A PNG without alpha: RGBX") func opaque() throws {
    let png = PNGBuilder(width: 2, height: 1, bits: 8, type: 2) { x, _, c in [[1, 2, 3], [250, 150, 50]][x][c] }
    let image = try ImageCodec.decode(png.data).image
    #expect(image.alphaInfo == .noneSkipLast && image.bitmapInfo.rawValue == 5 && image.isOpaque)
    #expect(try bytes(image) == [1, 2, 3, 255, 250, 150, 50, 255])
  }

  @Test("A gray PNG has one byte a pixel, with alpha two") func gray() throws {
    let plain = PNGBuilder(width: 3, height: 1, bits: 8, type: 0) { x, _, _ in [0, 99, 255][x] }
    let image = try ImageCodec.decode(plain.data).image
    #expect(image.alphaInfo == .none && image.bitsPerPixel == 8 && image.colorSpace?.model == .monochrome)
    #expect(try bytes(image) == [0, 99, 255])
    let faint = PNGBuilder(width: 2, height: 1, bits: 8, type: 4) { x, _, c in [[100, 255], [80, 0]][x][c] }
    let clear = try ImageCodec.decode(faint.data).image
    #expect(clear.alphaInfo == .last && clear.bitsPerPixel == 16)
    #expect(try bytes(clear) == [100, 255, 0, 0])
  }

  @Test("A part of a decoded image keeps its order; asking twice gives the same provider") func parts() throws {
    let png = PNGBuilder(width: 3, height: 2, bits: 8, type: 2) { x, y, c in x * 40 + y * 100 + c }
    let image = try ImageCodec.decode(png.data).image
    #expect(image.dataProvider === image.dataProvider)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1)))
    #expect(part.alphaInfo == .noneSkipLast)
    #expect(try bytes(part) == [140, 141, 142, 255, 180, 181, 182, 255])
  }

  @Test("A decoded image can be read back through the description it gives of itself") func roundTrip() throws {
    var random = SeededGenerator(3)
    let values = (0..<64).map { _ in Int.random(in: 0...255, using: &random) }
    let png = PNGBuilder(width: 4, height: 4, bits: 8, type: 6) { x, y, c in values[(y * 4 + x) * 4 + c] }
    let image = try ImageCodec.decode(png.data).image
    let (space, provider) = (try #require(image.colorSpace), try #require(image.dataProvider))
    let copy = try #require(
      CGImage(
        width: 4, height: 4, bitsPerComponent: image.bitsPerComponent, bitsPerPixel: image.bitsPerPixel,
        bytesPerRow: image.bytesPerRow, space: space, bitmapInfo: image.bitmapInfo, provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    #expect(greatestDifference(pixels(of: copy), pixels(of: image)) <= 1)
    let again = try ImageCodec.decode(try ImageCodec.png(from: image)).image
    #expect(pixels(of: again) == pixels(of: image))
  }
}
