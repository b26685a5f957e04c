// Nodes of layers that did nothing but move: made from the last ones, and out of the memory of those before.
//
// Called by: CommitPass, for each of thousands of layers. A layer that moves in every frame has two nodes in turns: the one
// that is shown, and the one that is being made of what was shown before. Once every tree with the older one is gone nobody
// but its layer holds it, and it is written anew.

import CoreGraphics

extension RenderNode {
  /// Whether a layer that has not changed but for its position can have its node moved: `bounds` are the layer's.
  func isMovable(_ bounds: CGRect) -> Bool { isMovable && self.bounds.isIdentical(to: bounds) }

  /// Puts a node of the same layer in the place of `shown`, at another place in their parent's plane.
  /// - Parameters:
  ///   - x, y: where its own origin is, points, the parent's coordinates.
  ///   - bounds: the layer's, those of `shown`.
  ///   - shown: a node that may be moved. Afterwards the one that was.
  ///   - retired: the one before `shown`, which differs from it in its place alone; nil when there is none. Taken when nobody
  ///     else holds it, and then `shown` is not even touched. Afterwards what `shown` was.
  /// - Returns: whether it was done; not when the node cannot be moved.
  package static func move(
    x: CGFloat, y: CGFloat, _ bounds: CGRect, _ shown: inout RenderNode?, _ retired: inout RenderNode?
  ) -> Bool {
    if isKnownUniquelyReferenced(&retired), retired?.isMovable(bounds) == true {
      assert(retired?.look === shown?.look, "a retired node of another look")
      retired?.transform.tx = x
      retired?.transform.ty = y
      swap(&shown, &retired)
      return true
    }
    guard let old = shown, old.isMovable(bounds) else { return false }
    shown = RenderNode(old, at: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    retired = old
    return true
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
