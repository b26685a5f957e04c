// What a frame changes on the surface: pixels to be painted, and pixels that are already there, elsewhere.
//
// Made by: DamagePass. Read by: Compositor, CompositePass (moves first, then paints).

import CoreGraphics

/// Pixels that a scroll has moved as they are.
package struct PixelMove: Sendable, Equatable {
  /// Where they go, device pixels.
  package var pixels: PixelRegion
  /// By how much, device pixels: a pixel at (x, y) was at (x - dx, y - dy).
  package let dx, dy: Int32

  /// Where they go and where they come from.
  var reach: PixelRect { pixels.bounds.union(pixels.offsetBy(dx: -dx, dy: -dy).bounds) }
}

package struct FrameDamage: Sendable {
  /// To be painted.
  package var raster = PixelRegion()
  /// In the order in which they are to be carried out; disjoint from `raster` and from each other.
  package var moves: [PixelMove] = []

  package init() {}

  /// All that differs from the last frame: what the target has to show anew.
  package var presented: PixelRegion { moves.reduce(raster) { $0.union($1.pixels) } }

  package var isEmpty: Bool { raster.isEmpty && moves.isEmpty }
}

/// Collects rectangles of damage: exactly while they are few, by tiles of 16 pixels when they are many.
struct DamageCollector {
  private let surface: PixelRect
  private var rects: [PixelRect] = []
  private var tiles: [Bool] = []
  private var columns: Int { (surface.width + 15) / 16 }

  /// Beyond this many rectangles an exact region costs more than the pixels that it spares (chosen here).
  private static let limit = 128

  init(surface: PixelRect) { self.surface = surface }

  mutating func add(_ rect: PixelRect) {
    let rect = rect.intersection(surface)
    if rect.isEmpty { return }
    guard tiles.isEmpty else { return mark(rect) }
    if let last = rects.last, last.contains(rect) { return }
    rects.append(rect)
    guard rects.count > Self.limit else { return }
    tiles = Array(repeating: false, count: columns * ((surface.height + 15) / 16))
    for rect in rects { mark(rect) }
  }

  private mutating func mark(_ rect: PixelRect) {
    let (left, right) = (Int(rect.x0 - surface.x0) / 16, Int(rect.x1 - surface.x0 + 15) / 16)
    let (top, bottom) = (Int(rect.y0 - surface.y0) / 16, Int(rect.y1 - surface.y0 + 15) / 16)
    for y in top..<bottom {
      for x in left..<right { tiles[y * columns + x] = true }
    }
  }

  var region: PixelRegion {
    guard !tiles.isEmpty else { return PixelRegion(rects) }
    var result = PixelRegion()
    let rows = tiles.count / columns
    for y in 0..<rows {
      var band: [PixelRect] = []
      var x = 0
      while x < columns {
        guard tiles[y * columns + x] else {
          x += 1
          continue
        }
        let start = x
        while x < columns, tiles[y * columns + x] { x += 1 }
        band.append(
          PixelRect(x: Int(surface.x0) + start * 16, y: Int(surface.y0) + y * 16, width: (x - start) * 16, height: 16)
            .intersection(surface))
      }
      result = result.union(PixelRegion(band))
    }
    return result.coarsened()
  }
}
