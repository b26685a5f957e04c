// A block of pixels' memory: allocated, aligned, counted.
//
// Called by: PixelBuffer (which writes) and PixelStorage (which only reads). Whether a block may be written is decided by
// who holds it: one holder may write, several may not (see PixelBuffer.base).
// Does not know widths, strides or what a pixel is beyond four bytes.

import Foundation

/// Memory of whole pixels, 64-byte aligned when allocated here.
///
/// `@unchecked Sendable`: the bytes are written only by a PixelBuffer that holds the sole reference, and a PixelBuffer stays
/// on one thread. Every holder on another thread is a PixelStorage, whose existence makes the reference not unique.
package final class PixelMemory: @unchecked Sendable {
  /// The first pixel.
  package let base: UnsafeMutablePointer<UInt32>
  /// Room, in pixels.
  package let count: Int
  private let block: UnsafeMutableRawPointer?
  private let release: (() -> Void)?

  /// Zeroed memory for `count` pixels; nil when the system has none. Fresh pages are zero already and cost nothing until
  /// they are touched.
  package init?(zeroed count: Int) {
    guard count > 0, count <= PixelBuffer.byteLimit / 4 else { return nil }
    guard let block = calloc(count * 4 + PixelBuffer.alignment, 1) else { return nil }
    let address = UInt(bitPattern: block)
    let mask = UInt(PixelBuffer.alignment - 1)
    let padding = Int(((address + mask) & ~mask) - address)
    Self.askForLargePages(block, count * 4)
    self.block = block
    self.base = (block + padding).bindMemory(to: UInt32.self, capacity: count)
    self.count = count
    self.release = nil
  }

  /// From this many bytes on memory is worth large pages: walking down a surface's columns, and reading large images row by
  /// row, is then not held up by the address tables. Chosen here: two of the usual large pages.
  private static let largePagesFrom = 4 << 20

  private static func askForLargePages(_ block: UnsafeMutableRawPointer, _ byteCount: Int) {
    #if os(Linux)
      guard byteCount >= largePagesFrom else { return }
      let page = UInt(getpagesize())
      let start = (UInt(bitPattern: block) + page - 1) & ~(page - 1)
      let end = (UInt(bitPattern: block) + UInt(byteCount)) & ~(page - 1)
      // A wish: where it is refused, small pages do.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
    #endif
  }

  /// Somebody else's memory, which must outlive this object; `release` is called when it is no longer needed.
  package init(borrowing base: UnsafeMutablePointer<UInt32>, count: Int, release: (() -> Void)? = nil) {
    self.base = base
    self.count = count
    self.block = nil
    self.release = release
  }

  deinit {
    free(block)
    release?()
  }
}
