// What a node paints itself: style and contents, and what follows from them once for all frames.
//
// Made by: CommitPass when a layer's look has changed; shared by the nodes of a layer that only moves. Immutable.

import CoreGraphics

package final class NodeLook: Sendable {
  package let style: NodeStyle
  package let contents: NodeContents
  /// All that the node itself paints, when that is a plain rectangle: its bounds with hard edges in this colour,
  /// premultiplied; 0 when it paints otherwise.
  package let solidColor: UInt32
  /// It paints nothing itself, only its children.
  package let isHollow: Bool
  /// Nothing of what is behind the bounds shows through, as far as the style tells.
  let isOpaqueColor: Bool
  /// Neither hidden nor faded, round-cornered nor with a border or extras.
  let isOrdinary: Bool
  /// The subtree is drawn into a bitmap first, wherever it is: it is rasterised or tinted.
  let needsBitmap: Bool

  package init(_ style: NodeStyle, _ contents: NodeContents) {
    self.style = style
    self.contents = contents
    needsBitmap = style.hasExtras && (style.extras.rasterScale != nil || style.extras.tint != nil)
    isOrdinary =
      style.opacity == 1 && style.cornerRadius <= 0 && !style.isHidden && style.borderWidth <= 0 && !style.hasExtras
    isOpaqueColor = style.backgroundColor.map { $0.alpha == 1 && $0.pattern == nil } ?? false
    guard case .none = contents, style.shadow == nil else {
      (solidColor, isHollow) = (0, false)
      return
    }
    guard let color = style.backgroundColor, color.alpha > 0 else {
      (solidColor, isHollow) = (0, true)
      return
    }
    isHollow = false
    let isPlain = style.cornerRadius <= 0 || style.roundedCorners.isEmpty
    solidColor = color.pattern == nil && !style.antialiasesEdges && isPlain ? color.premultipliedPixel : 0
  }

  /// Whether the same is painted in the same bounds.
  package func paintsSame(as other: NodeLook) -> Bool {
    self === other || (style == other.style && contents.isSame(as: other.contents))
  }
}
