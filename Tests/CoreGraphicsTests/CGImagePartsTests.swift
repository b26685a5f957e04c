// Crops, masks and copies of images.

import CoreGraphics
import Foundation
import Testing

@Suite("CGImage parts")
struct CGImagePartsTests {
  /// 4 × 3 gray pixels, each its own number.
  private func numbered() throws -> CGImage {
    try #require(
      ImageBytes(
        width: 4, height: 3, bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), bytes: Array(0..<12)
      ).image)
  }

  private func grays(_ image: CGImage?) -> [Int] {
    image.map { pixels(of: $0).map { Int($0 & 255) } } ?? []
  }

  @Test("cropping counts rows from the top")
  func cropsFromTop() throws {
    let part = try numbered().cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(grays(part) == [5, 6, 9, 10])
    #expect(part?.width == 2)
    #expect(part?.bytesPerRow == 2)
    #expect((part?.dataProvider?.data).map { [UInt8]($0 as Data) } == [5, 6, 9, 10])
  }

  @Test("fractions grow outwards, what is outside is cut off, nothing left is nil")
  func cropsIntegral() throws {
    let image = try numbered()
    #expect(grays(image.cropping(to: CGRect(x: 1.5, y: 0.2, width: 1, height: 0.5))) == [1, 2])
    #expect(grays(image.cropping(to: CGRect(x: -5, y: 2, width: 6, height: 9))) == [8])
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: 1, y: 1, width: 0, height: 0)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .infinite)?.width == 4)
  }

  @Test("a crop of a crop, and of bits that start within a byte")
  func cropsTwiceAndBits() throws {
    let twice = try numbered().cropping(to: CGRect(x: 1, y: 0, width: 3, height: 3))?
      .cropping(to: CGRect(x: 1, y: 1, width: 1, height: 2))
    #expect(grays(twice) == [6, 10])
    let bits = try #require(
      ImageBytes(
        width: 12, height: 1, bits: 1, bitsPerPixel: 1, space: CGColorSpaceCreateDeviceGray(),
        bytes: [0b0001_0110, 0b1010_0000]
      ).image)
    let part = try #require(bits.cropping(to: CGRect(x: 3, y: 0, width: 8, height: 1)))
    #expect(grays(part) == [255, 0, 255, 255, 0, 255, 0, 255])
    #expect((part.dataProvider?.data).map { [UInt8]($0 as Data) } == [0b1011_0101])
  }

  @Test("an image mask paints where its samples are 0")
  func imageMask() throws {
    let provider = try #require(CGDataProvider(data: Data([0b0110_0000]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 4, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider, decode: nil,
        shouldInterpolate: false))
    #expect(mask.isMask)
    #expect(mask.colorSpace == nil)
    #expect(pixels(of: mask) == [0xFF00_0000, 0, 0, 0xFF00_0000])
    let inverted = try #require(
      CGImage(
        maskWidth: 4, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider,
        decode: [1, 0], shouldInterpolate: false))
    #expect(pixels(of: inverted) == [0, 0xFF00_0000, 0xFF00_0000, 0])
  }

  @Test("masking by an image mask: its samples are inverse alpha")
  func maskedByMask() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255, 155, 0]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: provider, decode: nil,
        shouldInterpolate: false))
    let image = try numbered().cropping(to: CGRect(x: 0, y: 2, width: 4, height: 1))
    let masked = try #require(image?.masking(mask))
    #expect(pixels(of: masked).map { $0 >> 24 } == [255, 0, 100, 255])
    #expect(mask.masking(mask) == nil)
  }

  @Test("masking by a gray image: its samples are alpha, stretched to the image")
  func maskedByGray() throws {
    let mask = try #require(
      ImageBytes(
        width: 2, height: 1, bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), bytes: [0, 255]
      ).image)
    let masked = try #require(numbered().masking(mask))
    #expect(masked.width == 4)
    #expect(pixels(of: masked).map { $0 >> 24 } == [0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255])
  }

  @Test("colours inside the ranges become transparent")
  func maskingColors() throws {
    let image = try #require(
      ImageBytes(width: 3, height: 1, bitsPerPixel: 24, bytes: [0, 200, 0, 5, 190, 5, 90, 190, 5]).image)
    let keyed = try #require(image.copy(maskingColorComponents: [0, 10, 180, 255, 0, 10]))
    #expect(pixels(of: keyed) == [0, 0, 0xFF5A_BE05])
    #expect(image.copy(maskingColorComponents: [0, 1]) == nil)
  }

  @Test("the same samples in another space")
  func otherSpace() throws {
    let image = try #require(ImageBytes(width: 1, height: 1, bitsPerPixel: 24, bytes: [0, 255, 0]).image)
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide = try #require(image.copy(colorSpace: space))
    #expect(wide.colorSpace?.name == CGColorSpace.displayP3)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(image.copy() == image)
  }

  @Test("pixels made here come back in the layout that they are described in")
  func describedLayout() throws {
    let buffer = try #require(PixelBuffer(width: 1, height: 1))
    buffer[0, 0] = 0x8040_2010
    let storage = try #require(buffer.snapshot())
    #expect((CGImage(storage: storage).dataProvider?.data).map { [UInt8]($0 as Data) } == [0x10, 0x20, 0x40, 0x80])
    let layout = PixelLayout(
      model: .rgb, bitsPerComponent: 8, bitsPerPixel: 32,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    let image = CGImage(storage: storage, layout: layout)
    #expect((image.dataProvider?.data).map { [UInt8]($0 as Data) } == [0x40, 0x20, 0x10, 0x80])
    #expect(image.alphaInfo == .premultipliedLast)
  }
}
