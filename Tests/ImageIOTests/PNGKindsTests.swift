// Every colour type and depth of PNG, plain and interlaced, against exact arithmetic.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("PNG kinds")
struct PNGKindsTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    var type: Int
    var bits: Int
    var isInterlaced: Bool
    var testDescription: String { "type \(type), \(bits) bits\(isInterlaced ? ", interlaced" : "")" }
  }

  static let depths: [(type: Int, bits: [Int])] = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ]

  static let kinds: [Kind] = depths.flatMap { type, depths in
    depths.flatMap { bits in
      [Kind(type: type, bits: bits, isInterlaced: false), Kind(type: type, bits: bits, isInterlaced: true)]
    }
  }

  static func palette(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for i in 0..<count {
      bytes.append(UInt8(i * 7 % 256))
      bytes.append(UInt8(i * 31 % 256))
      bytes.append(UInt8(255 - i * 3 % 256))
    }
    return bytes
  }

  static func sample(_ bits: Int) -> (Int, Int, Int) -> Int {
    let mask = (1 << bits) - 1
    return { x, y, c in (x * 7919 + y * 104_729 + c * 2671 + x * y * 31) & mask }
  }

  static func builder(_ kind: Kind, width: Int = 13, height: Int = 11) -> PNGBuilder {
    var png = PNGBuilder(
      width: width, height: height, bits: kind.bits, type: kind.type, isInterlaced: kind.isInterlaced,
      sample: sample(kind.bits))
    if kind.type == 3 { png.chunks.append(("PLTE", palette(1 << kind.bits))) }
    return png
  }

  /// What the pixel must be, from the samples alone.
  static func expected(_ png: PNGBuilder, _ x: Int, _ y: Int) -> UInt32 {
    let greatest = Double((1 << png.bits) - 1)
    func byte(_ c: Int) -> Int { Int((Double(png.sample(x, y, c)) * 255 / greatest).rounded()) }
    switch png.type {
    case 0: return premultiplied(byte(0), byte(0), byte(0), 255)
    case 2: return premultiplied(byte(0), byte(1), byte(2), 255)
    case 4: return premultiplied(byte(0), byte(0), byte(0), byte(1))
    case 6: return premultiplied(byte(0), byte(1), byte(2), byte(3))
    default:
      let colors = palette(1 << png.bits)
      let index = png.sample(x, y, 0) * 3
      return premultiplied(Int(colors[index]), Int(colors[index + 1]), Int(colors[index + 2]), 255)
    }
  }

  @Test("every kind decodes to its exact pixels", arguments: kinds)
  func decodes(kind: Kind) throws {
    let png = Self.builder(kind)
    let decoded = try ImageCodec.decode(png.data)
    #expect(decoded.header.format == .png)
    #expect(decoded.header.bitsPerComponent == kind.bits)
    #expect(decoded.header.isProgressive == kind.isInterlaced)
    #expect(decoded.header.hasAlpha == (kind.type >= 4))
    let wanted = (0..<png.height).flatMap { y in (0..<png.width).map { x in Self.expected(png, x, y) } }
    #expect(pixels(of: decoded.image) == wanted)
  }

  @Test("one pixel of every kind", arguments: kinds)
  func onePixel(kind: Kind) throws {
    let png = Self.builder(kind, width: 1, height: 1)
    #expect(pixels(of: try ImageCodec.decode(png.data).image) == [Self.expected(png, 0, 0)])
  }

  @Test("a palette's tRNS makes its colours transparent, the rest stay opaque")
  func paletteTransparency() throws {
    var png = PNGBuilder(width: 4, height: 1, bits: 2, type: 3) { x, _, _ in x }
    png.chunks = [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]), ("tRNS", [0, 128])]
    let decoded = try ImageCodec.decode(png.data)
    #expect(decoded.header.hasAlpha)
    #expect(pixels(of: decoded.image) == [0, premultiplied(0, 255, 0, 128), 0xFF00_00FF, 0xFF09_0909])
  }

  @Test("a gray or RGB tRNS makes one colour transparent", arguments: [8, 16])
  func colorKey(bits: Int) throws {
    var gray = PNGBuilder(width: 2, height: 1, bits: bits, type: 0) { x, _, _ in x == 0 ? 77 : 78 }
    gray.chunks = [("tRNS", [0, 77])]
    let grays = pixels(of: try ImageCodec.decode(gray.data).image)
    #expect(grays[0] == 0)
    #expect(grays[1] >> 24 == 255)
    var rgb = PNGBuilder(width: 2, height: 1, bits: bits, type: 2) { x, _, c in x == 0 ? c : 9 }
    rgb.chunks = [("tRNS", [0, 0, 0, 1, 0, 2])]
    let colors = pixels(of: try ImageCodec.decode(rgb.data).image)
    #expect(colors[0] == 0)
    #expect(colors[1] >> 24 == 255)
  }

  @Test("16-bit samples are rounded, not cut")
  func rounds16Bits() throws {
    let png = PNGBuilder(width: 3, height: 1, bits: 16, type: 0) { x, _, _ in [0x0080, 0x0081, 0xFF7F][x] }
    #expect(pixels(of: try ImageCodec.decode(png.data).image) == [0xFF00_0000, 0xFF01_0101, 0xFFFF_FFFF])
  }

  @Test("pHYs and eXIf are told, before or after the pixels", arguments: [false, true])
  func metadata(isLate: Bool) throws {
    var png = PNGBuilder(width: 2, height: 1, bits: 8, type: 0) { _, _, _ in 0 }
    let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    png.chunks = [("pHYs", PNGBuilder.big(5669) + PNGBuilder.big(5669) + [1])]
    if isLate { png.lateChunks = [("eXIf", exif)] } else { png.chunks.append(("eXIf", exif)) }
    let header = try ImageCodec.decode(png.data).header
    #expect(header.orientation == .right)
    #expect(abs((header.resolution?.x ?? 0) - 144) < 0.01)
  }
}
