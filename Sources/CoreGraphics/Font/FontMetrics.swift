// The measures and names a font file declares about itself.
//
// Read once by FontFace, kept by CGFont, scaled to points by CoreText's CTFont. All lengths are font units, y up.
// It does not carry what the platform reports for the system font: that is CoreText's SystemFontMetrics.
import Foundation

/// Declared measures, in font units, y up.
struct FontMetrics: Sendable, Equatable {
  let unitsPerEm: Int
  let numberOfGlyphs: Int
  var ascent = 0
  /// Negative below the baseline.
  var descent = 0
  var leading = 0
  /// 0 when the font does not say.
  var capHeight = 0
  /// 0 when the font does not say.
  var xHeight = 0
  var boundingBox = CGRect.zero
  /// Degrees counter-clockwise from vertical: negative for a face that leans right.
  var italicAngle: CGFloat = 0
  var underlinePosition = 0
  var underlineThickness = 0
  var isItalic = false
  var isFixedPitch = false
  /// Whether glyphs are colour bitmaps and have no outlines.
  var hasColorBitmaps = false
  /// 100...900 as the file declares it; 400 when it does not.
  var weight = 400
  var postScriptName: String?
  var familyName: String?
  var styleName: String?
}
