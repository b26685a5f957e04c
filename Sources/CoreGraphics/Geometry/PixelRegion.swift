// A set of device pixels as disjoint rectangles in y-x bands: the shape of damage, clips and occlusion.
// Called by: DamagePass, CullPass, RasterPass. Hands on: its rectangles, top to bottom and left to right.
// Bands: rectangles of one band share y0 and y1; within a band they are sorted, disjoint and not touching; bands are
// sorted and disjoint; bands that touch and hold the same spans are one. So equal sets are equal values.
// Two regions are combined by one sweep over both, O(n + m). A region of more than `maximumRectangles` becomes its
// bounding box where that is allowed (damage may grow, occlusion must not): see `coarsened`.

/// Device pixels. Made of PixelRects; empty rectangles add nothing.
package struct PixelRegion: Sendable, Hashable {
  /// Banded, see the file's head. One array for both cases; a plain rectangle is a single element.
  package private(set) var rects: [PixelRect]

  /// The bounding box; `.zero` when the region is empty.
  package private(set) var bounds: PixelRect

  /// Beyond this many rectangles a damage region costs more to walk than the pixels that it spares (chosen here).
  package static let maximumRectangles = 256

  /// The empty region.
  package init() {
    rects = []
    bounds = .zero
  }

  package init(_ rect: PixelRect) {
    rects = rect.isEmpty ? [] : [rect]
    bounds = rect.isEmpty ? .zero : rect
  }

  /// The union of any rectangles. - Complexity: O(n²) in the worst case.
  package init(_ rects: some Sequence<PixelRect>) {
    self.init()
    for rect in rects { formUnion(rect) }
  }

  init(banded: [PixelRect]) {
    rects = banded
    bounds = .zero
    for rect in banded { bounds = bounds.union(rect) }
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// Pixels covered.
  package var area: Int { rects.reduce(0) { $0 &+ $1.area } }

  /// - Complexity: O(n)
  package func contains(x: Int32, y: Int32) -> Bool {
    bounds.contains(x: x, y: y) && rects.contains { $0.contains(x: x, y: y) }
  }

  /// Every pixel of `rect` is in the region; true for an empty one. - Complexity: O(n)
  package func contains(_ rect: PixelRect) -> Bool {
    if rect.isEmpty { return true }
    guard bounds.contains(rect) else { return false }
    var covered = 0
    for piece in rects where piece.intersects(rect) { covered += piece.intersection(rect).area }
    return covered == rect.area
  }

  /// - Complexity: O(n)
  package func intersects(_ rect: PixelRect) -> Bool {
    bounds.intersects(rect) && rects.contains { $0.intersects(rect) }
  }

  /// Calls `body` for each rectangle, top to bottom, left to right.
  package func forEach(_ body: (PixelRect) throws -> Void) rethrows {
    for rect in rects { try body(rect) }
  }

  package mutating func formUnion(_ rect: PixelRect) {
    if rect.isEmpty { return }
    if isEmpty || rect.contains(bounds) {
      self = PixelRegion(rect)
    } else if !(rects.count == 1 && bounds.contains(rect)) {
      self = combined(with: PixelRegion(rect), keep: .either)
    }
  }

  package func union(_ other: PixelRegion) -> PixelRegion {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return combined(with: other, keep: .either)
  }

  package func intersection(_ other: PixelRegion) -> PixelRegion {
    guard bounds.intersects(other.bounds) else { return PixelRegion() }
    if rects.count == 1 && bounds.contains(other.bounds) { return other }
    if other.rects.count == 1 && other.bounds.contains(bounds) { return self }
    return combined(with: other, keep: .both)
  }

  package func intersection(_ rect: PixelRect) -> PixelRegion { intersection(PixelRegion(rect)) }

  package func subtracting(_ other: PixelRegion) -> PixelRegion {
    guard bounds.intersects(other.bounds) else { return self }
    return combined(with: other, keep: .firstOnly)
  }

  package func subtracting(_ rect: PixelRect) -> PixelRegion { subtracting(PixelRegion(rect)) }

  /// The bounding box in place of a region of more than `limit` rectangles: a superset, for damage only.
  package func coarsened(limit: Int = PixelRegion.maximumRectangles) -> PixelRegion {
    rects.count > limit ? PixelRegion(bounds) : self
  }

  /// The region moved; what leaves the range of Int32 is lost.
  package func offsetBy(dx: Int32, dy: Int32) -> PixelRegion {
    let moved = rects.map { $0.offsetBy(dx: dx, dy: dy) }
    // Saturation at the ends of Int32 can break the bands; only then are they rebuilt.
    let limit = Int64(Int32.max) - 1
    let edges = [
      Int64(bounds.x0) + Int64(dx), Int64(bounds.x1) + Int64(dx), Int64(bounds.y0) + Int64(dy),
      Int64(bounds.y1) + Int64(dy),
    ]
    return edges.allSatisfy { abs($0) <= limit } ? PixelRegion(banded: moved) : PixelRegion(moved)
  }
}
