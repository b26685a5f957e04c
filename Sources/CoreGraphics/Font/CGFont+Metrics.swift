// CGFont's public measures: what the font file declares, in font units.
//
// Called by: CoreText's CTFont (which scales them to points) and apps. They are constants of the face.
import Foundation

extension CGFont {
  /// Units in an em: the scale of every other measure here. Documented: CGFont.
  public var unitsPerEm: Int32 { Int32(metrics.unitsPerEm) }
  /// The number of glyphs; valid glyphs are 0 up to this.
  public var numberOfGlyphs: Int { metrics.numberOfGlyphs }
  /// Above the baseline, font units.
  public var ascent: Int32 { Int32(clamping: metrics.ascent) }
  /// Below the baseline, font units, negative.
  public var descent: Int32 { Int32(clamping: metrics.descent) }
  /// The gap the font asks for between lines, font units.
  public var leading: Int32 { Int32(clamping: metrics.leading) }
  /// The height of flat capitals, font units; 0 when the font does not say.
  public var capHeight: Int32 { Int32(clamping: metrics.capHeight) }
  /// The height of flat lower-case letters, font units; 0 when the font does not say.
  public var xHeight: Int32 { Int32(clamping: metrics.xHeight) }
  /// The union of all glyphs' boxes as the font declares it, font units, y up.
  public var fontBBox: CGRect { metrics.boundingBox }
  /// Degrees counter-clockwise from vertical; negative for a face that leans right.
  public var italicAngle: CGFloat { metrics.italicAngle }
  /// The PostScript name; nil when the font has none.
  public var postScriptName: String? { metrics.postScriptName }
  /// Family and style; nil when the font names neither.
  public var fullName: String? {
    let parts = [metrics.familyName, metrics.styleName].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
  /// The family's name; nil when the font has none.
  package var familyName: String? { metrics.familyName }
  /// The centre of an underline, font units, negative below the baseline.
  package var underlinePosition: Int { metrics.underlinePosition }
  /// The thickness of an underline, font units.
  package var underlineThickness: Int { metrics.underlineThickness }
  /// Whether the file calls itself italic or oblique.
  package var isItalic: Bool { metrics.isItalic }
  /// Whether glyphs are colour bitmaps and have no outlines.
  package var hasColorBitmaps: Bool { metrics.hasColorBitmaps }
  /// 100...900 as the file declares it; 400 when it does not.
  package var weight: Int { metrics.weight }
  /// Whether the file calls itself fixed-pitch.
  package var isFixedPitch: Bool { metrics.isFixedPitch }

  /// Fills `advances` with horizontal advances in font units. False when a glyph is not of this font (its advance is
  /// then 0). Documented: CGFont.getGlyphAdvances.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    guard count > 0 else { return true }
    let wanted = UnsafeBufferPointer(start: glyphs, count: count)
    for (index, advance) in self.advances(of: wanted).enumerated() { advances[index] = advance }
    return wanted.allSatisfy { Int($0) < numberOfGlyphs }
  }

  /// Fills `bboxes` with the boxes of the glyphs' control points in font units, y up; an empty box at the origin for a
  /// glyph that draws nothing. False when a glyph is not of this font.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    guard count > 0 else { return true }
    for index in 0..<count {
      let outline = glyphOutline(of: glyphs[index])
      bboxes[index] = CGRect(
        x: Int(outline.minimum.x), y: Int(outline.minimum.y),
        width: Int(outline.maximum.x - outline.minimum.x), height: Int(outline.maximum.y - outline.minimum.y))
    }
    return UnsafeBufferPointer(start: glyphs, count: count).allSatisfy { Int($0) < numberOfGlyphs }
  }
}
