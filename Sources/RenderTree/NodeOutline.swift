// The outline of a node: its bounds, with rounded corners if it has any.
//
// Called by: CullPass for clips, NodePainter for backgrounds, borders and shadows, CALayer.render(in:). Points, own
// coordinates.

import CoreGraphics

package struct NodeOutline {
  package let bounds: CGRect
  package let radius: CGFloat
  private let corners: CornerSet
  private let isContinuous: Bool

  package init(_ node: RenderNode) { self.init(bounds: node.bounds, style: node.style) }

  package init(bounds: CGRect, style: NodeStyle) {
    self.bounds = bounds
    radius = min(style.cornerRadius, min(bounds.width, bounds.height) / 2)
    corners = style.roundedCorners
    isContinuous = style.hasExtras && style.extras.hasContinuousCorners
  }

  private init(bounds: CGRect, radius: CGFloat, corners: CornerSet, isContinuous: Bool) {
    self.bounds = bounds
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }

  package var isPlain: Bool { radius <= 0 || corners.isEmpty }

  /// The outline a border of `width` leaves inside; its bounds are empty when nothing is left.
  package func inset(by width: CGFloat) -> NodeOutline {
    let inner = bounds.insetBy(dx: width, dy: width)
    return NodeOutline(
      bounds: inner.isNull || inner.width <= 0 || inner.height <= 0 ? .zero : inner, radius: max(0, radius - width),
      corners: corners, isContinuous: isContinuous)
  }

  package var path: CGPath {
    if isPlain { return CGPath(rect: bounds, transform: nil) }
    if isContinuous { return continuous }
    if corners == .all { return CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil) }
    return partlyRounded
  }

  package func clip(under transform: CGAffineTransform, inside outer: ClipNode?) -> ClipNode {
    // Plain edges are cut at pixels, as layer edges are; round ones are smooth.
    if isPlain { return .adding(rect: bounds, to: outer, ctm: transform, isAntialiased: false) }
    return ClipNode(parent: outer, element: .path(path, .winding), ctm: transform, isAntialiased: true)
  }

  /// A fill with a pattern, in own coordinates. The pattern begins at the bounds' origin and goes with the layer: as a list it
  /// can be drawn under any transform, which a pattern alone does not follow.
  package func filled(with pattern: CGColor, isAntialiased: Bool) -> DisplayList {
    let recorder = DisplayListRecorder(bounds: bounds, baseTransform: .identity, deviceHeight: 0)
    var state = DrawState()
    state.fill = DrawPaint(pattern)
    state.patternPhase = CGSize(width: bounds.minX, height: bounds.minY)
    state.isAntialiased = isAntialiased
    recorder.perform(isPlain ? .fillRect(bounds) : .fillPath(path, .winding), state)
    return recorder.makeDisplayList()
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

  private var continuous: CGPath {
    let path = CGMutablePath()
    let points = ContinuousCorner.points(room: min(bounds.width, bounds.height) / 2 / radius)
    /// `into` and `out`: unit steps from the corner back along the side that leads to it, and on along the next.
    func corner(_ corner: CornerSet, _ x: CGFloat, _ y: CGFloat, into: CGVector, out: CGVector) {
      guard corners.contains(corner) else { return path.addLine(to: CGPoint(x: x, y: y)) }
      let placed = points.map { p in
        CGPoint(
          x: x + (p.x * into.dx + p.y * out.dx) * radius, y: y + (p.x * into.dy + p.y * out.dy) * radius)
      }
      path.addLine(to: placed[0])
      for i in stride(from: 1, to: 10, by: 3) {
        path.addCurve(to: placed[i + 2], control1: placed[i], control2: placed[i + 1])
      }
    }
    let b = bounds
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    path.move(to: CGPoint(x: b.midX, y: b.minY))
    corner(.topRight, b.maxX, b.minY, into: left, out: down)
    corner(.bottomRight, b.maxX, b.maxY, into: up, out: left)
    corner(.bottomLeft, b.minX, b.maxY, into: right, out: up)
    corner(.topLeft, b.minX, b.minY, into: down, out: right)
    path.closeSubpath()
    return path
  }
}
