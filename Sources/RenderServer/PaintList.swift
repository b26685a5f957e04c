// What is to be painted in one frame, in order: the culled tree, flattened.
//
// Made by: CullPass. Read by: RasterPass and CompositePass.

import CoreGraphics
import RenderTree

package enum PaintCommand {
  /// A node's shadow, background and contents.
  case node(RenderNode, CGAffineTransform, ClipNode?)
  /// A node's border, above its children.
  case border(RenderNode, CGAffineTransform, ClipNode?)
  /// What follows is composited as one: with an opacity, or through the mask that follows the matching `mask`.
  case beginGroup(opacity: Float, CGAffineTransform, CGRect, ClipNode?)
  /// The nodes up to `endMask` are the mask of the group.
  case beginMask(CGRect)
  case endMask
  case endGroup
}

package struct PaintList {
  package var commands: [PaintCommand] = []
  package init() {}
}
