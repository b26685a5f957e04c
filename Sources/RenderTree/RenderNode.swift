// One layer as it was at a commit: the renderer's whole knowledge of it.
//
// Made by: CommitPass. Read by: every pass of RenderServer, on any thread: immutable, and reaches no CALayer (I3).
// Unchanged subtrees are shared between commits by reference, so `===` means "nothing below has changed". A node that no tree
// holds any more may come back as another (RenderNode+Moving).

import CoreGraphics

package final class RenderNode: Sendable {
  // What the passes ask of each of thousands of nodes stands together, first.

  /// Points, the node's own coordinates.
  package let bounds: CGRect
  /// From the node's own coordinates to its parent's: the plane's part. Written again by RenderNode+Moving, while nobody else
  /// holds the node, and so unchecked.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) var transform: CGAffineTransform
  package let id: RenderNodeID
  package let look: NodeLook
  /// The look's.
  package let solidColor: UInt32
  /// Nothing but a rectangle of one colour.
  package let isSolidLeaf: Bool
  /// The same, at full opacity and with nothing special about it: what most nodes of large scenes are.
  package let isPlainLeaf: Bool
  /// The subtree is drawn into a bitmap first: it is tilted, seen in perspective, rasterised or tinted.
  package let needsBitmap: Bool
  /// A leaf, placed by a translation, of which no bitmap is kept.
  let isMovable: Bool
  /// What the node and all below it may paint, points, own coordinates. Conservative; .null when nothing.
  package let paintedBounds: CGRect
  /// Nodes in this subtree, this one included.
  package let subtreeCount: Int
  /// Levels in this subtree, this one included.
  package let depth: Int32
  /// The whole matrix where it is more than the plane's part.
  let space: MatrixBox?
  /// Written once more, by deinit.
  @exclusivity(unchecked) private nonisolated(unsafe) var ownChildren: NodeList
  @exclusivity(unchecked) private nonisolated(unsafe) var ownMask: RenderNode?
  /// The class of the layer, or of the view behind it: for dumps and reasons only.
  package let kind: AnyClass
  package var name: String { String(describing: kind) }

  package convenience init(
    id: RenderNodeID, kind: AnyClass, bounds: CGRect, placement: Matrix4, style: NodeStyle, contents: NodeContents,
    children: some Sequence<RenderNode>, mask: RenderNode?
  ) {
    self.init(
      id: id, kind: kind, bounds: bounds, placement: placement, look: NodeLook(style, contents),
      children: children as? NodeList ?? NodeList(Array(children)), mask: mask)
  }

  package init(
    id: RenderNodeID, kind: AnyClass, bounds: CGRect, placement: Matrix4, look: NodeLook, children: NodeList,
    mask: RenderNode?
  ) {
    self.id = id
    self.kind = kind
    self.bounds = bounds
    transform = placement.affine
    let isAffine = placement.isAffine
    space = isAffine && placement.r2[2] == 1 && placement.r3[2] == 0 ? nil : MatrixBox(placement)
    self.look = look
    solidColor = look.solidColor
    ownChildren = children
    ownMask = mask
    needsBitmap = !isAffine || look.needsBitmap
    paintedBounds = PaintedBounds.ofSubtree(
      bounds: bounds, style: look.style, contents: look.contents, children: children)
    depth = 1 + max(children.depth, mask?.depth ?? 0)
    subtreeCount = 1 + (mask?.subtreeCount ?? 0) + children.subtreeCount
    isSolidLeaf =
      look.solidColor != 0 && !needsBitmap && children.isEmpty && mask == nil && look.style.borderWidth <= 0
      && !look.style.isHidden
      && look.style.opacity > 0
    isPlainLeaf = isSolidLeaf && look.isOrdinary && transform.keepsRectanglesUpright
    isMovable =
      space == nil && transform.isTranslation && !needsBitmap && look.style.shadow == nil && mask == nil
      && children.isEmpty
  }

  /// `other`, which `isMovable`, elsewhere in its parent's plane. `transform`: a translation.
  init(_ other: RenderNode, at transform: CGAffineTransform) {
    (id, kind, bounds, look) = (other.id, other.kind, other.bounds, other.look)
    self.transform = transform
    space = nil
    ownChildren = NodeList()
    ownMask = nil
    (paintedBounds, solidColor) = (other.paintedBounds, other.solidColor)
    (subtreeCount, depth) = (other.subtreeCount, other.depth)
    (needsBitmap, isSolidLeaf, isPlainLeaf) = (other.needsBitmap, other.isSolidLeaf, other.isPlainLeaf)
    isMovable = true
  }

  deinit {
    if depth > NodeGraveyard.shallow { NodeGraveyard.release(&ownChildren, &ownMask) }
  }

  /// Back to front.
  package var children: NodeList { ownChildren }
  /// Drawn into the alpha that the whole subtree is multiplied with; placed like a child.
  package var mask: RenderNode? { ownMask }
  package var style: NodeStyle { look.style }
  package var contents: NodeContents { look.contents }

  /// From the node's own coordinates to its parent's.
  package var placement: Matrix4 { space?.matrix ?? Matrix4(transform) }
  /// Nothing tilts out of the parent's plane: `transform` says it all.
  package var isFlat: Bool { space == nil || space?.matrix.isAffine == true }

  /// The same node at another place.
  package func placed(_ placement: Matrix4) -> RenderNode {
    RenderNode(
      id: id, kind: kind, bounds: bounds, placement: placement, look: look, children: ownChildren, mask: ownMask)
  }

  /// Whether the other is placed the same in its parent.
  package func isPlaced(as other: RenderNode) -> Bool {
    transform == other.transform && space?.matrix == other.space?.matrix
  }

  /// Whether this node paints the same pixels as `other` when both are placed the same, children aside.
  package func paintsSame(as other: RenderNode) -> Bool { bounds == other.bounds && look.paintsSame(as: other.look) }

  /// Whether the side that looks at the viewer is the back. By the normal's z after the placement, as far as one can tell:
  /// a placement without inverse shows its front. A parent's own turn does not count (chosen here).
  package var showsBack: Bool {
    guard let inverse = placement.inverse else { return false }
    return inverse.r2[2] < 0
  }

  /// Whether the node's rectangle hides everything behind it, given a placement that keeps rectangles upright.
  package var coversItsBounds: Bool {
    guard look.style.opacity == 1, look.style.cornerRadius == 0, ownMask == nil, !look.style.isHidden, !needsBitmap
    else { return false }
    if look.isOpaqueColor { return true }
    if case .recorded(let drawing) = look.contents { return drawing.isOpaque && drawing.bounds == bounds }
    return false
  }
}

/// A matrix on the heap. Immutable.
final class MatrixBox: Sendable {
  let matrix: Matrix4
  init(_ matrix: Matrix4) { self.matrix = matrix }
}
