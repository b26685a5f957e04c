// Which layer is under a point.
//
// Called by: CALayer.hitTest. Layers of Core Animation's own classes are gone through in a loop, however deep they are;
// those of clients' classes, which may answer for themselves, are asked.

extension CALayer {
  /// A layer that the point may be in.
  private struct Entered {
    let layer: CALayer
    /// Own coordinates.
    let point: CGPoint
    /// The sublayers before this index are still to be looked at.
    var next: Int
  }

  /// `p` is in the superlayer's coordinates. The farthest descendant that contains it; hidden layers are skipped.
  func hit(_ p: CGPoint) -> CALayer? {
    var path: [Entered] = []
    enter(p, &path)
    while let last = path.indices.last {
      let (layer, point) = (path[last].layer, path[last].point)
      guard path[last].next > 0 else {
        if layer.contains(point) { return layer }
        path.removeLast()
        continue
      }
      path[last].next -= 1
      let child = layer.childList[path[last].next]
      if Self.hasOwnHitTest(child) {
        Self.hitNesting.enter(
          "\(child) is hit-tested inside of hit tests, \(Self.hitNesting.limit) deep: make trees of layers of your own "
            + "classes flatter")
        defer { Self.hitNesting.leave() }
        if let found = child.hitTest(point) { return found }
      } else {
        child.enter(point, &path)
      }
    }
    return nil
  }

  private func enter(_ p: CGPoint, _ path: inout [Entered]) {
    guard !appearance.isHidden, let own = pointFromSuperlayer(p) else { return }
    if appearance.masksToBounds, !contains(own) { return }
    path.append(Entered(layer: self, point: own, next: childList.count))
  }

  /// Chosen here: what the stack holds in debug builds.
  private static let hitNesting = Nesting(limit: 1000)

  /// Whether the layer's class may have a hit test of its own.
  private static func hasOwnHitTest(_ layer: CALayer) -> Bool {
    let type = type(of: layer)
    return type != CALayer.self && !ordinary.contains(ObjectIdentifier(type))
  }

  private static let ordinary: Set<ObjectIdentifier> = [
    ObjectIdentifier(CAGradientLayer.self), ObjectIdentifier(CAReplicatorLayer.self),
    ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CATextLayer.self), ObjectIdentifier(PictureLayer.self),
  ]
}
