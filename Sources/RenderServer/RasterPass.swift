// Draws what is shown by way of bitmaps: recordings that are stretched or turned, subtrees that are tilted or rasterised,
// and shadows.
//
// Called by: Compositor after culling, so that only what is seen is drawn. Hands on: RasterImages for the painters; keeps
// bitmaps in the BackingStoreCache.

import CoreGraphics
import RenderTree

struct RasterPass {
  let stores: BackingStoreCache
  /// Device pixels of the whole surface, whatever part of it is damaged.
  let surface: PixelRect
  var depth = RenderDepth()

  func run(_ list: PaintList, _ counters: inout RenderCounters) -> RasterImages {
    var result = RasterImages(surface: surface, depth: depth)
    for command in list.commands {
      switch command {
      case .node(let site):
        addDrawing(site, to: &result, &counters)
        addShadow(site, to: &result, &counters)
      case .bitmap(let site) where !site.isDrawnInPlace: addSubtree(site, to: &result, &counters)
      default: break
      }
    }
    return result
  }

  private func addDrawing(_ site: NodeSite, to result: inout RasterImages, _ counters: inout RenderCounters) {
    guard case .recorded(let drawing) = site.node.look.contents else { return }
    guard !NodePainter.replaysDirectly(site, drawing) else { return }
    add(RasterKey(drawing.list, scale: drawing.scale), drawing.list, to: &result, &counters) {
      Self.bitmap(of: drawing)
    }
  }

  private func addShadow(_ site: NodeSite, to result: inout RasterImages, _ counters: inout RenderCounters) {
    guard site.throwsShadow, depth.casts < RenderDepth.castLimit, let shadow = site.node.look.style.shadow else {
      return
    }
    let effect = EffectPainter(shadow, site, surface: surface, depth: depth)
    add(effect.key, site.node, to: &result, &counters) { effect.image(sharing: stores) }
  }

  private func addSubtree(_ site: BitmapSite, to result: inout RasterImages, _ counters: inout RenderCounters) {
    guard let bitmap = SubtreeBitmap(site.node, scale: site.scale), let inner = depth.inBitmap(of: site.node) else {
      return
    }
    add(BitmapPainter.key(site), site.node, to: &result, &counters) {
      bitmap.image(flipsContents: site.flipsContents, inner).map { RasterImage(image: $0, pixels: bitmap.pixels) }
    }
  }

  private func add(
    _ key: RasterKey, _ owner: AnyObject, to result: inout RasterImages, _ counters: inout RenderCounters,
    make: () -> RasterImage?
  ) {
    guard result.images[key] == nil else { return }
    if let kept = stores.image(for: key) {
      result.images[key] = kept
    } else if let made = make() {
      stores.store(made, for: key, owner: owner)
      result.images[key] = made
      counters.rasteredStores += 1
    }
  }

  /// The drawing at the size and scale it was recorded for; nil when it has no pixels or too many.
  static func bitmap(of drawing: RecordedContents) -> RasterImage? {
    let pixels = DisplayScale(drawing.scale).outwardPixelRect(drawing.bounds)
    guard !pixels.isEmpty, let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
    let backend = BitmapBackend(
      buffer: buffer, origin: (pixels.x0, pixels.y0),
      baseTransform: CGAffineTransform(scaleX: drawing.scale, y: drawing.scale), clip: pixels)
    drawing.list.replay(into: backend)
    return buffer.snapshot().map { RasterImage(image: CGImage(storage: $0), pixels: pixels) }
  }
}
