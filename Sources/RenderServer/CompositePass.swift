// Paints the list into the surface, inside the damage only, in bands over worker threads.
//
// Called by: Compositor. Hands on: pixels. A band is a piece of the damage; what a command paints does not depend on the
// piece it is painted through, so partial redraw equals full redraw and one thread equals two (invariants I5, I9). Workers
// share immutable things only: each has its own backend over its own rows of the surface.

import CoreGraphics
import Foundation
internal import CPixelKernels
import RenderTree

struct CompositePass {
  let surface: PixelBuffer
  let images: RasterImages
  /// At least 1.
  let threads: Int
  let scratch: ScratchPool
  /// Pixels; smaller damage is painted by one thread: starting another costs more (chosen here).
  var worthSharing = 32_768

  /// ACETATE_RASTER_THREADS, 1...16; without it two, or one where the machine has one core.
  static let defaultThreads: Int = {
    let asked = ProcessInfo.processInfo.environment["ACETATE_RASTER_THREADS"].flatMap { Int($0) }
    return min(max(asked ?? min(2, ProcessInfo.processInfo.activeProcessorCount), 1), 16)
  }()

  /// Before anything is painted: moves take the last frame's pixels.
  func move(_ moves: [PixelMove]) {
    guard !moves.isEmpty else { return }
    let rows = SurfaceRows(surface)
    for move in moves { rows.move(move) }
  }

  func run(_ list: PaintList, damage: PixelRegion) {
    if damage.isEmpty { return }
    // Asked for once, here: it makes the pixels the surface's own.
    let rows = SurfaceRows(surface)
    let bands = threads > 1 && damage.area >= worthSharing ? Self.bands(damage, threads) : [damage]
    scratch.grow(to: bands.count)
    let scratch = self.scratch
    guard bands.count > 1 else { return Self.paint(list, damage, rows, images, scratch[0]) }
    RasterWorkers.shared.perform(bands.count) { [images] band in
      Self.paint(list, bands[band], rows, images, scratch[band])
    }
  }

  /// The damage cut across into pieces of about equal area.
  private static func bands(_ damage: PixelRegion, _ count: Int) -> [PixelRegion] {
    let bounds = damage.bounds
    let share = (damage.area + count - 1) / count
    var cuts: [Int32] = [bounds.y0]
    var (area, y) = (0, bounds.y0)
    while y < bounds.y1, cuts.count < count {
      let step = min(8, bounds.y1 - y)
      for rect in damage.rects {
        area += rect.intersection(PixelRect(x0: rect.x0, y0: y, x1: rect.x1, y1: y + step)).area
      }
      y += step
      if area >= share * cuts.count { cuts.append(y) }
    }
    if cuts[cuts.count - 1] < bounds.y1 { cuts.append(bounds.y1) }
    return zip(cuts, cuts.dropFirst()).map {
      damage.intersection(PixelRect(x0: bounds.x0, y0: $0, x1: bounds.x1, y1: $1))
    }.filter { !$0.isEmpty }
  }

  private static func paint(
    _ list: PaintList, _ damage: PixelRegion, _ rows: SurfaceRows, _ images: RasterImages, _ scratch: BitmapBackend?
  ) {
    guard let buffer = rows.buffer(), let scratch else { return }
    damage.forEach { rect in
      if !begins(list, covering: rect) {
        for y in rect.y0..<rect.y1 { px_fill(rows.base + Int(y) * rows.stride + Int(rect.x0), 0, rect.width) }
      }
      let backend = BitmapBackend(
        buffer: buffer, origin: (0, 0), baseTransform: .identity, clip: rect, sharing: scratch)
      perform(list, NodePainter(backend: backend, images: images, visible: rect), backend)
    }
  }

  /// Whether the first thing painted leaves nothing of what was there.
  private static func begins(_ list: PaintList, covering rect: PixelRect) -> Bool {
    guard case .fill(let pixels, let color)? = list.commands.first else { return false }
    return color >> 24 == 255 && pixels.contains(rect)
  }

  static func perform(_ list: PaintList, _ painter: NodePainter, _ backend: BitmapBackend) {
    let commands = list.commands
    var index = 0
    while index < commands.count {
      guard case .fill = commands[index] else {
        perform(commands[index], painter, backend)
        index += 1
        continue
      }
      // Thousands follow each other: where they land is asked once.
      let target = backend.plainFills
      while index < commands.count, case .fill(let pixels, let color) = commands[index] {
        target.fill(pixels, color)
        index += 1
      }
    }
  }

  private static func perform(_ command: PaintCommand, _ painter: NodePainter, _ backend: BitmapBackend) {
    switch command {
    case .fill(let pixels, let color): backend.plainFills.fill(pixels, color)
    case .node(let site):
      if site.pixels.intersects(painter.visible) { painter.paint(site) }
    case .border(let site):
      if site.pixels.intersects(painter.visible) { painter.paintBorder(site) }
    case .bitmap(let site):
      guard site.pixels.intersects(painter.visible) else { return }
      BitmapPainter(backend: backend, images: painter.images, visible: painter.visible).paint(site)
    case .beginGroup(let alpha, let transform, let bounds, let clip):
      var state = DrawState()
      state.ctm = transform
      state.clip = clip
      state.alpha = alpha
      backend.perform(.beginLayer(bounds.isInfinite ? nil : bounds), state)
    case .beginMask:
      var state = DrawState()
      state.blendMode = .destinationIn
      backend.perform(.beginLayer(nil), state)
    case .endMask, .endGroup: backend.perform(.endLayer, DrawState())
    }
  }
}

/// Scratch memory and glyph masks, one set for each worker, kept between frames. Unchecked: grown between passes only, and in
/// a pass each worker takes its own.
final class ScratchPool: @unchecked Sendable {
  private var backends: [BitmapBackend] = []

  func grow(to count: Int) {
    while backends.count < count, let pixel = PixelBuffer(width: 1, height: 1) {
      backends.append(BitmapBackend(buffer: pixel, baseTransform: .identity))
    }
  }

  subscript(_ worker: Int) -> BitmapBackend? { worker < backends.count ? backends[worker] : nil }
}

/// The surface's memory for the time of one pass. Unchecked: workers write to disjoint damage, and the surface outlives the
/// pass.
private struct SurfaceRows: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt32>
  let width, height, stride: Int

  init(_ surface: PixelBuffer) {
    base = surface.base
    (width, height, stride) = (surface.width, surface.height, surface.stride)
  }

  /// The same memory as a buffer of one worker's own.
  func buffer() -> PixelBuffer? {
    PixelBuffer(borrowing: base, width: width, height: height, bytesPerRow: stride * 4)
  }

  /// Row after row, so that no pixel is overwritten before it has been taken: upwards when they move down, and where they
  /// stay in their row from the side that they move to.
  func move(_ move: PixelMove) {
    let rects = move.dy > 0 || (move.dy == 0 && move.dx > 0) ? move.pixels.rects.reversed() : move.pixels.rects
    var start = 0
    while start < rects.count {
      var end = start + 1
      while end < rects.count, rects[end].y0 == rects[start].y0 { end += 1 }
      let (top, bottom) = (rects[start].y0, rects[start].y1)
      for step in 0..<(bottom - top) {
        let y = Int(move.dy > 0 ? bottom - 1 - step : top + step)
        for rect in rects[start..<end] {
          let target = base + y * stride + Int(rect.x0)
          memmove(target, target - Int(move.dy) * stride - Int(move.dx), rect.width * 4)
        }
      }
      start = end
    }
  }
}
