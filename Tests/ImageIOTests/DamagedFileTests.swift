// Files that end early, lie about their size, or are noise: typed errors, no crash, no memory for what is not there.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("Damaged files")
struct DamagedFileTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var data: Data
  }

  static let samples: [Sample] = {
    var samples = PNGKindsTests.kinds.map { kind in
      Sample(
        testDescription: "PNG \(kind.testDescription)", data: PNGKindsTests.builder(kind, width: 5, height: 3).data)
    }
    let exif = JPEGBuilder.orientation(6, isBigEndian: true)
    for components in [1, 3, 4] {
      let jpeg = JPEGBuilder(columns: 2, rows: 2, components: components, exif: exif) { x, y, c in x * 50 + y * 70 + c }
      samples.append(Sample(testDescription: "JPEG of \(components)", data: jpeg.data))
    }
    samples.append(Sample(testDescription: "WebP", data: WebPDecodingTests.builder().data))
    var extended = WebPDecodingTests.builder()
    extended.exif = exif
    samples.append(Sample(testDescription: "extended WebP", data: extended.data))
    return samples
  }()

  @Test("cut at every byte: truncated", arguments: samples)
  func cutAnywhere(sample: Sample) throws {
    #expect(throws: Never.self) { try ImageCodec.decode(sample.data) }
    // JPEG's end marker may be missing, all rows being there.
    let isJPEG = sample.testDescription.hasPrefix("JPEG")
    for count in 1..<(isJPEG ? sample.data.count - 2 : sample.data.count) {
      do {
        _ = try ImageCodec.decode(sample.data.prefix(count))
        // Padding of the last bits may be all that is missing.
        #expect(isJPEG && count >= sample.data.count - 4, "decoded from \(count) of \(sample.data.count) bytes")
      } catch {
        #expect(error == .truncated, "\(count) of \(sample.data.count) bytes")
      }
    }
  }

  @Test("any byte changed: decodes or throws", arguments: samples)
  func changedAnywhere(sample: Sample) {
    var generator = SeededGenerator(UInt64(sample.data.count))
    for index in 0..<sample.data.count {
      var bytes = [UInt8](sample.data)
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
      _ = try? ImageCodec.decode(Data(bytes), pixelLimit: 1 << 16)
    }
  }

  @Test("noise behind a signature throws, noise alone is no image")
  func noise() {
    var generator = SeededGenerator(7)
    let signatures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF],
      Array("RIFF".utf8) + [200, 0, 0, 0] + Array("WEBP".utf8),
    ]
    for round in 0..<200 {
      let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: ImageDecodingError.self) { try ImageCodec.decode(Data(signatures[round % 3] + bytes)) }
      #expect(throws: ImageDecodingError.notAnImage) { try ImageCodec.decode(Data([0x20] + bytes)) }
    }
    #expect(throws: ImageDecodingError.notAnImage) { try ImageCodec.decode(Data()) }
  }

  @Test("a PNG header with absurd sizes is refused from the header")
  func largePNG() {
    for (width, height) in [(0x7FFF_FFFF, 0x7FFF_FFFF), (40_000, 1), (30_000, 30_000), (8192, 8193)] {
      let png = PNGBuilder(width: 1, height: 1, bits: 16, type: 6) { _, _, _ in 0 }
      var bytes = [UInt8](png.data)
      bytes.replaceSubrange(16..<24, with: PNGBuilder.big(width) + PNGBuilder.big(height))
      bytes.replaceSubrange(29..<33, with: PNGBuilder.big(Int(PNGBuilder.crc32(Array(bytes[12..<29])))))
      let wanted = ImageDecodingError.tooLarge(width: width, height: height, limit: 64 << 20)
      #expect(throws: wanted) { try ImageCodec.decode(Data(bytes)) }
    }
  }

  @Test("so are JPEG's and WebP's")
  func largeOthers() {
    var jpeg = [UInt8](JPEGBuilder(columns: 1, rows: 1, components: 3) { _, _, _ in 0 }.data)
    if let frame = jpeg.indices.first(where: { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 }) {
      jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    }
    let wantedJPEG = ImageDecodingError.tooLarge(width: 65500, height: 65500, limit: 64 << 20)
    #expect(throws: wantedJPEG) { try ImageCodec.decode(Data(jpeg)) }
    var webp = WebPDecodingTests.builder()
    webp.exif = [0, 0]
    var bytes = [UInt8](webp.data)
    bytes.replaceSubrange(24..<30, with: [0xFF, 0xFF, 0, 0xFF, 0xFF, 0])
    let wantedWebP = ImageDecodingError.tooLarge(width: 65536, height: 65536, limit: 64 << 20)
    #expect(throws: wantedWebP) { try ImageCodec.decode(Data(bytes)) }
  }

  @Test("the limit can be lowered")
  func lowerLimit() throws {
    let png = PNGBuilder(width: 10, height: 10, bits: 8, type: 0) { _, _, _ in 0 }
    #expect(throws: ImageDecodingError.tooLarge(width: 10, height: 10, limit: 99)) {
      try ImageCodec.decode(png.data, pixelLimit: 99)
    }
    #expect(try ImageCodec.decode(png.data, pixelLimit: 100).image.width == 10)
  }
}
