// Collects rectangles of damage: exactly while they are few, by tiles of 16 pixels when they are many.
//
// Filled by: DamagePass. Hands on: a region. Beyond its limits an exact region costs more than the pixels that it spares.

import CoreGraphics

struct DamageCollector {
  private let surface: PixelRect
  private var rects: [PixelRect] = []
  /// Row by row; empty while the rectangles are few.
  private var tiles: [Bool] = []
  private let columns: Int

  /// Rectangles that are kept exactly (chosen here).
  private static let limit = 128

  init(surface: PixelRect) {
    self.surface = surface
    columns = (surface.width + 15) / 16
  }

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

  /// Where something was and where it is.
  mutating func add(_ was: PixelRect, _ now: PixelRect) {
    // Tiles are coarser than a small move.
    if !tiles.isEmpty, was.intersects(now) { return add(was.union(now)) }
    add(was)
    add(now)
  }

  private mutating func mark(_ rect: PixelRect) {
    let (left, right) = (Int(rect.x0 &- surface.x0) >> 4, Int(rect.x1 &- surface.x0 &+ 15) >> 4)
    let (top, bottom) = (Int(rect.y0 &- surface.y0) >> 4, Int(rect.y1 &- surface.y0 &+ 15) >> 4)
    let columns = columns
    tiles.withUnsafeMutableBufferPointer { tiles in
      for y in top..<bottom { tiles[y * columns + left..<y * columns + right].update(repeating: true) }
    }
  }

  var region: PixelRegion {
    guard !tiles.isEmpty else { return PixelRegion(rects) }
    var result = PixelRegion()
    for y in 0..<tiles.count / columns {
      result = result.union(PixelRegion(spans(y)))
      // It would be made coarse at the end.
      if result.rects.count > PixelRegion.maximumRectangles { return PixelRegion(bounds) }
    }
    return result
  }

  /// What is marked of a row of tiles.
  private func spans(_ y: Int) -> [PixelRect] {
    var band: [PixelRect] = []
    var x = 0
    while x < columns {
      guard tiles[y * columns + x] else {
        x += 1
        continue
      }
      let start = x
      while x < columns, tiles[y * columns + x] { x += 1 }
      band.append(pixels(start..<x, y..<y + 1))
    }
    return band
  }

  private var bounds: PixelRect {
    var (xs, ys) = ((columns, 0), (Int.max, 0))
    for (index, isMarked) in tiles.enumerated() where isMarked {
      let (x, y) = (index % columns, index / columns)
      xs = (min(xs.0, x), max(xs.1, x + 1))
      ys = (min(ys.0, y), max(ys.1, y + 1))
    }
    return pixels(xs.0..<xs.1, ys.0..<ys.1)
  }

  private func pixels(_ x: Range<Int>, _ y: Range<Int>) -> PixelRect {
    PixelRect(
      x: Int(surface.x0) + x.lowerBound * 16, y: Int(surface.y0) + y.lowerBound * 16, width: x.count * 16,
      height: y.count * 16
    ).intersection(surface)
  }
}
