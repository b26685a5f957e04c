// Clients' bytes in every supported layout become the right pixels, and come back as they went in.

import CoreGraphics
import Foundation
import Testing

@Suite("CGImage layouts")
struct CGImageLayoutTests {
  struct Order: CustomTestStringConvertible, Sendable {
    var name: String
    var flags: CGBitmapInfo
    var alpha: CGImageAlphaInfo
    /// What stands in the four bytes.
    var bytes: String
    var testDescription: String { name }
  }

  static let orders = [
    Order(name: "RGBA", flags: [], alpha: .last, bytes: "RGBA"),
    Order(name: "RGBA big", flags: .byteOrder32Big, alpha: .last, bytes: "RGBA"),
    Order(name: "RGBA premultiplied", flags: .byteOrder32Big, alpha: .premultipliedLast, bytes: "RGBA"),
    Order(name: "ABGR", flags: .byteOrder32Little, alpha: .last, bytes: "ABGR"),
    Order(name: "ABGR premultiplied", flags: .byteOrder32Little, alpha: .premultipliedLast, bytes: "ABGR"),
    Order(name: "ARGB", flags: .byteOrder32Big, alpha: .first, bytes: "ARGB"),
    Order(name: "ARGB premultiplied", flags: [], alpha: .premultipliedFirst, bytes: "ARGB"),
    Order(name: "BGRA", flags: .byteOrder32Little, alpha: .first, bytes: "BGRA"),
    Order(name: "BGRA premultiplied", flags: .byteOrder32Little, alpha: .premultipliedFirst, bytes: "BGRA"),
    Order(name: "RGBX", flags: [], alpha: .noneSkipLast, bytes: "RGBX"),
    Order(name: "XRGB", flags: .byteOrder32Big, alpha: .noneSkipFirst, bytes: "XRGB"),
    Order(name: "BGRX", flags: .byteOrder32Little, alpha: .noneSkipFirst, bytes: "BGRX"),
    Order(name: "XBGR", flags: .byteOrder32Little, alpha: .noneSkipLast, bytes: "XBGR"),
  ]

