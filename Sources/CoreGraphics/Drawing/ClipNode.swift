// A clip: an immutable list of what to intersect, newest first. Nodes are shared by all the states that came after them.
//
// Made by: CGContext's clip verbs, RenderServer. Held in: DrawState. Turned into coverage by: ClipMaskCache, once a node.
// Rectangles in the same upright space merge into one node, so that a loop that clips to rectangles stays short.

/// One clip element over a parent. Two states have the same clip exactly when they hold the same node.
package final class ClipNode: Sendable, Equatable {
  package enum Element: Sendable {
    /// The union of rectangles, user space.
    case rects([CGRect])
    /// User space.
    case path(CGPath, CGPathFillRule)
    /// An image mask (or an image, whose luminance counts) stretched over the rectangle, user space, as images are drawn.
    case mask(CGImage, CGRect)
  }

  /// The rest of the list; written once more, by deinit, so that a long list is freed without recursion.
  private nonisolated(unsafe) var next: ClipNode?
  package let element: Element
  /// Element's user space → base space.
  package let ctm: CGAffineTransform
  package let isAntialiased: Bool

  package var parent: ClipNode? { next }

  package init(parent: ClipNode?, element: Element, ctm: CGAffineTransform, isAntialiased: Bool) {
    self.next = parent
    self.element = element
    self.ctm = ctm
    self.isAntialiased = isAntialiased
  }

  /// `parent` narrowed to a rectangle. When both are upright rectangles in base space the result is their intersection, as
  /// one node: clipping twice to the same fractional edge does not thin it.
  package static func adding(
    rect: CGRect, to parent: ClipNode?, ctm: CGAffineTransform, isAntialiased: Bool
  ) -> ClipNode {
    let upright = ctm.keepsRectanglesUpright && !rect.isNull && !rect.isInfinite
    guard upright else {
      return ClipNode(parent: parent, element: .rects([rect]), ctm: ctm, isAntialiased: isAntialiased)
    }
    let based = rect.applying(ctm)
    if let parent, parent.isAntialiased == isAntialiased, parent.ctm.isIdentity,
      case .rects(let others) = parent.element, others.count == 1
    {
      let common = others[0].tameIntersection(based)
      return ClipNode(
        parent: parent.parent, element: .rects([common.isNull ? .zero : common]), ctm: .identity,
        isAntialiased: isAntialiased)
    }
    return ClipNode(parent: parent, element: .rects([based]), ctm: .identity, isAntialiased: isAntialiased)
  }

  /// The element's bounding box, base space; null when it covers nothing.
  package var elementBounds: CGRect {
    switch element {
    case .rects(let rects): rects.reduce(CGRect.null) { $0.union($1.applying(ctm).tame) }
    case .path(let path, _): path.isEmpty ? .null : path.boundingBoxOfPath.applying(ctm).tame
    case .mask(_, let rect): rect.applying(ctm).tame
    }
  }

  /// The other clips in just the same way, as far as can be told at once; the same parent included.
  func isSame(as other: ClipNode) -> Bool {
    guard next === other.next, ctm == other.ctm, isAntialiased == other.isAntialiased else { return false }
    switch (element, other.element) {
    case (.rects(let a), .rects(let b)): return a == b
    case (.mask(let a, let place), .mask(let b, let otherPlace)): return a === b && place == otherPlace
    case (.path(let a, let rule), .path(let b, let otherRule)):
      guard rule == otherRule else { return false }
      return a === b || (a.shapeHint != nil && a.shapeHint == b.shapeHint)
    default: return false
    }
  }

  package static func == (a: ClipNode, b: ClipNode) -> Bool { a === b }

  deinit {
    var node = next
    next = nil
    while node != nil, isKnownUniquelyReferenced(&node) {
      let after = node?.next
      node?.next = nil
      node = after
    }
  }
}
