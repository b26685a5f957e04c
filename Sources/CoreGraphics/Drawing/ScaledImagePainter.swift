// Reads an upright image at another size: bilinear, one axis after the other, so that neighbouring rows share work.
//
// Made by: PlacedImage. Keeps the last two source rows, scaled along x.

internal import CPixelKernels

final class ScaledImagePainter: RowPainter {
  let isOpaque: Bool
  private let pixels: PixelStorage
  private let inverse: CGAffineTransform
  private let du: Int64
  private var upperRow = ScaledRow()
  private var lowerRow = ScaledRow()

  /// `inverse` leads from device pixels to image pixels; b and c are 0.
  init(_ pixels: PixelStorage, _ inverse: CGAffineTransform) {
    self.pixels = pixels
    self.inverse = inverse
    self.isOpaque = pixels.isOpaque
    self.du = sourceFixed(inverse.a)
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let v = sourceFixed((CGFloat(y) + 0.5) * inverse.d + inverse.ty - 0.5)
    let last = Int64(pixels.height - 1)
    let upper = Int(min(max(v >> 16, 0), last))
    let lower = Int(min(max((v >> 16) + 1, 0), last))
    let weight = upper == lower ? 0 : UInt32((v >> 8) & 255)
    if upperRow.sourceRow == lower || lowerRow.sourceRow == upper { (upperRow, lowerRow) = (lowerRow, upperRow) }
    fill(upperRow, upper, x, count)
    if weight == 0 {
      target.update(from: upperRow.pixels(at: x), count: count)
      return
    }
    fill(lowerRow, lower, x, count)
    px_lerp_rows(target, upperRow.pixels(at: x), lowerRow.pixels(at: x), weight, count)
  }

  private func fill(_ row: ScaledRow, _ sourceRow: Int, _ x: Int32, _ count: Int) {
    guard !row.holds(sourceRow, x, count) else { return }
    let target = row.reserve(sourceRow, x, count)
    let source = pixels.row(sourceRow)
    forEachPainterSpan(x: x, count: count) { anchor, x, count, offset in
      let start = sourceFixed((CGFloat(anchor) + 0.5) * inverse.a + inverse.tx - 0.5)
      px_scale_row(target + offset, source, Int32(pixels.width), start + Int64(x - anchor) * du, du, count)
    }
  }
}

/// A source row scaled along x, for a stretch of device columns.
private final class ScaledRow {
  private(set) var sourceRow = -1
  private var x: Int32 = 0
  private var count = 0
  private var memory = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 1)

  deinit { memory.deallocate() }

  func holds(_ sourceRow: Int, _ x: Int32, _ count: Int) -> Bool {
    self.sourceRow == sourceRow && self.x <= x && Int(x - self.x) + count <= self.count
  }

  /// Room to write the row into.
  func reserve(_ sourceRow: Int, _ x: Int32, _ count: Int) -> UnsafeMutablePointer<UInt32> {
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(capacity: count)
    }
    (self.sourceRow, self.x, self.count) = (sourceRow, x, count)
    return memory.baseAddress.unsafelyUnwrapped
  }

  func pixels(at x: Int32) -> UnsafePointer<UInt32> {
    UnsafePointer(memory.baseAddress.unsafelyUnwrapped + Int(x - self.x))
  }
}
