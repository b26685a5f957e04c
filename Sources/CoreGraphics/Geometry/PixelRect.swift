// A rectangle of whole device pixels, half open: x0 ≤ x < x1, y0 ≤ y < y1.
// Called by: clips, damage, raster and composite passes. Made from points only by DisplayScale.
// Arithmetic saturates at the ends of Int32, so no input traps.

/// Device pixels, origin at the top left of the surface. Any rectangle with x1 ≤ x0 or y1 ≤ y0 is empty.
@usableFromInline package struct PixelRect: Sendable, Hashable {
  @usableFromInline package var x0: Int32
  @usableFromInline package var y0: Int32
  @usableFromInline package var x1: Int32
  @usableFromInline package var y1: Int32

  /// The empty rectangle at the origin.
  package static let zero = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  @inlinable package init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// A rectangle of `width` × `height` pixels; sizes below zero make it empty.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(
      x0: Int32(clamping: x), y0: Int32(clamping: y),
      x1: Int32(clamping: x.addingReportingOverflow(width).partialValue),
      y1: Int32(clamping: y.addingReportingOverflow(height).partialValue))
  }

  @inlinable package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  /// Pixels across; 0 when x1 ≤ x0.
  @inlinable package var width: Int { max(0, Int(x1) - Int(x0)) }

  /// Pixels down; 0 when y1 ≤ y0.
  @inlinable package var height: Int { max(0, Int(y1) - Int(y0)) }

  /// Pixels covered.
  @inlinable package var area: Int { width.multipliedReportingOverflow(by: height).partialValue }

  /// The common part; may be empty, then with x1 < x0 or y1 < y0.
  @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// The bounding box of both; an empty operand counts for nothing.
  @inlinable package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  @inlinable package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  @inlinable package static func == (a: PixelRect, b: PixelRect) -> Bool {
    a.x0 == b.x0 && a.y0 == b.y0 && a.x1 == b.x1 && a.y1 == b.y1
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(x0)
    hasher.combine(y0)
    hasher.combine(x1)
    hasher.combine(y1)
  }

  /// True for an empty `other`.
  @inlinable package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && other.x1 <= x1 && other.y1 <= y1)
  }

  @inlinable package func contains(x: Int32, y: Int32) -> Bool { x0 <= x && x < x1 && y0 <= y && y < y1 }

  /// Moves every edge inwards; negative amounts grow the rectangle.
  package func insetBy(dx: Int32, dy: Int32) -> PixelRect {
    PixelRect(
      x0: Self.saturating(x0, plus: dx), y0: Self.saturating(y0, plus: dy),
      x1: Self.saturating(x1, minus: dx), y1: Self.saturating(y1, minus: dy))
  }

  package func offsetBy(dx: Int32, dy: Int32) -> PixelRect {
    PixelRect(
      x0: Self.saturating(x0, plus: dx), y0: Self.saturating(y0, plus: dy),
      x1: Self.saturating(x1, plus: dx), y1: Self.saturating(y1, plus: dy))
  }

  private static func saturating(_ value: Int32, plus amount: Int32) -> Int32 {
    Int32(clamping: Int64(value) + Int64(amount))
  }

  private static func saturating(_ value: Int32, minus amount: Int32) -> Int32 {
    Int32(clamping: Int64(value) - Int64(amount))
  }
}
