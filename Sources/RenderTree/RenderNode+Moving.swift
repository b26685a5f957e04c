// Nodes of layers that did nothing but move: made from the last ones, and out of the memory of those before.
//
// Called by: CommitPass, for each of thousands of layers. A layer that moves in every frame has two nodes in turns: the one
// that is shown, and the one that is being made of what was shown before. Once every tree with the older one is gone nobody
// but its layer holds it, and it is written anew.

import CoreGraphics

extension RenderNode {
  /// Whether a layer that has not changed but for its position can have its node moved: `bounds` are the layer's.
  package func isMovable(_ bounds: CGRect) -> Bool { isMovable && self.bounds.isIdentical(to: bounds) }

  /// This node, which `isMovable`, at another place.
  /// - Parameters:
  ///   - x, y: where its own origin is, points, the parent's coordinates.
  ///   - retired: a former node of the same layer: taken when nobody else holds it. Afterwards this node.
  package func moved(x: CGFloat, y: CGFloat, reusing retired: inout RenderNode?) -> RenderNode {
    if isKnownUniquelyReferenced(&retired), let node = retired, node.look === look, node.isMovable(bounds) {
      node.transform.tx = x
      node.transform.ty = y
      retired = self
      return node
    }
    retired = self
    return RenderNode(self, at: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }
}

extension CGRect {
  /// The same four numbers; NaN is not itself. Compares without Foundation's calls.
  @inline(__always)
  func isIdentical(to other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}
