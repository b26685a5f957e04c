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
  struct Bits: OptionSet {
    let rawValue: UInt16
    static let needsLayout = Bits(rawValue: 1)
    static let needsDisplay = Bits(rawValue: 2)
    static let needsCommit = Bits(rawValue: 4)
    static let subtreeNeedsLayout = Bits(rawValue: 8)
    static let subtreeNeedsDisplay = Bits(rawValue: 16)
    static let subtreeNeedsCommit = Bits(rawValue: 32)
    static let needsDisplayOnBoundsChange = Bits(rawValue: 64)
    static let isListed = Bits(rawValue: 128)
    static let lookChanged = Bits(rawValue: 256)
    static let sublayersMoved = Bits(rawValue: 512)
  }

  var bits: Bits = [.needsCommit, .subtreeNeedsCommit, .lookChanged]

  private func has(_ bit: Bits) -> Bool { bits.contains(bit) }
  private mutating func put(_ bit: Bits, _ value: Bool) {
    if value { bits.formUnion(bit) } else { bits.subtract(bit) }
  }

  package var needsLayout: Bool {
    get { has(.needsLayout) }
    set { put(.needsLayout, newValue) }
  }
  package var needsDisplay: Bool {
    get { has(.needsDisplay) }
    set { put(.needsDisplay, newValue) }
  }
  package var needsCommit: Bool {
    get { has(.needsCommit) }
    set { put(.needsCommit, newValue) }
  }
  package var subtreeNeedsLayout: Bool {
    get { has(.subtreeNeedsLayout) }
    set { put(.subtreeNeedsLayout, newValue) }
  }
  package var subtreeNeedsDisplay: Bool {
    get { has(.subtreeNeedsDisplay) }
    set { put(.subtreeNeedsDisplay, newValue) }
  }
  package var subtreeNeedsCommit: Bool {
    get { has(.subtreeNeedsCommit) }
    set { put(.subtreeNeedsCommit, newValue) }
  }
  package var needsDisplayOnBoundsChange: Bool {
    get { has(.needsDisplayOnBoundsChange) }
    set { put(.needsDisplayOnBoundsChange, newValue) }
  }
  /// With the superlayer, see SublayerMarks.
  var isListed: Bool {
    get { has(.isListed) }
    set { put(.isListed, newValue) }
  }
  /// Something other than the place and size of the layer has changed since its last commit.
  var lookChanged: Bool {
    get { has(.lookChanged) }
    set { put(.lookChanged, newValue) }
  }
  /// Sublayers came, went or moved since this was last cleared by who keeps a record of where they are.
  package var sublayersMoved: Bool {
    get { has(.sublayersMoved) }
    set { put(.sublayersMoved, newValue) }
  }
}
