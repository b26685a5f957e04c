// The memory that the rows work on: a destination, a source of random premultiplied pixels, a random mask.
//
// Allocated once for the process and never freed; the same contents in every run.
import Foundation

struct Surface {
  static let width = 1170, height = 2532
  var width: Int { Self.width }
  var height: Int { Self.height }
  var count: Int { width * height }
  var byteCount: Int { count * 4 }

  let destination: UnsafeMutablePointer<UInt32>
  /// Alpha 1...254, so that no row takes a shortcut.
  let source: UnsafeMutablePointer<UInt32>
  /// Coverage 1...254.
  let mask: UnsafeMutablePointer<UInt8>

  init() {
    var random = Random()
    destination = Self.pixels(Self.width * Self.height) { 0xFF00_0000 | random.next() }
    source = Self.pixels(Self.width * Self.height) { random.premultiplied() }
    mask = .allocate(capacity: Self.width * Self.height)
    for i in 0..<Self.width * Self.height { mask[i] = UInt8(1 + random.next() % 254) }
  }

  /// Page-aligned pixels, filled by `value`.
  static func pixels(_ count: Int, _ value: () -> UInt32) -> UnsafeMutablePointer<UInt32> {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count * 4 + 4096, alignment: 4096)
    let pixels = memory.bindMemory(to: UInt32.self, capacity: count)
    for i in 0..<count { pixels[i] = value() }
    return pixels
  }

  /// Calls `body` with the first pixel's index of every row.
  func eachRow(_ body: (Int) -> Void) {
    for y in 0..<height { body(y * width) }
  }
}

/// xorshift, seeded the same in every run.
struct Random {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func next() -> UInt32 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return UInt32(truncatingIfNeeded: state >> 32)
  }

  mutating func premultiplied() -> UInt32 {
    let r = next(), alpha = max(1, min(254, r >> 24))
    let channels = [r & 255, (r >> 8) & 255, (r >> 16) & 255].map { $0 * alpha / 255 }
    return alpha << 24 | channels[2] << 16 | channels[1] << 8 | channels[0]
  }

  /// 0 ..< limit, in hundredths.
  mutating func coordinate(below limit: Int) -> Double { Double(next() % UInt32(limit * 100)) / 100 }
}
