// What a covered pixel is painted with: one colour, or rows made on demand.
//
// Implemented by: gradients, images, patterns, layers. Called by: BitmapBackend's row loops with device pixels.
// A painter's pixel depends on its device position alone: rows may be asked for in any pieces and any order.

/// Paint, resolved for one device.
enum RowPaint {
  /// Premultiplied, the state's alpha not yet applied.
  case solid(UInt32)
  case rows(any RowPainter)
}

/// Makes premultiplied pixels for device positions.
protocol RowPainter: AnyObject {
  /// Every pixel it makes has alpha 255.
  var isOpaque: Bool { get }
  /// Writes `count` pixels of device row `y` from column `x`.
  func paint(_ target: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int)
  /// The same pixels where they lie in memory already, or nil. Good until the next call.
  func directRow(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32>?
  /// These pixels all have alpha 255; may be false where they do.
  func isOpaque(x: Int32, y: Int32, count: Int) -> Bool
}

extension RowPainter {
  func isOpaque(x: Int32, y: Int32, count: Int) -> Bool { isOpaque }

  func directRow(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32>? { nil }
}

/// Painters that step along a row start anew at columns that are multiples of this, so that rounding in the steps does not
/// depend on where a row was begun. Device pixels. Chosen here: a 16.16 step errs by less than 1/256 pixel over it.
let painterSpan: Int32 = 256

/// Calls `body` for the pieces of a row between multiples of `span`, a power of two: where the piece's span begins, the
/// piece's first column and its length, and its offset in the row.
func forEachPainterSpan(
  _ span: Int32 = painterSpan, x: Int32, count: Int,
  _ body: (_ anchor: Int32, _ x: Int32, _ count: Int, _ offset: Int) -> Void
) {
  var offset = 0
  while offset < count {
    let start = x + Int32(offset)
    let anchor = start & ~(span - 1)
    let length = min(count - offset, Int(anchor + span - start))
    body(anchor, start, length, offset)
    offset += length
  }
}
