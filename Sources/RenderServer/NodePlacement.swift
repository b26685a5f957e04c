// A node's way to the pixels: from its own coordinates to the device, and what it may paint there.
//
// Called by: DamagePass, CullPass. Pure. Every node is flattened into its parent's plane, as layers are: only nodes that are
// tilted or in perspective themselves need a homography, and those are drawn by way of a bitmap.

import CoreGraphics
import RenderTree

package enum NodePlacement {
  /// Own coordinates → device pixels, given the parent's, for a node that is not tilted.
  package static func transform(of node: RenderNode, in parent: CGAffineTransform) -> CGAffineTransform {
    node.placement.affine.concatenating(parent)
  }

  /// The same for any node.
  package static func homography(of node: RenderNode, in parent: CGAffineTransform) -> Homography {
    Homography(node.placement).concatenating(Homography(parent))
  }

  /// The device pixels that a node's subtree may touch.
  package static func pixels(of node: RenderNode, in parent: CGAffineTransform, within limit: PixelRect) -> PixelRect {
    if node.placement.isAffine {
      return pixels(of: node.paintedBounds, under: transform(of: node, in: parent), within: limit)
    }
    guard !node.paintedBounds.isNull, !node.paintedBounds.isEmpty else { return .zero }
    guard !node.paintedBounds.isInfinite else { return limit }
    return pixels(of: homography(of: node, in: parent).bounds(of: node.paintedBounds), under: .identity, within: limit)
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
