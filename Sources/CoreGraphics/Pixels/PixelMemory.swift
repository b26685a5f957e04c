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
    self.block = block
    self.base = (block + padding).bindMemory(to: UInt32.self, capacity: count)
    self.count = count
    self.release = nil
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
