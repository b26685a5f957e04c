// JPEG's colour models, markers and orientations.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("JPEG decoding")
struct JPEGDecodingTests {
  private func blocks(_ image: CGImage) -> [UInt32] {
    let storage = image.pixels
    return stride(from: 4, to: storage.height, by: 8).flatMap { y in
      stride(from: 4, to: storage.width, by: 8).map { x in storage[x, y] }
    }
  }

  @Test("gray blocks come back exactly, as a gray image")
  func gray() throws {
    let jpeg = JPEGBuilder(columns: 3, rows: 2, components: 1) { x, y, _ in x * 60 + y * 51 }
    let decoded = try ImageCodec.decode(jpeg.data)
    #expect(blocks(decoded.image) == [0, 60, 120, 51, 111, 171].map { 0xFF00_0000 | $0 * 0x1_0101 })
    #expect(decoded.header.colorModel == .gray)
    #expect(decoded.image.bitsPerPixel == 8)
    #expect(decoded.image.dataProvider?.data?.length == 24 * 16)
  }

  @Test("RGB that says so is not taken for YCbCr")
  func rgb() throws {
    let jpeg = JPEGBuilder(columns: 1, rows: 1, components: 3, adobeTransform: 0) { _, _, c in [200, 100, 50][c] }
    #expect(blocks(try ImageCodec.decode(jpeg.data).image) == [0xFFC8_6432])
  }

  @Test("YCbCr within a level of the formula")
  func yCbCr() throws {
    let jpeg = JPEGBuilder(columns: 1, rows: 1, components: 3) { _, _, c in [120, 90, 180][c] }
    let red = 120 + 1.402 * 52
    let green = 120 - 0.344136 * -38 - 0.714136 * 52
    let blue = 120 + 1.772 * -38
    let wanted = premultiplied(Int(red.rounded()), Int(green.rounded()), Int(blue.rounded()), 255)
    #expect(greatestDifference(blocks(try ImageCodec.decode(jpeg.data).image), [wanted]) <= 1)
  }

  @Test("inks are inverted when Adobe's marker says so, and only then")
  func inks() throws {
    // Light left by 20 % cyan, 0 magenta, 60 % yellow and 40 % black.
    let wanted = premultiplied(
      Int((255 * 0.8 * 0.6).rounded()), Int((255 * 0.6).rounded()), Int((255 * 0.4 * 0.6).rounded()), 255)
    let inks = [51, 0, 153, 102]
    let plain = JPEGBuilder(columns: 1, rows: 1, components: 4) { _, _, c in inks[c] }
    #expect(greatestDifference(blocks(try ImageCodec.decode(plain.data).image), [wanted]) <= 1)
    let adobe = JPEGBuilder(columns: 1, rows: 1, components: 4, adobeTransform: 0) { _, _, c in 255 - inks[c] }
    let decoded = try ImageCodec.decode(adobe.data)
    #expect(greatestDifference(blocks(decoded.image), [wanted]) <= 1)
    #expect(decoded.header.colorModel == .cmyk)
    // Neutral chroma: the three inks are equal, and inverted twice on the way.
    let ycck = JPEGBuilder(columns: 1, rows: 1, components: 4, adobeTransform: 2) { _, _, c in [55, 128, 128, 153][c] }
    let gray = Int((Double(200 * 153) / 255).rounded())
    let neutral = premultiplied(gray, gray, gray, 255)
    #expect(greatestDifference(blocks(try ImageCodec.decode(ycck.data).image), [neutral]) <= 1)
  }

  @Test("EXIF orientations, in both byte orders", arguments: 1...8, [false, true])
  func orientations(value: Int, isBigEndian: Bool) throws {
    let exif = JPEGBuilder.orientation(UInt8(value), isBigEndian: isBigEndian)
    let jpeg = JPEGBuilder(columns: 1, rows: 1, components: 1, exif: exif) { _, _, _ in 9 }
    #expect(try ImageCodec.header(of: jpeg.data).orientation.rawValue == UInt32(value))
  }

  @Test("nonsense in EXIF is no orientation", arguments: [0, 9, 200])
  func badOrientation(value: Int) throws {
    let exif = JPEGBuilder.orientation(UInt8(value), isBigEndian: true)
    let jpeg = JPEGBuilder(columns: 1, rows: 1, components: 1, exif: exif) { _, _, _ in 9 }
    #expect(try ImageCodec.header(of: jpeg.data).orientation == .up)
  }
}
