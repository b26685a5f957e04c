// The room that a text is set in.
//
// Made by: UIKitCore's labels, string drawing and text containers. Read by: TextSetter and LineFitter.
import CoreGraphics
import Foundation

/// What is free of a proposed line: the answer of a line-rect provider.
package struct TextLineRoom: Sendable {
  /// Where on the line text may stand, from left to right: points, container's coordinates. Text fills one after
  /// another as line fragments of one line, in the paragraph's direction. Empty: none of the line is free.
  package var spans: [ClosedRange<CGFloat>]
  /// When `spans` is empty: the y at which to try again. Nil or not below the proposed one: one point further down.
  package var nextY: CGFloat?

  package init(spans: [ClosedRange<CGFloat>], nextY: CGFloat? = nil) {
    self.spans = spans
    self.nextY = nextY
  }
}

/// The box, the number of lines, and what happens to text that does not fit. Points.
package struct TextConstraints: Sendable {
  /// Infinite for no wrapping. NaN and negative widths count as 0: then every character has its own line.
  package var width: CGFloat
  /// Lines that end below this are left out, but never the first. Infinite for no limit.
  package var height: CGFloat = .infinity
  /// The largest number of lines; 0 or less for any number.
  package var lineLimit: Int
  /// What becomes of the last line that `lineLimit` or `height` allows when more text follows or it is too wide: a
  /// truncating mode, or .byClipping (cut, no token). Nil or a wrapping mode: the line ends where it would wrap.
  package var lastLineMode: CTLineBreakMode?
  /// What stands for text left out. Nil: an ellipsis in the attributes of the character that it follows.
  package var truncationToken: AttributedText?
  /// Free room at both ends of each line, within `width`. Documented: NSTextContainer.lineFragmentPadding.
  package var lineFragmentPadding: CGFloat = 0
  /// Whether the fonts' leading is added between lines. Documented: NSStringDrawingOptions.usesFontLeading.
  package var usesFontLeading = true
  /// Asked for each line before it is set, with the rectangle that it would take (its height is that of the paragraph's
  /// first font); nil: lines are as wide as the container.
  package var lineRoom: (@Sendable (_ proposed: CGRect) -> TextLineRoom)?

  package init(width: CGFloat = .infinity, lineLimit: Int = 0, lastLineMode: CTLineBreakMode? = nil) {
    self.width = width.isNaN ? 0 : max(0, width)
    self.lineLimit = max(0, lineLimit)
    self.lastLineMode = lastLineMode
  }
}
