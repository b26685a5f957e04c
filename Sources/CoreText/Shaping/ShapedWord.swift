// A piece of text after shaping: glyphs with advances, in font units, so one result serves every size.
//
// Made by: TextShaper. Kept by: WordCache. Read by: ShapedText and LineBuilder, which scale and place.
// It does not know its size, tracking or position.
import CoreGraphics

/// One glyph of a shaped word, in visual order, font units, y up.
struct ShapedGlyph: Sendable, Equatable {
  var glyph: CGGlyph
  /// The first UTF-16 unit, counted from the word's start, of the characters this glyph stands for.
  var cluster: Int32
  /// How far the pen moves right.
  var advance: Int32
  /// The glyph's shift from the pen; positive y is up.
  var offsetX: Int32
  var offsetY: Int32
}

/// An immutable shaped word with the text it came from, which the cache compares on a look-up.
final class ShapedWord: Sendable {
  let units: [UInt16]
  let features: FontFeatures
  let glyphs: [ShapedGlyph]
  /// The sum of all advances, font units.
  let advance: Int
  /// The glyphs that take tracking: those that move the pen. Marks do not.
  let trackedGlyphs: Int
  /// Whether glyphs run against the text: clusters then fall from left to right.
  let isRightToLeft: Bool

  init(units: [UInt16], features: FontFeatures, glyphs: [ShapedGlyph], isRightToLeft: Bool) {
    self.units = units
    self.features = features
    self.glyphs = glyphs
    self.isRightToLeft = isRightToLeft
    advance = glyphs.reduce(0) { $0 + Int($1.advance) }
    trackedGlyphs = glyphs.reduce(0) { $0 + ($1.advance != 0 ? 1 : 0) }
  }
}

/// OpenType features changed from the shaper's defaults (kerning, ligatures and contextual alternates are on).
package struct FontFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Digits of equal width (`tnum`).
  package static let tabularDigits = FontFeatures(rawValue: 1)
  /// Small capitals for lower-case letters (`smcp`).
  package static let smallCapitals = FontFeatures(rawValue: 2)
  /// No contextual alternates (`calt` off).
  package static let plainCharacters = FontFeatures(rawValue: 4)
}
