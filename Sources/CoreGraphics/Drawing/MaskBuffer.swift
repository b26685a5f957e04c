// A rectangle of A8 coverage at its place on the device.
//
// Made by: clips, shadows, glyphs. Read by: BitmapBackend's row loops. Rows are top down; memory is zeroed
// unless its maker writes all of it.

import Foundation

/// Coverage bytes for `bounds` (device pixels). Written by its maker only, then read.
final class MaskBuffer {
  let bounds: PixelRect
  /// Bytes between rows.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>
  /// Whose bytes these are, when they are another's.
  private let owner: MaskBuffer?

  /// Nil when the rectangle is empty or there is no memory (2 GiB at most). `zeroed` false: for makers that write every byte
  /// of the rectangle.
  init?(_ bounds: PixelRect, zeroed: Bool = true) {
    guard !bounds.isEmpty else { return nil }
    let stride = (bounds.width + 15) & ~15
    let (count, overflow) = stride.multipliedReportingOverflow(by: bounds.height)
    guard !overflow, count <= 1 << 31, let memory = zeroed ? calloc(count, 1) : malloc(count) else { return nil }
    self.bounds = bounds
    self.stride = stride
    self.bytes = memory.bindMemory(to: UInt8.self, capacity: count)
    self.owner = nil
  }

  /// The same bytes at another place.
  init(sharing other: MaskBuffer, dx: Int32, dy: Int32) {
    self.bounds = other.bounds.offsetBy(dx: dx, dy: dy)
    self.stride = other.stride
    self.bytes = other.bytes
    self.owner = other.owner ?? other
  }

  deinit { if owner == nil { free(bytes) } }

  /// The byte of a pixel inside `bounds`.
  func pointer(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt8> {
    bytes + (Int(y) - Int(bounds.y0)) * stride + (Int(x) - Int(bounds.x0))
  }

  /// Where the byte of device pixel (0, 0) would be.
  var devicePointer: UnsafeMutablePointer<UInt8> { pointer(0, 0) }
}
