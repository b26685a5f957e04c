// Writes ICC profiles of primaries and a gamma, and converts by the same numbers in doubles. Knows nothing of Little CMS.

import Foundation

struct ProfileBuilder {
  /// D50-adapted X, Y, Z of red, green and blue; nil makes a gray profile.
  var colorants: [[Double]]?
  var gamma: Double

  /// Display P3's colorants, as in Apple's profile.
  static let displayP3 = [[0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]]

  var bytes: [UInt8] {
    func signature(_ text: String) -> [UInt8] { Array(text.utf8) }
    func fixed(_ value: Double) -> [UInt8] { PNGBuilder.big(Int((value * 65536).rounded()) & 0xFFFF_FFFF) }
    func xyz(_ values: [Double]) -> [UInt8] { signature("XYZ ") + [0, 0, 0, 0] + values.flatMap(fixed) }
    let g = Int((gamma * 256).rounded())
    let curve = signature("curv") + [0, 0, 0, 0] + PNGBuilder.big(1) + [UInt8(g >> 8), UInt8(g & 255), 0, 0]
    let name = "Test profile"
    let text =
      signature("desc") + [0, 0, 0, 0] + PNGBuilder.big(name.utf8.count + 1) + Array(name.utf8)
      + [UInt8](repeating: 0, count: 1 + 4 + 4 + 2 + 1 + 67)
    var tags: [(String, [UInt8])] = [("desc", text), ("wtpt", xyz([0.9642, 1, 0.8249]))]
    if let colorants {
      for (letter, values) in zip(["r", "g", "b"], colorants) {
        tags.append((letter + "XYZ", xyz(values)))
        tags.append((letter + "TRC", curve))
      }
    } else {
      tags.append(("kTRC", curve))
    }
    var table = PNGBuilder.big(tags.count)
    var content: [UInt8] = []
    let start = 128 + 4 + tags.count * 12
    for (name, bytes) in tags {
      table += signature(name) + PNGBuilder.big(start + content.count) + PNGBuilder.big(bytes.count)
      content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var header = PNGBuilder.big(start + content.count) + [0, 0, 0, 0, 2, 0x10, 0, 0]
    header += signature("mntr") + signature(colorants == nil ? "GRAY" : "RGB ") + signature("XYZ ")
    header += [7, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + signature("acsp")
    header += [UInt8](repeating: 0, count: 68 - header.count) + fixed(0.9642) + fixed(1) + fixed(0.8249)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + content
  }

  /// Straight components 0...1 -> sRGB, encoded and clipped.
  func sRGB(_ color: [Double]) -> [Double] {
    let light = color.map { pow($0, (gamma * 256).rounded() / 256) }
    guard let c = colorants else { return light.map(Self.encoded) }
    let xyz = (0..<3).map { i in light[0] * c[0][i] + light[1] * c[1][i] + light[2] * c[2][i] }
    // The inverse of sRGB's D50-adapted colorants.
    let rows = [
      [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427],
    ]
    return rows.map { row in Self.encoded(row[0] * xyz[0] + row[1] * xyz[1] + row[2] * xyz[2]) }
  }

  private static func encoded(_ value: Double) -> Double {
    let clipped = min(max(value, 0), 1)
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * pow(clipped, 1 / 2.4) - 0.055
  }
}
