// Rows of a client's bytes -> rows of premultiplied BGRA.
//
// Called by: CGImage when its pixels are first needed, contexts over client memory in another layout. Whole-word formats take
// a short way; everything else goes through floats, one component at a time. Reads exactly the bits of `count` pixels.
// Does not know images, rows' distance or where the bytes come from.

/// Reads one layout. Make one per image, use it for every row.
package struct PixelUnpacker: Sendable {
  private let layout: PixelLayout
  /// Pairs of what 0 and the greatest value mean, per colour component; nil is the layout's default.
  private let decode: [Float]?
  /// Premultiplied BGRA, for indexed layouts.
  private let palette: [UInt32]
  /// From the image's colours to sRGB; nil when they are taken as they are.
  private let conversion: ColorConversion?

  /// `decode`, when given, has two numbers per colour component (one pair for coverage and indexed layouts).
  package init(layout: PixelLayout, decode: [Float]? = nil, palette: [UInt32] = [], conversion: ColorConversion? = nil) {
    self.layout = layout
    self.decode = decode
    self.palette = palette
    self.conversion = conversion
  }

  /// Unpacks `count` pixels that start `firstPixel` pixels into the row at `row`.
  package func unpack(
    row: UnsafeRawPointer, firstPixel: Int = 0, count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    if decode == nil, conversion == nil, layout.isWordRGB {
      unpackWords(row + firstPixel * 4, count: count, to: target)
    } else if layout.bitsPerComponent < 8, layout.componentCount == 1 {
      unpackBits(row: row, firstPixel: firstPixel, count: count, to: target)
    } else if layout.bitsPerComponent == 5 {
      unpack16BitWords(row + firstPixel * 2, count: count, to: target)
    } else {
      unpackComponents(row + firstPixel * (layout.bitsPerPixel / 8), count: count, to: target)
    }
  }

  /// 8-bit RGB with something fourth: shuffle, then bring alpha in order.
  private func unpackWords(_ source: UnsafeRawPointer, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    let color = layout.colorIndex
    let red = UInt32(layout.byteOffset(color) * 8)
    let green = UInt32(layout.byteOffset(color + 1) * 8)
    let blue = UInt32(layout.byteOffset(color + 2) * 8)
    let alpha = UInt32(layout.byteOffset(color == 0 ? 3 : 0) * 8)
    let hasAlpha = layout.alphaIndex != nil
    let isPremultiplied = layout.isPremultiplied
    for i in 0..<count {
      let word = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self))
      let r = word >> red & 0xFF
      let g = word >> green & 0xFF
      let b = word >> blue & 0xFF
      let a = hasAlpha ? word >> alpha & 0xFF : 255
      target[i] =
        isPremultiplied
        ? (a << 24 | r << 16 | g << 8 | b).withColorsWithinAlpha
        : UInt32(straightRed: r, green: g, blue: b, alpha: a)
    }
  }

  /// 1, 2 and 4 bits: at most sixteen values, so a table.
  private func unpackBits(
    row: UnsafeRawPointer, firstPixel: Int, count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    let bits = layout.bitsPerComponent
    let mask = (1 << bits) - 1
    var table: [UInt32] = []
    for value in 0...mask {
      table.append(pixel(single: Float(value), greatest: Float(mask)))
    }
    let perByte = 8 / bits
    for i in 0..<count {
      let position = firstPixel + i
      let byte = Int(row.load(fromByteOffset: position / perByte, as: UInt8.self))
      target[i] = table[byte >> (8 - bits - position % perByte * bits) & mask]
    }
  }

  /// 555 and 565.
  private func unpack16BitWords(_ source: UnsafeRawPointer, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    let high = layout.byteOffset(0)
    let low = layout.byteOffset(1)
    let is565 = layout.bitmapInfo.pixelFormat == .RGB565
    for i in 0..<count {
      let word =
        UInt32(source.load(fromByteOffset: i * 2 + high, as: UInt8.self)) << 8
        | UInt32(source.load(fromByteOffset: i * 2 + low, as: UInt8.self))
      let r = Float(word >> (is565 ? 11 : 10) & 31) / 31
      let g = is565 ? Float(word >> 5 & 63) / 63 : Float(word >> 5 & 31) / 31
      let b = Float(word & 31) / 31
      target[i] = pixel(red: decoded(r, 0), green: decoded(g, 1), blue: decoded(b, 2), alpha: 1)
    }
  }

  private func unpackComponents(_ source: UnsafeRawPointer, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    let bytesPerPixel = layout.bitsPerPixel / 8
    let color = layout.colorIndex
    for i in 0..<count {
      let pixelBytes = source + i * bytesPerPixel
      switch layout.model {
      case .coverage, .indexed:
        let greatest: Float = layout.isFloat ? 1 : Float(layout.bitsPerComponent == 8 ? 255 : 65535)
        target[i] = pixel(single: unit(pixelBytes, 0) * greatest, greatest: greatest)
      case .gray:
        let alpha = layout.alphaIndex.map { unit(pixelBytes, $0) } ?? 1
        let gray = decoded(unit(pixelBytes, color), 0)
        target[i] = pixel(red: gray, green: gray, blue: gray, alpha: alpha)
      case .rgb:
        let alpha = layout.alphaIndex.map { unit(pixelBytes, $0) } ?? 1
        target[i] = pixel(
          red: decoded(unit(pixelBytes, color), 0), green: decoded(unit(pixelBytes, color + 1), 1),
          blue: decoded(unit(pixelBytes, color + 2), 2), alpha: alpha)
      case .cmyk:
        let alpha = layout.alphaIndex.map { unit(pixelBytes, $0) } ?? 1
        let light = 1 - decoded(unit(pixelBytes, color + 3), 3)
        // Inks are taken as straight here even when premultiplied: nobody makes premultiplied CMYK.
        target[i] = pixel(
          red: (1 - decoded(unit(pixelBytes, color), 0)) * light,
          green: (1 - decoded(unit(pixelBytes, color + 1), 1)) * light,
          blue: (1 - decoded(unit(pixelBytes, color + 2), 2)) * light, alpha: alpha)
      }
    }
  }

  /// Component `index`, in the order of names, as 0...1 (floats as they are).
  private func unit(_ pixel: UnsafeRawPointer, _ index: Int) -> Float {
    func byte(_ position: Int) -> UInt32 {
      UInt32(pixel.load(fromByteOffset: layout.byteOffset(position), as: UInt8.self))
    }
    switch layout.bitsPerComponent {
    case 8:
      return Float(byte(index)) / 255
    case 16:
      let value = byte(index * 2) << 8 | byte(index * 2 + 1)
      if layout.isFloat { return Float(Float16(bitPattern: UInt16(truncatingIfNeeded: value))) }
      return Float(value) / 65535
    default:
      let high = byte(index * 4) << 24 | byte(index * 4 + 1) << 16
      return Float(bitPattern: high | byte(index * 4 + 2) << 8 | byte(index * 4 + 3))
    }
  }

  private func decoded(_ unit: Float, _ component: Int) -> Float {
    guard let decode else { return unit }
    let low = decode[component * 2]
    return low + unit * (decode[component * 2 + 1] - low)
  }

  /// The pixel for one-component layouts: a grey, a coverage or a palette entry.
  private func pixel(single value: Float, greatest: Float) -> UInt32 {
    switch layout.model {
    case .indexed:
      // An index decodes to itself unless told otherwise.
      let position = decode == nil ? value : decoded(value / greatest, 0)
      guard position >= 0, position + 0.5 < Float(palette.count) else { return palette.last ?? 0 }
      return palette[Int(position + 0.5)]
    case .coverage:
      return byte(fromUnit: decoded(value / greatest, 0)) << 24
    default:
      let gray = decoded(value / greatest, 0)
      return pixel(red: gray, green: gray, blue: gray, alpha: 1)
    }
  }

  /// Premultiplies (unless the layout is premultiplied already), converts and rounds once.
  private func pixel(red: Float, green: Float, blue: Float, alpha: Float) -> UInt32 {
    let alpha = alpha > 0 ? min(alpha, 1) : 0
    guard alpha > 0 else { return 0 }
    var color = SIMD3(red, green, blue)
    let isPremultiplied = layout.isPremultiplied && layout.model != .cmyk
    if let conversion {
      if isPremultiplied { color /= alpha }
      color = conversion.sRGB(from: color)
      color *= alpha
    } else if !isPremultiplied {
      color = color.clamped(lowerBound: .zero, upperBound: .one) * alpha
    }
    let word = byte(fromUnit: alpha) << 24 | byte(fromUnit: color.x) << 16 | byte(fromUnit: color.y) << 8
    return (word | byte(fromUnit: color.z)).withColorsWithinAlpha
  }
}
