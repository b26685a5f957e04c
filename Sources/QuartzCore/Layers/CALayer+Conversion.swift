// Points and rectangles between layers' coordinates, and hit testing.
//
// Called by: clients, UIView's conversions. Layers without a common ancestor are taken as if their roots coincided.

import RenderTree

extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return p }
    return l.convert(p, to: self)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard l !== self else { return p }
    return matrix(to: l).project(p)
  }

  /// The bounding box of the converted rectangle: under a rotation a round trip grows. Source: documented.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return r }
    return l.convert(r, to: self)
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    guard l !== self else { return r }
    let m = matrix(to: l)
    return m.isAffine ? r.applying(m.affine) : m.projectedBounds(of: r)
  }

  /// From own coordinates to those of `layer`'s, or to the root's superlayer when nil.
  func matrix(to layer: CALayer?) -> Matrix4 {
    // Hit testing asks level by level: the way to the root and back would make it quadratic in the depth.
    if let layer, layer.parent === self { return layer.placement.inverse ?? .identity }
    if let layer, parent === layer { return placement }
    let up = matrixToRoot()
    guard let layer else { return up }
    let down = layer.matrixToRoot().inverse ?? .identity
    return up * down
  }

  private func matrixToRoot() -> Matrix4 {
    var matrix = Matrix4.identity
    var layer: CALayer? = self
    while let current = layer {
      matrix = matrix * current.placement
      layer = current.parent
    }
    return matrix
  }

  /// `p` is in the superlayer's coordinates. The farthest descendant that contains it; hidden layers are skipped.
  func hit(_ p: CGPoint) -> CALayer? {
    guard !appearance.isHidden, let inverse = placement.inverse else { return nil }
    let own = inverse.project(p)
    if appearance.masksToBounds, !contains(own) { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(own) { return found }
    }
    return contains(own) ? self : nil
  }
}

extension CALayer {
  /// Whether the frame is simply the bounds moved.
  package var hasIdentityTransform: Bool { geometry.transform.isIdentity }
}
