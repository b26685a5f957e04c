// What one commit hands to the renderer: a picture's worth of facts, immutable.
//
// Made by: CommitPass on the main thread. Read by: RenderServer on any thread. Reaches no CALayer (I3).

import CoreGraphics

package struct CommittedTree: Sendable {
  package let root: RenderNode
  /// Points.
  package let size: CGSize
  /// Device pixels per point.
  package let scale: CGFloat
  /// Counts commits; a larger one is newer.
  package let sequence: UInt64

  package init(root: RenderNode, size: CGSize, scale: CGFloat, sequence: UInt64) {
    self.root = root
    self.size = size
    self.scale = scale
    self.sequence = sequence
  }

  /// From the root's parent space (points) to device pixels.
  package var deviceTransform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }
}
