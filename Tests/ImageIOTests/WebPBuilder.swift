// Writes lossless WebP files in which each channel takes one of two values, bit by bit. Knows nothing of libwebp.

import Foundation

struct WebPBuilder {
  var width: Int
  var height: Int
  /// The two values of green, red, blue and alpha, the smaller first.
  var values: [(UInt8, UInt8)] = [(10, 200), (0, 255), (30, 90), (100, 255)]
  /// Chunks after the picture; their presence makes the file an extended one.
  var profile: [UInt8]?
  var exif: [UInt8]?
  /// Which of the two values channel `c` (0 green, 1 red, 2 blue, 3 alpha) has.
  var choice: (_ x: Int, _ y: Int, _ c: Int) -> Bool

  var data: Data {
    var body: [UInt8] = []
    if profile != nil || exif != nil {
      let flags: UInt8 = (profile == nil ? 0 : 0x20) | (exif == nil ? 0 : 0x08) | 0x10
      body += Self.chunk("VP8X", [flags, 0, 0, 0] + Self.little(width - 1, 3) + Self.little(height - 1, 3))
      if let profile { body += Self.chunk("ICCP", profile) }
    }
    body += Self.chunk("VP8L", picture)
    if let exif { body += Self.chunk("EXIF", exif) }
    return Data(Array("RIFF".utf8) + Self.little(body.count + 4, 4) + Array("WEBP".utf8) + body)
  }

  /// What channel `c` of a pixel is.
  func value(_ x: Int, _ y: Int, _ c: Int) -> Int { Int(choice(x, y, c) ? values[c].1 : values[c].0) }

  private var picture: [UInt8] {
    var bits: [Bool] = []
    func put(_ value: Int, _ count: Int) {
      for i in 0..<count { bits.append(value >> i & 1 == 1) }
    }
    put(0x2F, 8)
    put(width - 1, 14)
    put(height - 1, 14)
    put(1, 1)
    put(0, 3)
    // No transform, no colour cache, one set of codes.
    put(0, 3)
    for (low, high) in values {
      // A simple code of two symbols of eight bits.
      put(1, 1)
      put(1, 1)
      put(1, 1)
      put(Int(low), 8)
      put(Int(high), 8)
    }
    // The code for distances: the symbol 0.
    put(1, 1)
    put(0, 2)
    put(0, 1)
    for y in 0..<height {
      for x in 0..<width {
        for c in 0..<4 { bits.append(choice(x, y, c)) }
      }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<min(8, bits.count - start)).reduce(UInt8(0)) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) }
    }
  }

  static func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }

  static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(bytes.count, 4) + bytes + (bytes.count % 2 == 1 ? [0] : [])
  }
}
