// How the lines of a paragraph are broken, placed and spaced: the engine's own words for NSParagraphStyle.
//
// Made by: UIKitCore. Read by: LineFitter (line breaks) and TextSetter (places). All lengths in points. NaN and infinite
// lengths count as 0.
import Foundation

/// The direction that a paragraph's lines are set in. Documented: NSWritingDirection.
package enum TextBaseDirection: Int8, Hashable, Sendable {
  /// That of the first character with a direction (rules P2 and P3); left to right when there is none.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A tab stop. Documented: NSTextTab.
package struct TextTabStop: Hashable, Sendable {
  /// How the text up to the next tab sits at the stop. Natural: at its leading edge.
  package enum Alignment: UInt8, Hashable, Sendable { case left, right, center, natural, decimal }
  package var alignment: Alignment
  /// Points from the line's leading edge.
  package var location: CGFloat

  package init(alignment: Alignment, location: CGFloat) {
    self.alignment = alignment
    self.location = location
  }
}

/// Documented: NSParagraphStyle.LineBreakStrategy.
package struct TextLineBreakStrategy: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A paragraph does not end in a line of one short word when the word before it can join it.
  package static let pushOut = TextLineBreakStrategy(rawValue: 1)
  /// Korean is broken between words, not syllables.
  package static let hangulWordPriority = TextLineBreakStrategy(rawValue: 2)
  /// What UIKit's labels use.
  package static let standard: TextLineBreakStrategy = [.pushOut, .hangulWordPriority]
}

/// A paragraph's style; the one at a paragraph's first character rules all of it. Defaults are NSParagraphStyle's.
package struct TextParagraphStyle: Hashable, Sendable {
  package var alignment = CTTextAlignment.natural
  package var baseDirection = TextBaseDirection.natural
  /// Truncating modes and clipping set the paragraph as one line, as TextKit does; to wrap and truncate only the last
  /// allowed line, as a label does, use a wrapping mode here and `TextConstraints.lastLineMode`.
  package var lineBreakMode = CTLineBreakMode.byWordWrapping
  /// 0 for none; otherwise the font's line height is multiplied by this.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 for none.
  package var maximumLineHeight: CGFloat = 0
  /// Below each line, but not below the text's last.
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  /// From the leading edge.
  package var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge, for lines after the first.
  package var headIndent: CGFloat = 0
  /// > 0: the line's length from the leading edge; ≤ 0: from the trailing edge.
  package var tailIndent: CGFloat = 0
  /// Rising locations.
  package var tabStops = TextParagraphStyle.defaultTabStops
  /// Beyond the last stop, stops are this far apart; 0: none, the text wraps.
  package var defaultTabInterval: CGFloat = 0
  /// A line whose text is less than this part of its width takes a part of the next word, divided by the rules of its
  /// language. 0: words are divided at soft hyphens alone.
  package var hyphenationFactor: CGFloat = 0
  package var lineBreakStrategy: TextLineBreakStrategy = []
  /// Characters may be set closer by up to 5 % before the line is truncated.
  package var allowsTightening = false

  /// Twelve stops, 28 points apart. Documented: NSParagraphStyle.tabStops.
  package static let defaultTabStops = (1...12).map { TextTabStop(alignment: .left, location: CGFloat($0) * 28) }

  package init() {}
}
