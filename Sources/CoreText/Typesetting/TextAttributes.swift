// How a stretch of text is set: the engine's own words for UIKit's attributes.
//
// Made by: UIKitCore, from NSAttributedString's attributes. Read by: ShapedText. Colours, underlines, shadows and links
// are not here: what only paints is found again by `runID`, which every TypesetRun carries.
import CoreGraphics
import Foundation

/// A box that stands in the text in place of a character (U+FFFC): an image, a view. Points.
package struct TextAttachmentBox: Hashable, Sendable {
  /// How far the box advances the pen, ≥ 0.
  package var width: CGFloat
  /// Above the baseline; negative when the whole box is below it.
  package var ascent: CGFloat
  /// Below the baseline; negative when the whole box is above it.
  package var descent: CGFloat

  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width.isFinite ? max(0, width) : 0
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = descent.isFinite ? descent : 0
  }
}

/// One level of explicit direction, as NSWritingDirection with NSWritingDirectionFormatType.
package struct TextDirectionFormat: Hashable, Sendable {
  package var isRightToLeft: Bool
  /// True: characters run this way whatever they are; false: neutral ones follow this direction.
  package var isOverride: Bool

  package init(isRightToLeft: Bool, isOverride: Bool) {
    self.isRightToLeft = isRightToLeft
    self.isOverride = isOverride
  }
}

/// Which ligatures are formed. Documented: NSAttributedString.Key.ligature.
package enum TextLigatures: UInt8, Hashable, Sendable {
  /// Only those that the script cannot do without.
  case essential = 0
  case standard = 1
  /// Discretionary ones as well.
  case all = 2
}

/// The attributes that decide glyphs and their places. Lengths in points.
package struct TextAttributes: Hashable, Sendable {
  package var font: CTFont
  /// Nil: the font's own kerning. 0: no kerning. Otherwise the font's own and so much after every character.
  /// Documented: kCTKernAttributeName.
  package var kern: CGFloat?
  /// So much after every character; when set, `kern` is not read, and other than 0 it undoes optional ligatures.
  /// Documented: NSAttributedString.Key.tracking.
  package var tracking: CGFloat?
  package var ligatures = TextLigatures.standard
  /// Glyphs are moved up by this; the line grows by it.
  package var baselineOffset: CGFloat = 0
  /// Glyphs lean right by this (dx per dy): 0 is upright. Advances do not change. Documented: obliqueness.
  package var obliqueness: CGFloat = 0
  /// The natural logarithm of how much wider glyphs and advances are. Documented: expansion.
  package var expansion: CGFloat = 0
  /// A BCP 47 tag; nil for none. Chooses among the forms of Han characters and the rules of breaking.
  package var language: String?
  /// Explicit directions, outermost first.
  package var directions: [TextDirectionFormat] = []
  /// For U+FFFC: the box that stands there. Ignored on other characters.
  package var attachment: TextAttachmentBox?
  /// Handed on in every TypesetRun that these attributes set; means nothing here.
  package var runID = 0

  package init(font: CTFont, runID: Int = 0) {
    self.font = font
    self.runID = runID
  }
}
