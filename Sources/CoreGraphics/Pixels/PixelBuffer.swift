// The working surface: what contexts, backing stores and the compositor draw into.
//
// Premultiplied BGRA8888 in memory, that is a little-endian UInt32 0xAARRGGBB with r, g, b <= a; row 0 is the top row.
// Called by: CGContext's bitmap backend, RenderServer, ImageIO's decoders. Hands on: PixelStorage, which freezes the pixels
// for a CGImage without copying them; the next write copies then, if the frozen pixels are still in use.
// Does not draw, convert or know scales. Sizes are device pixels.

import Foundation

/// Pixels that one thread at a time may write. Not Sendable: freeze it (`snapshot()`) to hand the pixels to another thread.
package final class PixelBuffer {
  /// The longest side, in pixels: coordinates in 16.16 fixed point must reach every pixel. Chosen here.
  package static let sideLimit = 32_767
  /// The most memory a buffer may take, in bytes: 2 GiB. Chosen here.
  package static let byteLimit = 1 << 31
  /// Alignment of the memory and, for owned memory, of every row, in bytes: one cache line.
  package static let alignment = 64

  /// Device pixels, at least 1.
  package let width: Int
  /// Device pixels, at least 1.
  package let height: Int
  /// Distance between rows, in pixels.
  package let stride: Int
  private var memory: PixelMemory
  private let isBorrowed: Bool

  /// A transparent buffer. Nil when a side is below 1 or above `sideLimit`, when it would take more than `byteLimit`, or
  /// when the system has no memory for it.
  package init?(width: Int, height: Int) {
    guard let stride = Self.stride(forWidth: width, height: height),
      let memory = PixelMemory(zeroed: stride * height)
    else { return nil }
    self.width = width
    self.height = height
    self.stride = stride
    self.memory = memory
    self.isBorrowed = false
  }

  /// A buffer over a client's memory, which is neither zeroed nor freed and must outlive the buffer. `bytesPerRow` and the
  /// address must be multiples of 4; the last row needs only `width` pixels. Nil for anything else and beyond the limits.
  package init?(borrowing data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    guard width > 0, height > 0, width <= Self.sideLimit, height <= Self.sideLimit,
      bytesPerRow >= width * 4, bytesPerRow % 4 == 0, UInt(bitPattern: data) % 4 == 0,
      bytesPerRow <= Self.byteLimit / height
    else { return nil }
    self.width = width
    self.height = height
    self.stride = bytesPerRow / 4
    let count = stride * (height - 1) + width
    self.memory = PixelMemory(borrowing: data.bindMemory(to: UInt32.self, capacity: count), count: count)
    self.isBorrowed = true
  }

  /// The row distance an owned buffer of this size has, in pixels: `width` rounded up to a cache line. Nil when a buffer of
  /// this size is refused.
  package static func stride(forWidth width: Int, height: Int) -> Int? {
    guard width > 0, height > 0, width <= sideLimit, height <= sideLimit else { return nil }
    let pixels = alignment / 4
    let stride = (width + pixels - 1) / pixels * pixels
    return stride * height * 4 <= byteLimit ? stride : nil
  }

  /// Row 0's first pixel, for writing. Asking for it makes the pixels this buffer's own when a snapshot still shares them
  /// (one copy), so a pointer is good for writing until the next `snapshot()` and no longer: ask again after it.
  package var base: UnsafeMutablePointer<UInt32> {
    if !isKnownUniquelyReferenced(&memory) { detach() }
    return memory.base
  }

  /// Row 0's first pixel, for reading; never copies.
  package var readBase: UnsafePointer<UInt32> { UnsafePointer(memory.base) }

  /// The first pixel of row `y`, 0 ..< height, for writing; see `base`.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(y >= 0 && y < height, "PixelBuffer: row \(y) of \(height)")
    return base + y * stride
  }

  /// The pixel at column `x`, row `y` from the top, 0xAARRGGBB premultiplied.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "PixelBuffer: pixel (\(x), \(y)) of \(width)×\(height)")
      return memory.base[y * stride + x]
    }
    set {
      precondition(x >= 0 && x < width, "PixelBuffer: column \(x) of \(width)")
      row(y)[x] = newValue
    }
  }

  /// An owned copy with the same pixels; nil when there is no memory for it.
  package func copy() -> PixelBuffer? {
    guard let result = PixelBuffer(width: width, height: height) else { return nil }
    result.write(from: readBase, stride: stride)
    return result
  }

  /// The pixels as they are now, unchanging and Sendable. Owned memory is shared until the next write; a client's memory is
  /// copied at once, because the client may write to it behind our back. Nil when there is no memory for that copy.
  ///
  /// `isOpaque` is a promise that every alpha is 255: it lets the renderer skip what lies below.
  package func snapshot(isOpaque: Bool = false) -> PixelStorage? {
    if isBorrowed { return copy()?.snapshot(isOpaque: isOpaque) }
    return PixelStorage(memory: memory, offset: 0, width: width, height: height, stride: stride, isOpaque: isOpaque)
  }

  private func detach() {
    guard let own = PixelMemory(zeroed: stride * height) else {
      preconditionFailure("PixelBuffer: no memory to copy \(width)×\(height) pixels that an image shares; draw less")
    }
    own.base.update(from: memory.base, count: min(own.count, memory.count))
    memory = own
  }

  private func write(from source: UnsafePointer<UInt32>, stride sourceStride: Int) {
    let target = base
    for y in 0..<height {
      (target + y * stride).update(from: source + y * sourceStride, count: width)
    }
  }
}
