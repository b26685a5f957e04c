// Where a layer is: bounds, position, anchor and transform, and the frame that follows from them.
//
// Held by: CALayer. Pure values; the frame's rules are measured, and tested one by one.

import CoreGraphics
import RenderTree

package struct LayerGeometry: Equatable {
  /// Points, own coordinates; never a negative size.
  package var bounds = CGRect.zero
  /// Points, the superlayer's coordinates: where the anchor is.
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  /// Unit coordinates of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  /// The transform is the identity: asked far more often than it changes.
  package private(set) var isUpright = true
  /// Own y grows upwards.
  package var isFlipped = false
  package var transform = Matrix4.identity {
    didSet { isUpright = transform.isIdentity }
  }

  package init() {}

  /// The anchor in own coordinates, points.
  package var anchor: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The same for bounds that are as they are stored: never of a negative size.
  @inline(__always)
  package var rawAnchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The placement is a translation in the plane.
  package var isPlacedByMoving: Bool { isUpright && !isFlipped && anchorPointZ == 0 && zPosition == 0 }

  /// From own coordinates to the superlayer's.
  package var placement: Matrix4 {
    guard !isFlipped else { return flip * upright }
    return upright
  }

  /// Turns own coordinates over about the middle of the bounds, which stay where they are.
  private var flip: Matrix4 {
    Matrix4(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
  }

  private var upright: Matrix4 {
    let anchor = self.anchor
    if isUpright, anchorPointZ == 0, zPosition == 0 {
      return .translation(position.x - anchor.x, position.y - anchor.y, 0)
    }
    return .translation(-anchor.x, -anchor.y, -anchorPointZ) * transform
      * .translation(position.x, position.y, zPosition)
  }

  /// The bounding box of the transformed bounds, points, the superlayer's coordinates.
  package var frame: CGRect {
    get {
      let fromAnchor = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
      let box = isUpright ? fromAnchor : Self.box(of: fromAnchor, under: transform)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let frame = newValue.standardized
      // The linear part is undone on the size as a vector, each component made positive: what UIKit was measured to do.
      let linear = CGAffineTransform(
        a: transform.r0[0], b: transform.r0[1], c: transform.r1[0], d: transform.r1[1], tx: 0, ty: 0)
      let size = isUpright ? frame.size : frame.size.applying(linear.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      position = CGPoint(
        x: frame.minX + anchorPoint.x * frame.width - transform.r3[0],
        y: frame.minY + anchorPoint.y * frame.height - transform.r3[1])
    }
  }

  private static func box(of rect: CGRect, under m: Matrix4) -> CGRect {
    m.isAffine ? rect.applying(m.affine) : m.projectedBounds(of: rect)
  }
}
