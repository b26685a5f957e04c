// Points and rectangles between layers' coordinates.
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
    if let l, l.parent === self, let own = l.pointFromSuperlayer(p) { return own }
    return map(to: l).project(p)
  }

  /// The bounding box of the converted rectangle: under a rotation a round trip grows. Source: documented.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return r }
    return l.convert(r, to: self)
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    guard l !== self else { return r }
    let map = map(to: l)
    return map.affine.map { r.applying($0) } ?? map.bounds(of: r)
  }

  /// From own coordinates to those of `layer`'s, or to the root's superlayer when nil. A layer is flattened into its
  /// superlayer, so each step is a map of planes.
  private func map(to layer: CALayer?) -> Homography {
    // Asked level by level, the way to the root and back would make a walk down quadratic in the depth.
    if let layer, layer.parent === self { return Homography(layer.placement).inverse ?? .identity }
    if let layer, parent === layer { return Homography(placement) }
    let up = mapToRoot()
    guard let layer else { return up }
    return up.concatenating(layer.mapToRoot().inverse ?? .identity)
  }

  private func mapToRoot() -> Homography {
    var map = Homography.identity
    var layer: CALayer? = self
    while let current = layer {
      map = map.concatenating(Homography(current.placement))
      layer = current.parent
    }
    return map
  }
}

extension Homography {
  static let identity = Homography(CGAffineTransform.identity)

  /// A point at or behind the eye (w ≤ 0) goes to infinity.
  func project(_ p: CGPoint) -> CGPoint {
    let v = row(Row(Double(p.x), Double(p.y), 1))
    guard v[2] != 1 else { return CGPoint(x: v[0], y: v[1]) }
    guard v[2] > 0 else { return CGPoint(x: Double.infinity, y: .infinity) }
    return CGPoint(x: v[0] / v[2], y: v[1] / v[2])
  }

  /// The affine transform that this is; nil for one with perspective.
  var affine: CGAffineTransform? {
    guard x[2] == 0, y[2] == 0, one[2] == 1 else { return nil }
    return CGAffineTransform(
      a: CGFloat(x[0]), b: CGFloat(x[1]), c: CGFloat(y[0]), d: CGFloat(y[1]), tx: CGFloat(one[0]), ty: CGFloat(one[1]))
  }
}

extension CALayer {
  /// Whether the frame is simply the bounds moved.
  package var hasIdentityTransform: Bool { geometry.isUpright }
}
