// Writes PNG files byte by byte, so that tests can make every kind that the format allows, and kinds that it does not.
// Rows are stored, not compressed. Knows nothing of libpng.

import Foundation

struct PNGBuilder {
  var width: Int
  var height: Int
  var bits: Int
  /// PNG's colour type: 0 gray, 2 RGB, 3 palette, 4 gray alpha, 6 RGBA.
  var type: Int
  var isInterlaced = false
  /// Chunks between IHDR and IDAT.
  var chunks: [(name: String, bytes: [UInt8])] = []
  /// Chunks between IDAT and IEND.
  var lateChunks: [(name: String, bytes: [UInt8])] = []
  /// The sample of column x, row y, component c.
  var sample: (_ x: Int, _ y: Int, _ c: Int) -> Int

  var components: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 1 }

  var data: Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] =
      Self.big(width) + Self.big(height) + [UInt8(bits), UInt8(type), 0, 0, isInterlaced ? 1 : 0]
    file += Self.chunk("IHDR", header)
    for (name, bytes) in chunks { file += Self.chunk(name, bytes) }
    file += Self.chunk("IDAT", Self.zlib(rows))
    for (name, bytes) in lateChunks { file += Self.chunk(name, bytes) }
    return Data(file + Self.chunk("IEND", []))
  }

  /// Filter bytes and packed samples, pass by pass.
  private var rows: [UInt8] {
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var out: [UInt8] = []
    for (x0, y0, dx, dy) in passes where x0 < width && y0 < height {
      for y in stride(from: y0, to: height, by: dy) {
        out.append(0)
        var pending = 0
        var count = 0
        for x in stride(from: x0, to: width, by: dx) {
          for c in 0..<components {
            let value = sample(x, y, c)
            if bits == 16 { out.append(UInt8(value >> 8 & 0xFF)) }
            if bits >= 8 {
              out.append(UInt8(value & 0xFF))
            } else {
              pending = pending << bits | value & ((1 << bits) - 1)
              count += bits
              if count == 8 {
                out.append(UInt8(pending))
                (pending, count) = (0, 0)
              }
            }
          }
        }
        if count > 0 { out.append(UInt8(pending << (8 - count))) }
      }
    }
    return out
  }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return big(bytes.count) + body + big(Int(crc32(body)))
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65535, bytes.count - start)
      let isLast = start + count == bytes.count
      out += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      out += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return out + big(b << 16 | a)
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 0xFF)] }
  }

  private static let table: [UInt32] = (0..<256).map { i in
    (0..<8).reduce(UInt32(i)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
