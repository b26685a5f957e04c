// What is to be painted in one frame, in order: the culled tree, flattened.
//
// Made by: CullPass. Read by: RasterPass and CompositePass, on any thread.

import CoreGraphics
import RenderTree

/// A node where it is painted.
package struct NodeSite: Sendable {
  let node: RenderNode
  /// Own coordinates → device pixels.
  let transform: CGAffineTransform
  let clip: ClipNode?
  /// 0...1, given to each thing that the node paints.
  let alpha: CGFloat
  /// The device pixels that the node and its subtree may touch.
  var pixels = PixelRect.drawable
  /// False where shadows are thrown from within each other too deep, see CullPass.
  var throwsShadow = true
  /// The node's y axis points up on the device through an odd number of flipped layers: contents are turned over to stay
  /// upright.
  let flipsContents: Bool
}

/// A node whose subtree is drawn into a bitmap, and how that lies on the device.
package struct BitmapSite: Sendable {
  let node: RenderNode
  /// Own coordinates → device pixels.
  let homography: Homography
  /// The same when nothing is tilted.
  let affine: CGAffineTransform?
  /// Pixels per point of the bitmap.
  let scale: CGFloat
  let clip: ClipNode?
  let alpha: CGFloat
  let flipsContents: Bool
  /// The device pixels that it may touch.
  let pixels: PixelRect

  /// Tinted but neither tilted nor rasterised: drawn on the device's own grid, without a kept bitmap.
  var isDrawnInPlace: Bool { affine != nil && node.look.style.extras.rasterScale == nil }
}

package enum PaintCommand: Sendable {
  /// A node that is nothing but device pixels of one premultiplied colour.
  case fill(PixelRect, UInt32)
  /// A node's shadow, background and contents.
  indirect case node(NodeSite)
  /// A node's border, above its children.
  indirect case border(NodeSite)
  /// A whole subtree by way of a bitmap.
  indirect case bitmap(BitmapSite)
  /// What follows is composited as one: with an opacity, or through the mask that follows the matching `beginMask`.
  indirect case beginGroup(alpha: CGFloat, CGAffineTransform, CGRect, ClipNode?)
  /// The nodes up to `endMask` are the mask of the group.
  case beginMask
  case endMask
  case endGroup
}

package struct PaintList: Sendable {
  package var commands: [PaintCommand] = []
}
