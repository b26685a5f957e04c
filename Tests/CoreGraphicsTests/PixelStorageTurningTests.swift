// Quarter turns, mirrors and reductions of pixels.

import Testing

@testable import CoreGraphics

@Suite("PixelStorage turning and reducing")
struct PixelStorageTurningTests {
  /// 3 × 2: 1 2 3 / 4 5 6, opaque.
  private func numbered() throws -> PixelStorage {
    let buffer = try #require(PixelBuffer(width: 3, height: 2))
    for i in 0..<6 { buffer[i % 3, i / 3] = 0xFF00_0000 | UInt32(i + 1) }
    return try #require(buffer.snapshot(isOpaque: true))
  }

  private func digits(_ storage: PixelStorage?) -> [[Int]] {
    guard let storage else { return [] }
    return (0..<storage.height).map { y in (0..<storage.width).map { x in Int(storage[x, y] & 255) } }
  }

  // What EXIF's table says of the first stored row and column.
  @Test(
    "EXIF's eight orientations",
    arguments: [
      (1, [[1, 2, 3], [4, 5, 6]]), (2, [[3, 2, 1], [6, 5, 4]]), (3, [[6, 5, 4], [3, 2, 1]]),
      (4, [[4, 5, 6], [1, 2, 3]]), (5, [[1, 4], [2, 5], [3, 6]]), (6, [[4, 1], [5, 2], [6, 3]]),
      (7, [[6, 3], [5, 2], [4, 1]]), (8, [[3, 6], [2, 5], [1, 4]]), (9, [[1, 2, 3], [4, 5, 6]]),
    ])
  func orientations(exif: Int, rows: [[Int]]) throws {
    #expect(digits(try numbered().oriented(exif: exif)) == rows)
  }

  @Test("a reduction is the average of the area, to the nearest")
  func averages() throws {
    let buffer = try #require(PixelBuffer(width: 6, height: 4))
    for y in 0..<4 {
      for x in 0..<6 { buffer[x, y] = UInt32(0xFF) << 24 | UInt32(x * 40 + y) }
    }
    let storage = try #require(buffer.snapshot(isOpaque: true))
    let half = try #require(storage.reduced(width: 3, height: 2))
    for y in 0..<2 {
      for x in 0..<3 {
        let exact = Double(x) * 80 + 20 + Double(y) * 2 + 0.5
        #expect(abs(Double(half[x, y] & 255) - exact) <= 0.51)
        #expect(half[x, y] >> 24 == 255)
      }
    }
    #expect(half.isOpaque)
    #expect(storage.reduced(width: 7, height: 4) == nil)
    #expect(storage.reduced(width: 0, height: 1) == nil)
  }

  @Test("very tall pictures reduce to one row")
  func tall() throws {
    let buffer = try #require(PixelBuffer(width: 1, height: 32_767))
    for y in 0..<32_767 { buffer[0, y] = y % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let one = try #require(buffer.snapshot()?.reduced(width: 1, height: 1))
    #expect(one[0, 0] == 0xFF7F_7F7F || one[0, 0] == 0xFF80_8080)
  }
}
