// Paints a whole subtree into a backend of its own: for shadows of what has no outline, and for renders off the screen.
//
// Called by: EffectPainter. The same passes as a frame, without damage.

import CoreGraphics
import RenderTree

enum SubtreePainter {
  /// `transform`: from the node's own coordinates to device pixels.
  static func paint(_ node: RenderNode, into backend: BitmapBackend, under transform: CGAffineTransform) {
    let stores = BackingStoreCache()
    let bounds = NodePlacement.pixels(of: node.paintedBounds, under: transform, within: PixelRect.drawable)
    guard !bounds.isEmpty else { return }
    let tree = CommittedTree(root: node, size: node.bounds.size, scale: 1, sequence: 0)
    var counters = RenderCounters()
    let list = CullPass(tree: tree, damage: PixelRegion(bounds), rootTransform: transform).run(&counters)
    RasterPass(stores: stores).run(list, &counters)
    CompositePass.perform(list, NodePainter(backend: backend, stores: stores, visible: bounds), backend)
  }
}

extension PixelRect {
  /// Everything that coordinates may reach.
  static let drawable = PixelRect(x0: -32_767, y0: -32_767, x1: 32_767, y1: 32_767)
}
