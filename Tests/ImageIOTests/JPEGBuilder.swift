// Writes baseline JPEG files of flat 8 × 8 blocks, byte by byte: enough for every colour model and marker. Knows nothing of
// libjpeg. The quantisation is 1 throughout and a block has its constant term alone, so samples come back exactly.

import Foundation

struct JPEGBuilder {
  /// Blocks, not pixels.
  var columns: Int
  var rows: Int
  var components: Int
  /// Adobe's transform: 0 none, 1 YCbCr, 2 YCCK; nil writes no Adobe marker.
  var adobeTransform: Int?
  /// A TIFF block for APP1.
  var exif: [UInt8]?
  /// A profile for APP2.
  var profile: [UInt8]?
  /// The sample of a block, 0...255.
  var sample: (_ column: Int, _ row: Int, _ component: Int) -> Int

  var data: Data {
    var file: [UInt8] = [0xFF, 0xD8]
    if let adobeTransform {
      file += Self.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, UInt8(adobeTransform)])
    }
    if let exif { file += Self.segment(0xE1, Array("Exif".utf8) + [0, 0] + exif) }
    if let profile { file += Self.segment(0xE2, Array("ICC_PROFILE".utf8) + [0, 1, 1] + profile) }
    file += Self.segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    let (width, height) = (columns * 8, rows * 8)
    var frame: [UInt8] = [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    frame.append(UInt8(components))
    for c in 0..<components { frame += [UInt8(c + 1), 0x11, 0] }
    file += Self.segment(0xC0, frame)
    // Twelve categories of four bits; the only other symbol is "end of block", one bit.
    file += Self.segment(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0..<12))
    file += Self.segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    var scan: [UInt8] = [UInt8(components)]
    for c in 0..<components { scan += [UInt8(c + 1), 0] }
    file += Self.segment(0xDA, scan + [0, 63, 0])
    return Data(file + entropy + [0xFF, 0xD9])
  }

  private var entropy: [UInt8] {
    var bits: [Bool] = []
    func put(_ value: Int, _ count: Int) {
      for i in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> i & 1 == 1) }
    }
    var previous = [Int](repeating: 0, count: components)
    for row in 0..<rows {
      for column in 0..<columns {
        for c in 0..<components {
          let level = (sample(column, row, c) - 128) * 8
          let difference = level - previous[c]
          previous[c] = level
          let size = Int.bitWidth - abs(difference).leadingZeroBitCount
          put(size, 4)
          put(difference < 0 ? difference + (1 << size) - 1 : difference, size)
          put(0, 1)
        }
      }
    }
    while bits.count % 8 != 0 { bits.append(true) }
    var out: [UInt8] = []
    for start in stride(from: 0, to: bits.count, by: 8) {
      let byte = bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      out.append(byte)
      if byte == 0xFF { out.append(0) }
    }
    return out
  }

  static func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((bytes.count + 2) >> 8), UInt8((bytes.count + 2) & 255)] + bytes
  }

  /// A TIFF block with an orientation.
  static func orientation(_ value: UInt8, isBigEndian: Bool) -> [UInt8] {
    isBigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
  }
}
