// A piece of text after shaping: glyphs with advances, in font units, so one result serves every size.
//
// Made by: TextShaper. Kept by: WordCache. Read by: ShapedText and LinePlacer, which scale and place.
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
  let variant: ShapingVariant
  let glyphs: [ShapedGlyph]
  /// The sum of all advances, font units.
  let advance: Int
  /// The glyphs that take tracking: those that move the pen. Marks do not.
  let trackedGlyphs: Int
  /// Whether glyphs run against the text: clusters then fall from left to right.
  var isRightToLeft: Bool { variant.isRightToLeft }

  init(units: [UInt16], variant: ShapingVariant, glyphs: [ShapedGlyph]) {
    self.units = units
    self.variant = variant
    self.glyphs = glyphs
    var advance = 0
    var tracked = 0
    for glyph in glyphs {
      advance += Int(glyph.advance)
      if glyph.advance != 0 { tracked += 1 }
    }
    self.advance = advance
    trackedGlyphs = tracked
  }
}
