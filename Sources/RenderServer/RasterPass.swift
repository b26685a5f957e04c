// Draws the recordings that are shown as bitmaps: stretched, rotated or otherwise not at the scale they were made for.
//
// Called by: Compositor after culling, so that only what is seen is drawn. Hands on: bitmaps in the BackingStoreCache.

import CoreGraphics
import RenderTree

struct RasterPass {
  let stores: BackingStoreCache

  func run(_ list: PaintList, _ counters: inout RenderCounters) {
    stores.beginFrame()
    for case .node(let node, let transform, _) in list.commands {
      guard case .recorded(let drawing) = node.contents, !NodePainter.replaysDirectly(node, drawing, transform),
        stores.image(for: drawing) == nil, let image = Self.bitmap(of: drawing)
      else { continue }
      stores.store(image, for: drawing)
      counters.rasteredStores += 1
    }
  }

  /// The drawing at the size and scale it was recorded for; nil when it has no pixels or too many.
  static func bitmap(of drawing: RecordedContents) -> CGImage? {
    let pixels = DisplayScale(drawing.scale).outwardPixelRect(drawing.bounds)
    guard !pixels.isEmpty, let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
    let backend = BitmapBackend(
      buffer: buffer, origin: (pixels.x0, pixels.y0),
      baseTransform: CGAffineTransform(scaleX: drawing.scale, y: drawing.scale), clip: pixels)
    drawing.list.replay(into: backend)
    return buffer.snapshot().map { CGImage(storage: $0) }
  }
}
