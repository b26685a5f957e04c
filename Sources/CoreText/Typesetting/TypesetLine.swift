// What a text has become: lines, and on them runs of glyphs.
//
// Made by: TypesetText. Read by: UIKitCore, which draws runs and puts underlines, backgrounds, attachments and carets
// where they say. Space of all of these: points, y down, from the container's top left.
import CoreGraphics
import Foundation

/// Glyphs of one font, one direction and one set of attributes, side by side on a line.
package struct TypesetRun: Sendable {
  package enum Kind: UInt8, Sendable {
    case text
    /// A box: no glyphs, `width` wide.
    case attachment
    /// Stands for text that was left out; `runID` is the token's own, or that of the text whose place it takes.
    case truncationToken
    /// A hyphen that the line's end added.
    case hyphen
  }
  package var kind: Kind
  /// The `runID` of the attributes that set it.
  package var runID: Int
  /// Positions are from `origin`; draw with the context moved there. Its font may be a fallback of the attributes' font.
  package var glyphs: GlyphRun
  /// For each glyph the first UTF-16 unit of the characters it stands for. In a token or hyphen: the unit it follows.
  package var stringIndices: [Int]
  /// The units that the run shows; empty in a token or hyphen.
  package var range: Range<Int>
  /// The left end of the run's baseline, baseline offset included.
  package var origin: CGPoint
  /// How far the run reaches right of `origin`, trailing kern included.
  package var width: CGFloat
  /// Of the attributes' font, or of the box.
  package var ascent: CGFloat
  package var descent: CGFloat
  package var isRightToLeft: Bool
}

/// One line, or one fragment of a line that an exclusion divides.
package struct TypesetLine: Sendable {
  /// All units that the line stands for: hanging spaces, the line end and text left out included. Lines follow each
  /// other without gaps, but for text that no line was allowed for.
  package var range: Range<Int>
  /// Without hanging spaces and the line end.
  package var contentRange: Range<Int>
  /// The left end of the content on the baseline.
  package var origin: CGPoint
  /// Of the content: hanging spaces are not included; token and hyphen are.
  package var width: CGFloat
  package var trailingWhitespaceWidth: CGFloat
  /// The largest of the line's fonts and boxes, before the paragraph's line height rules.
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  /// The line's share of the container: as wide as the room it was given, as high as the line with its spacing (TextKit's
  /// line fragment rect). Fragments of one line have the same y and height.
  package var fragmentRect: CGRect
  /// The part that the content uses: fragment height without spacing (TextKit's used rect, without padding).
  package var usedRect: CGRect
  /// The paragraph's direction.
  package var isRightToLeft: Bool
  /// Whether the paragraph ends here.
  package var endsParagraph: Bool
  /// The units left out, when a token stands for them, or cut off at the end.
  package var truncatedRange: Range<Int>?
  package var isTruncated: Bool { truncatedRange != nil }
}
