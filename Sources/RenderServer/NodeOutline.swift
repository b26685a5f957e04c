// The outline of a node: its bounds, with rounded corners if it has any.
//
// Called by: CullPass for clips, NodePainter for backgrounds, borders and shadows. Points, own coordinates.

import CoreGraphics
import RenderTree

struct NodeOutline {
  let bounds: CGRect
  let radius: CGFloat
  private let corners: CornerSet

  init(_ node: RenderNode) {
    bounds = node.bounds
    radius = min(node.style.cornerRadius, min(bounds.width, bounds.height) / 2)
    corners = node.style.roundedCorners
  }

  private init(bounds: CGRect, radius: CGFloat, corners: CornerSet) {
    self.bounds = bounds
    self.radius = radius
    self.corners = corners
  }

  var isPlain: Bool { radius <= 0 || corners.isEmpty }

  /// The outline a border of `width` leaves inside; its bounds are empty when nothing is left.
  func inset(by width: CGFloat) -> NodeOutline {
    let inner = bounds.insetBy(dx: width, dy: width)
    return NodeOutline(
      bounds: inner.isNull || inner.width <= 0 || inner.height <= 0 ? .zero : inner, radius: max(0, radius - width),
      corners: corners)
  }

  var path: CGPath {
    if isPlain { return CGPath(rect: bounds, transform: nil) }
    if corners == .all { return CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil) }
    return partlyRounded
  }

  func clip(under transform: CGAffineTransform, inside outer: ClipNode?) -> ClipNode {
    // Plain edges are cut at pixels, as layer edges are; round ones are smooth.
    if isPlain { return .adding(rect: bounds, to: outer, ctm: transform, isAntialiased: false) }
    return ClipNode(parent: outer, element: .path(path, .winding), ctm: transform, isAntialiased: true)
  }

  private var partlyRounded: CGPath {
    let path = CGMutablePath()
    func corner(_ corner: CornerSet, _ x: CGFloat, _ y: CGFloat, toward end: CGPoint) {
      let at = CGPoint(x: x, y: y)
      if corners.contains(corner) {
        path.addArc(tangent1End: at, tangent2End: end, radius: radius)
      } else {
        path.addLine(to: at)
      }
    }
    let b = bounds
    path.move(to: CGPoint(x: b.midX, y: b.minY))
    corner(.topRight, b.maxX, b.minY, toward: CGPoint(x: b.maxX, y: b.maxY))
    corner(.bottomRight, b.maxX, b.maxY, toward: CGPoint(x: b.minX, y: b.maxY))
    corner(.bottomLeft, b.minX, b.maxY, toward: CGPoint(x: b.minX, y: b.minY))
    corner(.topLeft, b.minX, b.minY, toward: CGPoint(x: b.maxX, y: b.minY))
    path.closeSubpath()
    return path
  }
}
