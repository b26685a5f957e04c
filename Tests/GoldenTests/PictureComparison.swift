// Pictures against what they are to be, pixel by pixel, and sums that stand for whole pictures.
//
// Used by: VariantGoldenTests.

import CoreGraphics

/// How far a picture is from what it is to be.
struct Difference {
  /// Over all pixels and colours, 0...255.
  var mean = 0.0
  /// The greatest of one pixel and colour, 0...255.
  var greatest = 0

  /// `expected` gives a pixel, premultiplied ARGB.
  init(_ image: CGImage, from expected: (Int, Int) -> UInt32) {
    let pixels = image.pixels
    var sum = 0
    for y in 0..<image.height {
      let row = pixels.row(y)
      for x in 0..<image.width {
        let (a, b) = (row[x], expected(x, y))
        if a == b { continue }
        for shift: UInt32 in [0, 8, 16, 24] {
          let distance = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
          sum += distance
          greatest = max(greatest, distance)
        }
      }
    }
    mean = Double(sum) / Double(max(1, image.width * image.height * 4))
  }
}

extension CGImage {
  /// The mean distance of blocks of 8 × 8 pixels from those of what `other` gives, over all colours, 0...255: letters that
  /// stand a part of a pixel elsewhere count for little, another picture for much.
  func blockDistance(from other: (Int, Int) -> UInt32) -> Double {
    let pixels = pixels
    var (sum, count) = (0.0, 0)
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        var differences = [0, 0, 0, 0]
        let (bottom, right) = (min(top + 8, height), min(left + 8, width))
        for y in top..<bottom {
          for x in left..<right {
            let (a, b) = (pixels[x, y], other(x, y))
            if a == b { continue }
            for index in 0..<4 {
              let shift = UInt32(index * 8)
              differences[index] += Int(a >> shift & 255) - Int(b >> shift & 255)
            }
          }
        }
        let size = Double((bottom - top) * (right - left))
        sum += differences.reduce(0) { $0 + Double(abs($1)) / size }
        count += 4
      }
    }
    return sum / Double(max(1, count))
  }

  /// FNV-1a over the pixels, row by row.
  var digest: UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    let pixels = pixels
    for y in 0..<height {
      let row = pixels.row(y)
      for x in 0..<width { sum = (sum ^ UInt64(row[x])) &* 0x100_0000_01B3 }
    }
    return sum
  }

  /// The mean of `scale` × `scale` pixels, each colour rounded.
  func reduced(_ x: Int, _ y: Int, by scale: Int) -> UInt32 {
    var sums = [0, 0, 0, 0]
    for row in 0..<scale {
      for column in 0..<scale {
        let pixel = pixels[x * scale + column, y * scale + row]
        for index in 0..<4 { sums[index] += Int(pixel >> UInt32(index * 8) & 255) }
      }
    }
    let count = scale * scale
    return (0..<4).reduce(UInt32(0)) { $0 | UInt32((sums[$1] + count / 2) / count) << UInt32($1 * 8) }
  }
}

/// `pixel` at half its opacity over white.
func halfOverWhite(_ pixel: UInt32) -> UInt32 {
  [UInt32(0), 8, 16].reduce(0xFF00_0000) { $0 | (((pixel >> $1 & 255) + 256) / 2) << $1 }
}
