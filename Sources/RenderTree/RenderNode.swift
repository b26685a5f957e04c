// One layer as it was at a commit: the renderer's whole knowledge of it.
//
// Made by: CommitPass. Read by: every pass of RenderServer, on any thread: immutable, and reaches no CALayer (I3).
// Unchanged subtrees are shared between commits by reference, so `===` means "nothing below has changed".

import CoreGraphics

package final class RenderNode: Sendable {
  package let id: RenderNodeID
  /// The class of the layer, or of the view behind it: for dumps and reasons only.
  package let kind: AnyClass
  package var name: String { String(describing: kind) }
  /// Points, the node's own coordinates.
  package let bounds: CGRect
  /// From the node's own coordinates to its parent's.
  package let placement: Matrix4
  package let style: NodeStyle
  package let contents: NodeContents
  /// Back to front.
  package let children: NodeList
  /// Drawn into the alpha that the whole subtree is multiplied with; placed like a child.
  package let mask: RenderNode?
  /// What the node and all below it may paint, points, own coordinates. Conservative; .null when nothing.
  package let paintedBounds: CGRect
  /// Nodes in this subtree, this one included.
  package let subtreeCount: Int
  /// The subtree is drawn into a bitmap first: it is tilted, seen in perspective, rasterised or tinted.
  package let needsBitmap: Bool

  package convenience init(
    id: RenderNodeID, kind: AnyClass, bounds: CGRect, placement: Matrix4, style: NodeStyle, contents: NodeContents,
    children: [RenderNode], mask: RenderNode?
  ) {
    self.init(
      id: id, kind: kind, bounds: bounds, placement: placement, style: style, contents: contents,
      children: NodeList(children), mask: mask)
  }

  package init(
    id: RenderNodeID, kind: AnyClass, bounds: CGRect, placement: Matrix4, style: NodeStyle, contents: NodeContents,
    children: NodeList, mask: RenderNode?
  ) {
    self.id = id
    self.kind = kind
    self.bounds = bounds
    self.placement = placement
    self.style = style
    self.contents = contents
    self.children = children
    self.mask = mask
    self.needsBitmap =
      !placement.isAffine || (style.hasExtras && (style.extras.rasterScale != nil || style.extras.tint != nil))
    self.paintedBounds = PaintedBounds.ofSubtree(
      bounds: bounds, style: style, contents: contents, children: children)
    self.subtreeCount = 1 + (mask?.subtreeCount ?? 0) + children.subtreeCount
  }

  /// Whether this node paints the same pixels as `other` when both are placed the same, children aside.
  package func paintsSame(as other: RenderNode) -> Bool {
    bounds == other.bounds && style == other.style && contents.isSame(as: other.contents)
  }

  /// Whether the side that looks at the viewer is the back. By the normal's z after the placement, as far as one can tell:
  /// a placement without inverse shows its front. A parent's own turn does not count (chosen here).
  package var showsBack: Bool {
    guard let inverse = placement.inverse else { return false }
    return inverse.r2[2] < 0
  }

  /// Whether the node's rectangle hides everything behind it, given a placement that keeps rectangles upright.
  package var coversItsBounds: Bool {
    guard style.opacity == 1, style.cornerRadius == 0, mask == nil, !style.isHidden, !needsBitmap
    else { return false }
    if let color = style.backgroundColor, color.alpha == 1 { return true }
    if case .recorded(let drawing) = contents { return drawing.isOpaque && drawing.bounds == bounds }
    return false
  }
}
