// An image's rows as PNG wants them: straight alpha, big endian, gray where there is no colour. Made by ImageCodec.png.

import CoreGraphics
import Foundation

struct PNGRows {
  let bytes: Data
  let bytesPerRow: Int
  /// 1 gray, 2 gray and alpha, 3 RGB, 4 RGBA.
  let components: Int
  /// 8 or 16.
  let bits: Int

  init(_ image: CGImage) {
    if let wide = PNGRows(wide: image) {
      self = wide
      return
    }
    let storage = image.pixels
    let (isGray, isOpaque) = Self.survey(storage)
    components = (isGray ? 1 : 3) + (isOpaque ? 0 : 1)
    bits = 8
    bytesPerRow = storage.width * components
    var rows = Data(count: bytesPerRow * storage.height)
    let (count, bytesPerRow) = (components, bytesPerRow)
    rows.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<storage.height {
        let row = storage.row(y)
        var at = y * bytesPerRow
        for x in 0..<storage.width {
          let pixel = row[x].unpremultipliedPixel
          if count >= 3 {
            target[at] = UInt8(pixel >> 16 & 0xFF)
            target[at + 1] = UInt8(pixel >> 8 & 0xFF)
          }
          target[at + (isGray ? 0 : 2)] = UInt8(pixel & 0xFF)
          if !isOpaque { target[at + count - 1] = UInt8(pixel >> 24) }
          at += count
        }
      }
    }
    bytes = rows
  }

  /// The image's own samples, when they have 16 bits in an order that PNG knows; nil otherwise.
  private init?(wide image: CGImage) {
    guard image.bitsPerComponent == 16, !image.isMask, image.decode == nil,
      !image.bitmapInfo.contains(.floatComponents), let space = image.colorSpace,
      space.model == .monochrome || space.model == .rgb, !space.isWideGamutRGB, space.transfer == .sRGB,
      let info = Self.wideLayout(image), let provider = image.dataProvider
    else { return nil }
    components = info.components
    bits = 16
    bytesPerRow = image.width * components * 2
    var rows = Data(count: bytesPerRow * image.height)
    let source = provider.bytes
    let bytesPerRow = bytesPerRow
    rows.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      source.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        for y in 0..<image.height {
          for i in 0..<bytesPerRow {
            target[y * bytesPerRow + i] = bytes[y * image.bytesPerRow + (info.isLittle ? i ^ 1 : i)]
          }
        }
      }
    }
    bytes = rows
  }

  private static func wideLayout(_ image: CGImage) -> (components: Int, isLittle: Bool)? {
    let colors = image.colorSpace?.model == .monochrome ? 1 : 3
    let components: Int
    switch image.alphaInfo {
    case .none: components = colors
    case .last: components = colors + 1
    default: return nil
    }
    guard image.bitsPerPixel == components * 16 else { return nil }
    switch image.byteOrderInfo {
    case .orderDefault, .order16Big: return (components, false)
    case .order16Little: return (components, true)
    default: return nil
    }
  }

  /// Whether every pixel is gray, and whether every pixel is opaque.
  private static func survey(_ storage: PixelStorage) -> (isGray: Bool, isOpaque: Bool) {
    var difference: UInt32 = 0
    var alphas: UInt32 = 0xFFFF_FFFF
    for y in 0..<storage.height {
      let row = storage.row(y)
      for x in 0..<storage.width {
        let pixel = row[x]
        difference |= (pixel ^ pixel >> 8) & 0xFFFF
        alphas &= pixel
      }
    }
    return (difference == 0, alphas >> 24 == 255)
  }
}
