// How a node looks apart from its contents and place: plain values, compared to find damage.
//
// Made by: CommitPass from CALayer's properties. Read by: DamagePass, CompositePass.

import CoreGraphics

/// Which corners a corner radius rounds.
package struct CornerSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let topLeft = CornerSet(rawValue: 1)
  package static let topRight = CornerSet(rawValue: 2)
  package static let bottomLeft = CornerSet(rawValue: 4)
  package static let bottomRight = CornerSet(rawValue: 8)
  package static let all: CornerSet = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

package struct NodeShadow: Sendable, Equatable {
  package var color: CGColor
  /// 0...1, multiplies the colour's alpha.
  package var opacity: Float
  /// Points, layer coordinates.
  package var offset: CGSize
  /// Points; the gaussian's sigma.
  package var radius: CGFloat
  /// Outline that casts the shadow, layer coordinates; nil means what the layer paints.
  package var path: CGPath?

  package init(color: CGColor, opacity: Float, offset: CGSize, radius: CGFloat, path: CGPath?) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}

package struct NodeStyle: Sendable, Equatable {
  package var backgroundColor: CGColor?
  /// Points.
  package var cornerRadius: CGFloat = 0
  package var roundedCorners = CornerSet.all
  /// Points, inside the bounds.
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor?
  /// 0...1, of the subtree as a group.
  package var opacity: Float = 1
  package var isHidden = false
  package var clipsToBounds = false
  package var gravity = ContentsGravity.resize
  package var shadow: NodeShadow?
  /// Whether edges that are not on the pixel grid are smoothed.
  package var antialiasesEdges = false
  var box: NodeExtrasBox?

  package init() {}
}
