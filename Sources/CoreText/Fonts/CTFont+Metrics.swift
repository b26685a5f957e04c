// Core Text's functions that read a font's measures, in points.
//
// Called by: apps and UIKitCore. The system font reports the system font's measures, whatever face draws it.
import CoreGraphics
import Foundation

/// Points to the em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// Points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascent }
/// Points below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.metrics.descent }
/// Points between lines beyond ascent and descent.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics.leading }
/// The height of flat capitals, points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }
/// The height of flat lower-case letters, points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }
/// Font units in an em of the face that draws.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.graphicsFont.unitsPerEm) }
/// The number of glyphs of the face that draws.
public func CTFontGetGlyphCount(_ font: CTFont) -> Int { font.face.graphicsFont.numberOfGlyphs }
/// Degrees counter-clockwise from vertical; negative for a face that leans right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.face.graphicsFont.italicAngle }
/// The centre of an underline, points, negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  CGFloat(font.face.graphicsFont.underlinePosition) * font.unitScale
}
/// The thickness of an underline, points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.face.graphicsFont.underlineThickness) * font.unitScale
}
/// The box around all glyphs of the face that draws, points, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let box = font.face.graphicsFont.fontBBox
  let scale = font.unitScale
  return CGRect(x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
}
/// The PostScript name of the face that draws; empty when it has none.
public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.face.graphicsFont.postScriptName ?? "" }
/// The family of the face that draws; empty when it has none.
public func CTFontCopyFamilyName(_ font: CTFont) -> String { font.face.graphicsFont.familyName ?? "" }
/// Family and style of the face that draws; empty when it has neither.
public func CTFontCopyFullName(_ font: CTFont) -> String { font.face.graphicsFont.fullName ?? "" }
