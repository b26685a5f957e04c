// Rows of a client's bytes -> rows of premultiplied BGRA.
//
// Called by: CGImage when its pixels are first needed, contexts over client memory in another layout. 8-bit formats take a
// short way in integers; everything else goes through floats, one component at a time. Reads exactly the bits of `count`
// pixels. Does not know images, rows' distance or where the bytes come from.

internal import CPixelKernels

/// Reads one layout. Make one per image, use it for every row.
package struct PixelUnpacker: Sendable {
  private let layout: PixelLayout
  /// Pairs of what 0 and the greatest value mean, per colour component; nil is the layout's default.
  private let decode: [Float]?
  /// From the image's colours to sRGB; nil when they are taken as they are.
  private let conversion: ColorConversion?

  /// `decode`, when given, has two numbers per colour component (one pair for coverage).
  package init(layout: PixelLayout, decode: [Float]? = nil, conversion: ColorConversion? = nil) {
    self.layout = layout
    self.decode = decode
    self.conversion = conversion
  }

  /// Unpacks `count` pixels that start `firstPixel` pixels into the row at `row`.
  package func unpack(
    row: UnsafeRawPointer, firstPixel: Int = 0, count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    let isPlain = decode == nil && conversion == nil
    if layout.bitsPerComponent < 5 {
      unpackBits(row: row, firstPixel: firstPixel, count: count, to: target)
      return
    }
    let source = row + firstPixel * (layout.bitsPerPixel / 8)
    if isPlain, layout.isWordRGB {
      unpackWords(source, count: count, to: target)
    } else if isPlain, layout.bitsPerComponent == 8, layout.model == .gray || layout.model == .rgb {
      unpackBytes(source, count: count, to: target)
    } else if layout.bitsPerComponent == 5 {
      unpack16BitWords(source, count: count, to: target)
    } else {
      unpackComponents(source, count: count, to: target)
    }
  }

  /// 8-bit RGB with something fourth: shuffle, then bring alpha in order.
  private func unpackWords(_ source: UnsafeRawPointer, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    let color = layout.colorIndex
    let red = UInt32(layout.byteOffset(color) * 8)
    let green = UInt32(layout.byteOffset(color + 1) * 8)
    let blue = UInt32(layout.byteOffset(color + 2) * 8)
    let alpha = UInt32(layout.byteOffset(color == 0 ? 3 : 0) * 8)
    if (blue, green, red, alpha) == (0, 8, 16, 24) {
      UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count * 4)
    } else if (red, green, blue, alpha) == (0, 8, 16, 24) {
      UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count * 4)
      px_swap_red_blue(target, target, count)
    } else {
      for i in 0..<count {
        let word = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self))
        let colors = (word >> red & 0xFF) << 16 | (word >> green & 0xFF) << 8 | word >> blue & 0xFF
        target[i] = (word >> alpha & 0xFF) << 24 | colors
      }
    }
    if layout.alphaIndex == nil {
      px_set_opaque(target, target, count)
    } else if layout.isPremultiplied {
      for i in 0..<count { target[i] = target[i].withColorsWithinAlpha }
    } else {
      px_premultiply(target, target, count)
    }
  }

  /// 8-bit gray and RGB of any other width.
  private func unpackBytes(_ source: UnsafeRawPointer, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    let bytes = source.assumingMemoryBound(to: UInt8.self)
    if layout.model == .gray, layout.bitsPerPixel == 8 {
      px_from_gray8(target, bytes, count)
      return
    }
    let step = layout.bitsPerPixel / 8
    let red = layout.byteOffset(layout.colorIndex)
    let green = layout.model == .gray ? red : layout.byteOffset(layout.colorIndex + 1)
    let blue = layout.model == .gray ? red : layout.byteOffset(layout.colorIndex + 2)
    let alpha = layout.alphaIndex.map { layout.byteOffset($0) }
    for i in 0..<count {
      let pixel = bytes + i * step
      let a = alpha.map { UInt32(pixel[$0]) } ?? 255
      target[i] = a << 24 | UInt32(pixel[red]) << 16 | UInt32(pixel[green]) << 8 | UInt32(pixel[blue])
    }
    guard alpha != nil else { return }
    if layout.isPremultiplied {
      for i in 0..<count { target[i] = target[i].withColorsWithinAlpha }
    } else {
      px_premultiply(target, target, count)
    }
  }

  /// 1, 2 and 4 bits: at most sixteen values, so a table.
  private func unpackBits(
    row: UnsafeRawPointer, firstPixel: Int, count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    let bits = layout.bitsPerComponent
    let mask = (1 << bits) - 1
    let table = (0...mask).map { value in
      let unit = decoded(Float(value) / Float(mask), 0)
      return layout.model == .coverage
        ? byte(fromUnit: unit) << 24 : pixel(red: unit, green: unit, blue: unit, alpha: 1)
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
      let bytes = source + i * bytesPerPixel
      let alpha = layout.alphaIndex.map { unit(bytes, $0) } ?? 1
      switch layout.model {
      case .coverage:
        target[i] = byte(fromUnit: decoded(alpha, 0)) << 24
      case .gray:
        let gray = decoded(unit(bytes, color), 0)
        target[i] = pixel(red: gray, green: gray, blue: gray, alpha: alpha)
      case .rgb:
        target[i] = pixel(
          red: decoded(unit(bytes, color), 0), green: decoded(unit(bytes, color + 1), 1),
          blue: decoded(unit(bytes, color + 2), 2), alpha: alpha)
      case .cmyk:
        // Inks are taken as straight even when they claim to be premultiplied: nobody makes those.
        let light = 1 - decoded(unit(bytes, color + 3), 3)
        target[i] = pixel(
          red: (1 - decoded(unit(bytes, color), 0)) * light,
          green: (1 - decoded(unit(bytes, color + 1), 1)) * light,
          blue: (1 - decoded(unit(bytes, color + 2), 2)) * light, alpha: alpha)
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

  /// Premultiplies (unless the layout is premultiplied already), converts and rounds once.
  private func pixel(red: Float, green: Float, blue: Float, alpha: Float) -> UInt32 {
    let alpha = alpha > 0 ? min(alpha, 1) : 0
    guard alpha > 0 else { return 0 }
    var color = SIMD3(red, green, blue)
    let isPremultiplied = layout.isPremultiplied && layout.model != .cmyk
    if let conversion {
      if isPremultiplied { color /= alpha }
      color = conversion.sRGB(from: color) * alpha
    } else if !isPremultiplied {
      color = color.clamped(lowerBound: .zero, upperBound: .one) * alpha
    }
    let word = byte(fromUnit: alpha) << 24 | byte(fromUnit: color.x) << 16 | byte(fromUnit: color.y) << 8
    return (word | byte(fromUnit: color.z)).withColorsWithinAlpha
  }
}
