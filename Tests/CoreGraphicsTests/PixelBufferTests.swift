// Memory of the working surface: limits, alignment, and who sees which writes.

import Testing

@testable import CoreGraphics

@Suite("PixelBuffer")
struct PixelBufferTests {
  @Test("starts transparent, aligned to cache lines")
  func startsTransparent() throws {
    let buffer = try #require(PixelBuffer(width: 19, height: 3))
    #expect(buffer.stride == 32)
    #expect(UInt(bitPattern: buffer.base) % 64 == 0)
    #expect((0..<3).allSatisfy { y in (0..<19).allSatisfy { x in buffer[x, y] == 0 } })
  }

  @Test(
    "refuses absurd sizes",
    arguments: [(0, 1), (1, 0), (-5, 5), (32_768, 1), (1, 32_768), (32_767, 32_767), (Int.max, Int.max)])
  func refusesAbsurdSizes(width: Int, height: Int) {
    #expect(PixelBuffer(width: width, height: height) == nil)
  }

  @Test("a snapshot keeps its pixels when the buffer is drawn into again")
  func snapshotIsFrozen() throws {
    let buffer = try #require(PixelBuffer(width: 2, height: 2))
    buffer[1, 1] = 0xFF12_3456
    let before = try #require(buffer.snapshot())
    buffer[1, 1] = 0xFFAB_CDEF
    #expect(before[1, 1] == 0xFF12_3456)
    #expect(buffer[1, 1] == 0xFFAB_CDEF)
  }

  @Test("a snapshot copies nothing until the next write, and nothing when it is gone by then")
  func snapshotIsLazy() throws {
    let buffer = try #require(PixelBuffer(width: 2, height: 2))
    let address = buffer.base
    var shot = buffer.snapshot()
    #expect(shot?.base == UnsafePointer(address))
    shot = nil
    #expect(buffer.base == address)
  }

  @Test("a borrowed buffer writes to the client's memory, its snapshot does not follow")
  func borrowedMemory() throws {
    var words = [UInt32](repeating: 0, count: 10)
    try words.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress)
      let buffer = try #require(PixelBuffer(borrowing: base, width: 4, height: 2, bytesPerRow: 24))
      buffer[0, 1] = 7
      let shot = try #require(buffer.snapshot())
      buffer[0, 1] = 9
      #expect(shot[0, 1] == 7)
    }
    #expect(words[6] == 9)
  }

  @Test("refuses a client's memory that is misaligned or too narrow", arguments: [(0, 15), (0, 12), (2, 16)])
  func refusesBadMemory(offset: Int, bytesPerRow: Int) throws {
    var words = [UInt32](repeating: 0, count: 20)
    try words.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress) + offset
      #expect(PixelBuffer(borrowing: base, width: 4, height: 2, bytesPerRow: bytesPerRow) == nil)
    }
  }

  @Test("a crop shares memory and stays inside")
  func crops() throws {
    let buffer = try #require(PixelBuffer(width: 5, height: 5))
    buffer[3, 2] = 0xFF00_00FF
    let whole = try #require(buffer.snapshot(isOpaque: false))
    let part = try #require(whole.cropped(x: 3, y: 2, width: 2, height: 3))
    #expect(part[0, 0] == 0xFF00_00FF)
    #expect(whole.cropped(x: 3, y: 2, width: 3, height: 3) == nil)
    #expect(whole.cropped(x: 1, y: 1, width: Int.max, height: 1) == nil)
    #expect(part.makeBuffer()?[0, 0] == 0xFF00_00FF)
  }
}
