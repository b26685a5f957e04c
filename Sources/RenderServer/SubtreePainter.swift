// Paints a whole subtree into a backend of its own: for bitmaps of subtrees, and shadows of what has no outline.
//
// Called by: RasterPass, EffectPainter, NodePainter. The same passes as a frame, without damage. The root's own placement
// and opacity are the caller's business.

import CoreGraphics
import RenderTree

enum SubtreePainter {
  /// `transform`: from the node's own coordinates to device pixels. `depth`: of what is painted.
  /// `stores`: the caller's, for what throws a shadow, so that shadows in it are made once for all that they lie in.
  static func paint(
    _ node: RenderNode, into backend: BitmapBackend, under transform: CGAffineTransform, within limit: PixelRect,
    flipsContents: Bool = false, depth: RenderDepth, sharing stores: BackingStoreCache = BackingStoreCache()
  ) {
    let bounds = NodePlacement.pixels(of: node.paintedBounds, under: transform, within: limit)
    guard !bounds.isEmpty else { return }
    var counters = RenderCounters()
    let list = CullPass(
      subtree: node, under: transform, damage: PixelRegion(bounds), flipsContents: flipsContents
    ).run(&counters)
    let images = RasterPass(stores: stores, surface: bounds, depth: depth).run(list, &counters)
    let painter = NodePainter(backend: backend, images: images, visible: bounds)
    CompositePass.perform(list, painter, backend)
  }
}
