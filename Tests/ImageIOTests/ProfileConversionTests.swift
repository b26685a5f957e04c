// Embedded profiles and PNG's gamma chunks against the same conversion in doubles.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("Profile conversion")
struct ProfileConversionTests {
  static let samples: [[Int]] = (0..<64).map { i in [i % 4 * 85, i / 4 % 4 * 85, i / 16 * 85] }
  static let profile = ProfileBuilder(colorants: ProfileBuilder.displayP3, gamma: 1.8)

  private func expect(_ got: [UInt32], near profile: ProfileBuilder, tolerance: Double) {
    for (sample, pixel) in zip(Self.samples, got) {
      let exact = profile.sRGB(sample.map { Double($0) / 255 })
      for (i, component) in exact.enumerated() {
        let level = Double(pixel >> UInt32(16 - 8 * i) & 255)
        #expect(abs(level - component * 255) <= tolerance, "\(sample): \(level) for \(component * 255)")
      }
    }
  }

  private func png(bits: Int) -> PNGBuilder {
    PNGBuilder(width: 64, height: 1, bits: bits, type: 2) { x, _, c in
      Self.samples[x][c] * (bits == 16 ? 257 : 1)
    }
  }

  // Little CMS works in 16-bit fixed point; half a level of rounding and half of slack.
  @Test("an RGB profile in a PNG", arguments: [8, 16])
  func pngProfile(bits: Int) throws {
    var file = png(bits: bits)
    file.chunks = [("iCCP", Array("p".utf8) + [0, 0] + PNGBuilder.zlib(Self.profile.bytes))]
    let decoded = try ImageCodec.decode(file.data)
    #expect(decoded.header.profileName == "Test profile")
    expect(pixels(of: decoded.image), near: Self.profile, tolerance: 1)
  }

  @Test("gAMA and cHRM in a PNG", arguments: [8, 16])
  func pngGamma(bits: Int) throws {
    var file = png(bits: bits)
    let chromaticities = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    file.chunks = [("gAMA", PNGBuilder.big(100_000)), ("cHRM", chromaticities.flatMap { PNGBuilder.big($0) })]
    let linear = ProfileBuilder(colorants: ProfileBuilder.displayP3, gamma: 1)
    // The chunk's primaries are rounded, and adapted by another route.
    expect(pixels(of: try ImageCodec.decode(file.data).image), near: linear, tolerance: 1.5)
  }

  @Test("an sRGB chunk, and a gamma of 1/2.2, change nothing", arguments: ["sRGB", "gAMA"])
  func untouched(chunk: String) throws {
    var file = png(bits: 8)
    file.chunks = [(chunk, chunk == "sRGB" ? [0] : PNGBuilder.big(45455))]
    let wanted = Self.samples.map { premultiplied($0[0], $0[1], $0[2], 255) }
    #expect(pixels(of: try ImageCodec.decode(file.data).image) == wanted)
  }

  @Test("a gray profile in a PNG, with alpha kept", arguments: [8, 16])
  func grayProfile(bits: Int) throws {
    let profile = ProfileBuilder(colorants: nil, gamma: 1)
    var file = PNGBuilder(width: 16, height: 1, bits: bits, type: 4) { x, _, c in
      (c == 0 ? x * 17 : 255) * (bits == 16 ? 257 : 1)
    }
    file.chunks = [("iCCP", Array("p".utf8) + [0, 0] + PNGBuilder.zlib(profile.bytes))]
    for (x, pixel) in pixels(of: try ImageCodec.decode(file.data).image).enumerated() {
      let level = profile.sRGB([Double(x * 17) / 255])[0] * 255
      #expect(abs(Double(pixel & 255) - level) <= 1)
      #expect(pixel >> 24 == 255)
    }
  }

  @Test("a profile in a JPEG and in a WebP")
  func otherFormats() throws {
    let jpeg = JPEGBuilder(
      columns: 64, rows: 1, components: 3, adobeTransform: 0, profile: Self.profile.bytes
    ) { x, _, c in Self.samples[x][c] }
    let row = pixels(of: try ImageCodec.decode(jpeg.data).image).prefix(512)
    expect(stride(from: 4, to: 512, by: 8).map { row[$0] }, near: Self.profile, tolerance: 1)
    var webp = WebPDecodingTests.builder()
    webp.profile = Self.profile.bytes
    webp.values[3] = (254, 255)
    let storage = try ImageCodec.decode(webp.data).image.pixels
    let exact = Self.profile.sRGB([1, 0, 2].map { Double(webp.value(1, 1, $0)) / 255 })
    for (i, component) in exact.enumerated() {
      #expect(abs(Double(storage[1, 1] >> UInt32(16 - 8 * i) & 255) - component * 255) <= 2)
    }
  }

  @Test("a broken profile is ignored")
  func brokenProfile() throws {
    var file = png(bits: 8)
    var bytes = Self.profile.bytes
    bytes.replaceSubrange(200..<260, with: [UInt8](repeating: 0xEE, count: 60))
    file.chunks = [("iCCP", Array("p".utf8) + [0, 0] + PNGBuilder.zlib(bytes))]
    #expect(try ImageCodec.decode(file.data).image.width == 64)
  }
}
