// Rows of premultiplied BGRA -> rows of a client's layout.
//
// Called by: CGImage's data provider when the pixels were made here, contexts over client memory in another layout. The
// inverse of PixelUnpacker for gray, rgb and coverage of 8, 16 and 32 bits and the 16-bit words; colours stay sRGB.

import Foundation

/// Writes one layout. Make one per image, use it for every row.
package struct PixelPacker: Sendable {
  private let layout: PixelLayout

  /// Nil for layouts that only reading supports: 1, 2 and 4 bits, CMYK.
  package init?(layout: PixelLayout) {
    guard layout.bitsPerComponent >= 5, layout.model != .cmyk else { return nil }
    self.layout = layout
  }

  /// Packs `count` pixels into `target`, `count` × bitsPerPixel bits.
  package func pack(_ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer) {
    if layout == .working || layout == .workingOpaque {
      target.copyMemory(from: source, byteCount: count * 4)
      return
    }
    if layout.isWordRGB, layout.colorIndex == 0, layout.byteOffset(0) == 0 {
      packRGBA(source, count: count, to: target)
      return
    }
    let bytesPerPixel = layout.bitsPerPixel / 8
    for i in 0..<count {
      let pixel = layout.isPremultiplied || layout.alphaIndex == nil ? source[i] : source[i].unpremultipliedPixel
      let bytes = target + i * bytesPerPixel
      if layout.bitsPerComponent == 5 {
        pack16BitWord(pixel, to: bytes)
        continue
      }
      let color = layout.colorIndex
      switch layout.model {
      case .rgb:
        store(pixel >> 16 & 0xFF, at: color, in: bytes)
        store(pixel >> 8 & 0xFF, at: color + 1, in: bytes)
        store(pixel & 0xFF, at: color + 2, in: bytes)
      case .gray:
        let weighted = (pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19
        store((weighted + 128) >> 8, at: color, in: bytes)
      default:
        break
      }
      if let alpha = layout.alphaIndex {
        store(pixel >> 24, at: alpha, in: bytes)
      } else if layout.componentCount > layout.model.colorComponents {
        store(255, at: color == 0 ? layout.model.colorComponents : 0, in: bytes)
      }
    }
  }

  /// The order of decoded files, whole words at a time.
  private func packRGBA(_ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer) {
    let isStraight = layout.alphaInfo == .last
    let opaque: UInt32 = layout.alphaIndex == nil ? 0xFF00_0000 : 0
    for i in 0..<count {
      let pixel = isStraight ? source[i].unpremultipliedPixel : source[i]
      let word = pixel & 0xFF00_FF00 | opaque | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
      target.storeBytes(of: word.littleEndian, toByteOffset: i * 4, as: UInt32.self)
    }
  }

  private func store(_ value: UInt32, at index: Int, in pixel: UnsafeMutableRawPointer) {
    func put(_ byte: UInt32, _ position: Int) {
      pixel.storeBytes(
        of: UInt8(truncatingIfNeeded: byte), toByteOffset: layout.byteOffset(position), as: UInt8.self)
    }
    switch layout.bitsPerComponent {
    case 8:
      put(value, index)
    case 16:
      let wide = layout.isFloat ? UInt32(Float16(Float(value) / 255).bitPattern) : value * 257
      put(wide >> 8, index * 2)
      put(wide, index * 2 + 1)
    default:
      let bits = (Float(value) / 255).bitPattern
      for byte in 0..<4 {
        put(bits >> UInt32(24 - byte * 8), index * 4 + byte)
      }
    }
  }

  private func pack16BitWord(_ pixel: UInt32, to bytes: UnsafeMutableRawPointer) {
    func scaled(_ value: UInt32, _ greatest: UInt32) -> UInt32 { ((value & 0xFF) * greatest + 127) / 255 }
    let word =
      layout.bitmapInfo.pixelFormat == .RGB565
      ? scaled(pixel >> 16, 31) << 11 | scaled(pixel >> 8, 63) << 5 | scaled(pixel, 31)
      : scaled(pixel >> 16, 31) << 10 | scaled(pixel >> 8, 31) << 5 | scaled(pixel, 31)
    bytes.storeBytes(of: UInt8(truncatingIfNeeded: word >> 8), toByteOffset: layout.byteOffset(0), as: UInt8.self)
    bytes.storeBytes(of: UInt8(truncatingIfNeeded: word), toByteOffset: layout.byteOffset(1), as: UInt8.self)
  }
}
