// Lossless WebP: pixels, alpha, profile and EXIF chunks.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("WebP decoding")
struct WebPDecodingTests {
  static func builder(width: Int = 7, height: Int = 5) -> WebPBuilder {
    WebPBuilder(width: width, height: height) { x, y, c in (x * 3 + y * 5 + c * x) % 4 < 2 }
  }

  @Test("every pixel and its alpha")
  func lossless() throws {
    let webp = Self.builder()
    let decoded = try ImageCodec.decode(webp.data)
    let wanted = (0..<5).flatMap { y in
      (0..<7).map { x in
        premultiplied(webp.value(x, y, 1), webp.value(x, y, 0), webp.value(x, y, 2), webp.value(x, y, 3))
      }
    }
    #expect(pixels(of: decoded.image) == wanted)
    #expect(decoded.header.format == .webp)
    #expect(decoded.header.hasAlpha)
  }

  @Test("the extended file's EXIF and profile")
  func extended() throws {
    var webp = Self.builder()
    webp.exif = JPEGBuilder.orientation(8, isBigEndian: false)
    webp.profile = ProfileBuilder(colorants: ProfileBuilder.displayP3, gamma: 2.2).bytes
    let header = try ImageCodec.header(of: webp.data)
    #expect(header.orientation == .left)
    #expect(header.profileName == "Test profile")
    #expect(header.width == 7)
    #expect(try ImageCodec.decode(webp.data).header == header)
  }
}
