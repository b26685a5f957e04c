// Paints with pixels that are already at their device positions: transparency layers, unscaled images.
//
// Called by: BitmapBackend. Whoever makes it keeps the pixels alive through `owner`.

/// Pixels of a rectangle of the device; asked only for positions inside it.
final class BufferPainter: RowPainter {
  let isOpaque: Bool
  private let owner: Any
  /// Where device pixel (0, 0) would be.
  private let origin: UnsafePointer<UInt32>
  private let stride: Int

  /// `origin` is where device pixel (0, 0) would be; `stride` in pixels, negative for rows upside down.
  init(origin: UnsafePointer<UInt32>, stride: Int, isOpaque: Bool, owner: Any) {
    self.origin = origin
    self.stride = stride
    self.isOpaque = isOpaque
    self.owner = owner
  }

  /// A layer's pixels.
  convenience init(_ surface: Surface) {
    let buffer = surface.buffer
    self.init(
      origin: buffer.readBase - Int(surface.y) * buffer.stride - Int(surface.x), stride: buffer.stride,
      isOpaque: false, owner: buffer)
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    target.update(from: origin + Int(y) * stride + Int(x), count: count)
  }

  func directRow(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32>? {
    origin + Int(y) * stride + Int(x)
  }
}