  @Test("four bytes a pixel, in every order", arguments: orders)
  func fourBytes(order: Order) throws {
    // Premultiplied samples may not exceed their alpha, so these are below 128.
    let values: [Character: UInt8] = ["R": 10, "G": 60, "B": 110, "A": 128, "X": 77]
    let bytes = order.bytes.compactMap { values[$0] }
    let image = try #require(
      ImageBytes(width: 1, height: 1, bitsPerPixel: 32, alpha: order.alpha, flags: order.flags, bytes: bytes).image)
    let isPremultiplied = order.name.hasSuffix("premultiplied")
    let wanted: UInt32 =
      order.bytes.contains("X")
      ? 0xFF0A_3C6E : isPremultiplied ? 0x800A_3C6E : pixel(10 / 255, 60 / 255, 110 / 255, 128 / 255)
    #expect(pixels(of: image) == [wanted])
    #expect(image.alphaInfo == order.alpha)
    #expect((image.dataProvider?.data).map { [UInt8]($0 as Data) } == bytes)
  }

  @Test("premultiplied colours above their alpha are brought down to it")
  func invalidPremultiplied() throws {
    let image = try #require(
      ImageBytes(width: 1, height: 1, bitsPerPixel: 32, alpha: .premultipliedLast, bytes: [255, 20, 101, 100]).image)
    #expect(pixels(of: image) == [0x6464_1464])
  }

  @Test("24-bit RGB, rows with padding")
  func rgb24() throws {
    let image = try #require(
      ImageBytes(
        width: 2, height: 2, bitsPerPixel: 24, bytesPerRow: 7,
        bytes: [1, 2, 3, 4, 5, 6, 99, 7, 8, 9, 10, 11, 12]
      ).image)
    #expect(pixels(of: image) == [0xFF01_0203, 0xFF04_0506, 0xFF07_0809, 0xFF0A_0B0C])
    #expect(image.bytesPerRow == 7)
  }

  @Test("gray of 1, 2, 4, 8 and 16 bits", arguments: [1, 2, 4, 8, 16])
  func gray(bits: Int) throws {
    let width = 11
    let greatest = (1 << bits) - 1
    let samples = (0..<width).map { $0 * 5077 & greatest }
    var bytes = [UInt8](repeating: 0, count: (width * bits + 7) / 8)
    for (i, sample) in samples.enumerated() {
      for bit in 0..<bits where sample >> (bits - 1 - bit) & 1 == 1 {
        let position = i * bits + bit
        bytes[position / 8] |= 0x80 >> UInt8(position % 8)
      }
    }
    let image = try #require(
      ImageBytes(
        width: width, height: 1, bits: bits, bitsPerPixel: bits, space: CGColorSpaceCreateDeviceGray(), bytes: bytes
      ).image)
    let wanted = samples.map { sample -> UInt32 in
      let unit = Double(sample) / Double(greatest)
      return pixel(unit, unit, unit)
    }
    #expect(pixels(of: image) == wanted)
  }

  @Test("gray with alpha, straight and premultiplied", arguments: [CGImageAlphaInfo.last, .premultipliedLast, .first])
  func grayAlpha(alpha: CGImageAlphaInfo) throws {
    let bytes: [UInt8] = alpha == .first ? [200, 100] : [100, 200]
    let image = try #require(
      ImageBytes(
        width: 1, height: 1, bitsPerPixel: 16, space: CGColorSpaceCreateDeviceGray(), alpha: alpha, bytes: bytes
      ).image)
    let unit = 100.0 / 255
    #expect(pixels(of: image) == [alpha == .premultipliedLast ? 0xC864_6464 : pixel(unit, unit, unit, 200 / 255)])
  }

  @Test("16-bit RGBA, big and little endian", arguments: [false, true])
  func wideComponents(isLittle: Bool) throws {
    let words: [UInt16] = [0x1234, 0x8001, 0xFFFF, 0xC000]
    let bytes = words.flatMap { isLittle ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)] }
    let image = try #require(
      ImageBytes(
        width: 1, height: 1, bits: 16, bitsPerPixel: 64, alpha: .last,
        flags: isLittle ? .byteOrder16Little : .byteOrder16Big, bytes: bytes
      ).image)
    let units = words.map { Double($0) / 65535 }
    #expect(pixels(of: image) == [pixel(units[0], units[1], units[2], units[3])])
  }

  @Test("32-bit floats; out of range is clipped, NaN is 0")
  func floats() throws {
    let values: [Float] = [0.25, 0.5, 0.75, 2, -1, .nan]
    let bytes = values.flatMap { value in withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }
    let image = try #require(
      ImageBytes(
        width: 2, height: 1, bits: 32, bitsPerPixel: 96, flags: [.floatComponents, .byteOrder32Little], bytes: bytes
      ).image)
    #expect(pixels(of: image) == [pixel(0.25, 0.5, 0.75), 0xFFFF_0000])
  }

  @Test("565 and 555")
  func packed() throws {
    let word: UInt16 = 0b10101_110011_01010
    let bytes = [UInt8(word & 255), UInt8(word >> 8)]
    let format565 = CGBitmapInfo(rawValue: CGImagePixelFormatInfo.RGB565.rawValue)
    let image = try #require(
      ImageBytes(
        width: 1, height: 1, bits: 5, bitsPerPixel: 16, alpha: .noneSkipFirst,
        flags: [.byteOrder16Little, format565], bytes: bytes
      ).image)
    #expect(pixels(of: image) == [pixel(21.0 / 31, 51.0 / 63, 10.0 / 31)])
    let plain = try #require(
      ImageBytes(
        width: 1, height: 1, bits: 5, bitsPerPixel: 16, alpha: .noneSkipFirst, flags: .byteOrder16Little,
        bytes: [0b010_01010, 0b1_10101_00]
      ).image)
    #expect(pixels(of: plain) == [pixel(21.0 / 31, 2.0 / 31, 10.0 / 31)])
  }

  @Test("CMYK without a profile")
  func cmyk() throws {
    let image = try #require(
      ImageBytes(
        width: 2, height: 1, bitsPerPixel: 32, space: CGColorSpaceCreateDeviceCMYK(),
        bytes: [0, 255, 255, 0, 51, 0, 0, 102]
      ).image)
    #expect(pixels(of: image) == [0xFFFF_0000, pixel(0.8 * 0.6, 0.6, 0.6)])
  }

  @Test("alpha alone is black under that alpha")
  func alphaOnly() throws {
    let image = try #require(
      ImageBytes(
        width: 2, height: 1, bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), alpha: .alphaOnly,
        bytes: [0, 200]
      ).image)
    #expect(pixels(of: image) == [0, 0xC800_0000])
  }

  @Test("a decode array turns components around")
  func decodes() throws {
    let image = try #require(
      ImageBytes(width: 1, height: 1, bitsPerPixel: 24, decode: [1, 0, 0, 1, 0, 0.5], bytes: [255, 51, 255]).image)
    #expect(pixels(of: image) == [pixel(0, 0.2, 0.5)])
    #expect(image.decode?[0] == 1)
    #expect(image.decode?[5] == 0.5)
  }

  @Test("refuses what it cannot read")
  func refuses() {
    let good = ImageBytes(width: 2, height: 2, bitsPerPixel: 32, alpha: .last, bytes: [UInt8](repeating: 0, count: 16))
    #expect(good.image != nil)
    var short = good
    short.bytes.removeLast()
    #expect(short.image == nil)
    var narrow = good
    narrow.bytesPerRow = 7
    #expect(narrow.image == nil)
    var empty = good
    empty.width = 0
    #expect(empty.image == nil)
    var odd = good
    odd.bits = 7
    #expect(odd.image == nil)
    var huge = good
    huge.height = .max
    huge.bytesPerRow = .max
    #expect(huge.image == nil)
    var crowded = good
    crowded.bitsPerPixel = 24
    #expect(crowded.image == nil)
  }

  @Test("wide gamut and linear bytes are converted to sRGB as the double formulas say")
  func convertsColors() throws {
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.linearDisplayP3] {
      let space = try #require(CGColorSpace(name: name))
      let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
      for step in 0..<200 {
        let bytes = [UInt8(step * 37 % 256), UInt8(step * 101 % 256), UInt8(step * 59 % 256)]
        let image = try #require(ImageBytes(width: 1, height: 1, bitsPerPixel: 24, space: space, bytes: bytes).image)
        let exact = try #require(space.convert(bytes.map { CGFloat($0) / 255 }, to: sRGB))
        let got = pixels(of: image)[0]
        for (i, component) in exact.enumerated() {
          let level = CGFloat(got >> UInt32(16 - 8 * i) & 255)
          #expect(abs(level - component * 255) <= 0.51, "\(name) \(bytes)")
        }
      }
    }
  }
}
