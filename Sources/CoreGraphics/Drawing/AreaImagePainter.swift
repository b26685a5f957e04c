// Reads an upright image below half its size: every device pixel is the exact average of the area that it covers.
//
// Made by: PlacedImage, for interpolation quality `high`. Keeps the last row it made, nothing else.

internal import CPixelKernels

final class AreaImagePainter: RowPainter {
  let isOpaque: Bool
  private let pixels: PixelStorage
  private let inverse: CGAffineTransform
  private let du: Int64
  private var sums: [UInt32] = []

  /// `inverse` leads from device pixels to image pixels; b and c are 0, a is above 0.
  init(_ pixels: PixelStorage, _ inverse: CGAffineTransform) {
    self.pixels = pixels
    self.inverse = inverse
    self.isOpaque = pixels.isOpaque
    self.du = sourceFixed(inverse.a)
  }

  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let edge = CGFloat(y) * inverse.d + inverse.ty
    let range = sourceRows(edge, edge + inverse.d)
    // Row weights are 1/256 of a source row, made coarser where their sum would pass the kernel's 2^20.
    let shift = range.high - range.low > 1 << 19 ? 4 : 0
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: count * 4))
    var total: UInt32 = 0
    var row = range.low >> 8
    while row << 8 < range.high {
      let top = max(range.low, row << 8)
      let weight = UInt32(max(1, (min(range.high, (row + 1) << 8) - top) >> shift))
      accumulate(row, weight, x, count)
      total += weight
      row += 1
    }
    px_area_resolve(target, sums, total, count)
  }

  private func accumulate(_ row: Int, _ weight: UInt32, _ x: Int32, _ count: Int) {
    let source = pixels.row(row)
    sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      forEachPainterSpan(x: x, count: count) { anchor, x, count, offset in
        let start = sourceFixed(CGFloat(anchor) * inverse.a + inverse.tx) + Int64(x - anchor) * du
        px_area_accumulate(sums + offset * 4, source, Int32(pixels.width), start, du, weight, count)
      }
    }
  }

  /// The source rows between two edges in 1/256 row, inside the image and never empty.
  private func sourceRows(_ a: CGFloat, _ b: CGFloat) -> (low: Int, high: Int) {
    let end = pixels.height << 8
    func fixed(_ value: CGFloat) -> Int {
      Int(min(max((value * 256 + 0.5).rounded(.down), 0), CGFloat(end)))
    }
    let low = min(fixed(min(a, b)), end - 1)
    return (low, max(fixed(max(a, b)), low + 1))
  }
}
