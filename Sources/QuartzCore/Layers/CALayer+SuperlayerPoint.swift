// Where a point of the superlayer is in a layer, without matrices for the layers that are placed by moving alone: nearly all.
//
// Called by: UIView's hit testing, for each of thousands of siblings. Allocates nothing.

import RenderTree

extension CALayer {
  /// `p` in the superlayer's coordinates, points. The same as `convert(_:from:)` with the superlayer, but nil for a layer
  /// that is flat as seen: no point of the superlayer is a point of it.
  package func pointFromSuperlayer(_ p: CGPoint) -> CGPoint? {
    if isPlacedByMoving {
      let anchor = geometry.anchor
      return CGPoint(x: p.x - (geometry.position.x - anchor.x), y: p.y - (geometry.position.y - anchor.y))
    }
    return Homography(placement).inverse?.project(p)
  }

  /// `p` in own coordinates when the layer can be seen and its bounds hold the point.
  /// - Parameters:
  ///   - p: the superlayer's coordinates, points.
  ///   - leastOpacity: the opacity from which a layer counts as seen.
  package func ownPoint(under p: CGPoint, leastOpacity: Float) -> CGPoint? {
    guard !appearance.isHidden, appearance.opacity >= leastOpacity, let own = pointFromSuperlayer(p) else { return nil }
    return geometry.bounds.holds(own) ? own : nil
  }

  /// A rectangle of the superlayer's coordinates outside of which no point is in the bounds; nil when there is none that
  /// could be told: in perspective, or with numbers that are none.
  package var reachInSuperlayer: CGRect? {
    guard geometry.transform.isAffine, !geometry.isFlipped, parent?.sublayerMatrix == nil else { return nil }
    let frame = geometry.frame
    let size = abs(frame.minX) + abs(frame.minY) + frame.width + frame.height
    guard size.isFinite, !frame.isNull else { return nil }
    // Rounding differs between this way and the exact one.
    let slack = 1e-6 + size * 1e-9
    return frame.insetBy(dx: -slack, dy: -slack)
  }

  private var isPlacedByMoving: Bool {
    geometry.isUpright && !geometry.isFlipped && parent?.extrasBox == nil
  }
}

extension CALayer {
  /// Sets the frame (points) of a layer that was only just made, which has nobody to tell.
  /// - Returns: false, and nothing is done, when its class may want to know or the layer is not new.
  package func place(_ frame: CGRect) -> Bool {
    guard parent == nil, type(of: self) == CALayer.self else { return false }
    let old = geometry.bounds.size
    geometry.frame = frame
    if geometry.bounds.size != old { (flags.needsLayout, flags.subtreeNeedsLayout) = (true, true) }
    return true
  }
}
