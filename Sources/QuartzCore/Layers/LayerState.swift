// The stored state of a layer: one struct a concern, so that CALayer's own file stays a list of names.
//
// Held by: CALayer. Read by: its concern files and CommitPass. Plain values, no behaviour but defaults.

import RenderTree

package struct LayerAppearance {
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var borderWidth: CGFloat = 0
  var borderColor: CGColor = .black
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var isOpaque = false
  var allowsEdgeAntialiasing = false
  var shadow = LayerShadow()
}

/// Defaults as documented: invisible (opacity 0), three points below, three points soft.
package struct LayerShadow {
  var color: CGColor? = .black
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?
}

package struct LayerContents {
  var contents: Any?
  var gravity = CALayerContentsGravity.resize
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var scale: CGFloat = 1
  /// The last drawing of `draw(in:)`.
  var recorded: RecordedContents?
}

/// What a layer still owes to the passes. Grammar: `needs…` this layer, `subtreeNeeds…` this layer or one below.
package struct LayerFlags {
  package var needsLayout = false
  package var needsDisplay = false
  package var needsCommit = true
  package var subtreeNeedsLayout = false
  package var subtreeNeedsDisplay = false
  package var subtreeNeedsCommit = true
  package var needsDisplayOnBoundsChange = false
  /// Sublayers came, went or moved since this was last cleared by who keeps a record of where they are.
  package var sublayersMoved = false
}
