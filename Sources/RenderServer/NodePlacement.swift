// A node's way to the pixels: from its own coordinates to the device, and what it may paint there.
//
// Called by: DamagePass, CullPass. Pure. Perspective is flattened to the plane's affine part.

import CoreGraphics
import RenderTree

package enum NodePlacement {
  /// Own coordinates → device pixels, given the parent's.
  package static func transform(of node: RenderNode, in parent: CGAffineTransform) -> CGAffineTransform {
    node.placement.affine.concatenating(parent)
  }

  /// The device pixels that a rectangle may touch: rounded outwards, a pixel more for smoothed edges.
  package static func pixels(of rect: CGRect, under transform: CGAffineTransform, within limit: PixelRect) -> PixelRect
  {
    guard !rect.isNull, !rect.isEmpty else { return .zero }
    guard !rect.isInfinite else { return limit }
    let box = rect.applying(transform)
    return DisplayScale(1).outwardPixelRect(box).insetBy(dx: -1, dy: -1).intersection(limit)
  }
}
