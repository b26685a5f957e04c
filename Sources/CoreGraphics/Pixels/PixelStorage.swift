// Frozen pixels: what stands behind a CGImage and may be read by any thread.
//
// Called by: PixelBuffer.snapshot(), CGImage, the renderer (which reads `base`). Hands on: itself; crops share the memory.
// Same layout as PixelBuffer: premultiplied BGRA8888, top row first. Never writes.

import Foundation

/// An immutable rectangle of premultiplied BGRA pixels.
///
/// Sendable because nothing writes to memory that a PixelStorage holds: a PixelBuffer that shares it copies before writing.
package struct PixelStorage: Sendable {
  /// Keeps the pixels alive; hold the storage (or this) for as long as `base` is used.
  package let memory: PixelMemory
  /// The first pixel's place in `memory`, in pixels.
  private let offset: Int
  /// Device pixels, at least 1.
  package let width: Int
  /// Device pixels, at least 1.
  package let height: Int
  /// Distance between rows, in pixels.
  package let stride: Int
  /// True only when every pixel's alpha is known to be 255.
  package let isOpaque: Bool

  init(memory: PixelMemory, offset: Int, width: Int, height: Int, stride: Int, isOpaque: Bool) {
    self.memory = memory
    self.offset = offset
    self.width = width
    self.height = height
    self.stride = stride
    self.isOpaque = isOpaque
  }

  /// Row 0's first pixel. Valid while this storage lives.
  package var base: UnsafePointer<UInt32> { UnsafePointer(memory.base + offset) }

  /// The first pixel of row `y`, 0 ..< height.
  package func row(_ y: Int) -> UnsafePointer<UInt32> {
    precondition(y >= 0 && y < height, "PixelStorage: row \(y) of \(height)")
    return base + y * stride
  }

  /// The pixel at column `x`, row `y` from the top, 0xAARRGGBB premultiplied.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width, "PixelStorage: column \(x) of \(width)")
    return row(y)[x]
  }

  /// The part of `width` × `height` pixels at (`x`, `y`), sharing the memory; nil unless it lies wholly inside and has a
  /// pixel.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelStorage? {
    guard x >= 0, y >= 0, width > 0, height > 0, width <= self.width - x, height <= self.height - y else { return nil }
    return PixelStorage(
      memory: memory, offset: offset + y * stride + x, width: width, height: height, stride: stride,
      isOpaque: isOpaque)
  }

  /// A buffer of its own with these pixels; nil when there is no memory for it.
  package func makeBuffer() -> PixelBuffer? {
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    let target = buffer.base
    for y in 0..<height {
      (target + y * buffer.stride).update(from: base + y * stride, count: width)
    }
    return buffer
  }
}
