// Where pixels land: a buffer at its place on the device, and how much of it may be written.
//
// Made by: BitmapBackend, one for its target and one for every transparency layer.

/// A pixel buffer whose first pixel is device pixel (`x`, `y`).
struct Surface {
  let buffer: PixelBuffer
  let x: Int32
  let y: Int32
  /// Device pixels that may be written; inside the buffer.
  let bounds: PixelRect

  /// `clip` nil means the whole buffer.
  init(buffer: PixelBuffer, x: Int32, y: Int32, clip: PixelRect?) {
    self.buffer = buffer
    self.x = x
    self.y = y
    let whole = PixelRect(x: Int(x), y: Int(y), width: buffer.width, height: buffer.height)
    self.bounds = clip.map { whole.intersection($0) } ?? whole
  }

  /// A transparent surface for a part of the device; nil when it is empty or too large, or without memory.
  init?(covering bounds: PixelRect) {
    guard !bounds.isEmpty, let buffer = PixelBuffer(width: bounds.width, height: bounds.height) else { return nil }
    self.init(buffer: buffer, x: bounds.x0, y: bounds.y0, clip: nil)
  }

  /// For writing. Good until the buffer's next snapshot.
  var pixels: SurfacePixels {
    SurfacePixels(origin: buffer.base - Int(y) * buffer.stride - Int(x), stride: buffer.stride)
  }
}

/// Bare pixels, addressed by device coordinates.
struct SurfacePixels {
  /// Where device pixel (0, 0) would be.
  let origin: UnsafeMutablePointer<UInt32>
  /// In pixels.
  let stride: Int

  func pointer(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> {
    origin + Int(y) * stride + Int(x)
  }
}
