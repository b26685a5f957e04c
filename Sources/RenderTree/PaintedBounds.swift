// How far a node and its subtree may paint: the rectangle that culling and damage go by.
//
// Called by: RenderNode's initialiser, once. Conservative: never too small, sometimes too large.

import CoreGraphics

package enum PaintedBounds {
  /// Points, own coordinates.
  package static func ofSubtree(
    bounds: CGRect, style: NodeStyle, contents: NodeContents, children: NodeList
  ) -> CGRect {
    guard !style.isHidden, style.opacity > 0 else { return .null }
    var painted = ofNode(bounds: bounds, style: style, contents: contents)
    if style.clipsToBounds {
      if !children.isEmpty { painted = painted.union(bounds) }
    } else {
      let below = children.paintedBounds
      if !below.isNull { painted = painted.union(below) }
    }
    guard let shadow = style.shadow, shadow.opacity > 0 else { return painted }
    let casting = shadow.path?.boundingBox ?? painted
    guard !casting.isNull else { return painted }
    let reach = (shadow.radius * 3).rounded(.up) + 1
    let cast = casting.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach)
    return painted.union(cast)
  }

  /// Points, own coordinates, without children and shadow.
  static func ofNode(bounds: CGRect, style: NodeStyle, contents: NodeContents) -> CGRect {
    var painted = CGRect.null
    if let color = style.backgroundColor, color.alpha > 0 { painted = bounds }
    if style.borderWidth > 0 { painted = bounds }
    switch contents {
    case .none: break
    case .recorded:
      painted = bounds
      let frame = ContentsPlacement(contents, gravity: style.gravity, bounds: bounds).frame
      if !style.clipsToBounds, !frame.isNull { painted = painted.union(frame) }
    case .vector(let vector):
      if !vector.list.drawnBounds.isNull { painted = painted.union(vector.list.drawnBounds) }
    case .image: painted = painted.union(ContentsPlacement(contents, gravity: style.gravity, bounds: bounds).frame)
    }
    return painted
  }

  /// The corners of a child's painted rectangle in its parent's coordinates: x0, y0, x1, y1; see NodeBox for those that
  /// are none. For lists of thousands of children: nearly all are rectangles that were moved.
  static func cornersInParent(_ child: RenderNode) -> SIMD4<Double> {
    let painted = child.paintedBounds
    let (x, y, width, height) = (painted.origin.x, painted.origin.y, painted.size.width, painted.size.height)
    if child.space == nil, child.transform.isTranslation, width > 0, height > 0, width < 1e200, height < 1e200 {
      let corners = SIMD4<Double>(
        Double(x + child.transform.tx), Double(y + child.transform.ty), Double(x + width + child.transform.tx),
        Double(y + height + child.transform.ty))
      if (corners[0] + corners[1]).isFinite { return corners }
    }
    if painted.isNull { return NodeBox.noCorners }
    let rect = inParent(child)
    if rect.isNull { return NodeBox.noCorners }
    let corners = SIMD4<Double>(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    return rect.isInfinite || !(corners[0] + corners[1] + corners[2] + corners[3]).isFinite
      ? NodeBox.allCorners : corners
  }

  /// A child's painted rectangle in its parent's coordinates.
  package static func inParent(_ child: RenderNode) -> CGRect {
    if child.paintedBounds.isInfinite { return .infinite }
    if child.isFlat { return child.paintedBounds.applying(child.transform) }
    return child.placement.projectedBounds(of: child.paintedBounds)
  }
}

extension Matrix4 {
  /// The bounding box of a rectangle's four projected corners; infinite when one of them is behind the eye.
  package func projectedBounds(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(project)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let x0 = xs.min(), let x1 = xs.max(), let y0 = ys.min(), let y1 = ys.max(), x1.isFinite, y1.isFinite
    else { return .infinite }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
