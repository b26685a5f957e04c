// The only place that talks to FreeType about a font: opens a face from bytes and reads names, metrics and outlines.
//
// Made and used by: CGFont, under its lock. Hands on: FontMetrics once, GlyphOutline and advances on demand.
// It does not scale, hint, rasterise or shape; hostile bytes make `init` fail or a glyph empty, never a trap.
internal import CFreeType
import Foundation

/// One FreeType face with a library of its own, so that two fonts never share FreeType state.
///
/// Thread safety: none. CGFont calls it under its `Mutex`; `@unchecked Sendable` lets the mutex own it.
final class FontFace: @unchecked Sendable {
  private let library: FT_Library
  let face: FT_Face
  private let bytes: FontBytes

  private let unitsPerEm: Int

  /// Nil unless the bytes hold an sfnt face with outlines or colour bitmaps, 16...16384 units per em and at least one
  /// glyph.
  init?(bytes: FontBytes, faceIndex: Int) {
    guard bytes.looksLikeSFNT, bytes.buffer.count <= Int(Int32.max) else { return nil }
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let start = bytes.buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard FT_New_Memory_Face(library, start, bytes.buffer.count, faceIndex, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    let flags = face.pointee.face_flags
    let hasColorBitmaps = flags & Int(FT_FACE_FLAG_COLOR) != 0 && flags & Int(FT_FACE_FLAG_FIXED_SIZES) != 0
    let unitsPerEm = Self.unitsPerEm(face)
    guard flags & Int(FT_FACE_FLAG_SFNT) != 0, flags & Int(FT_FACE_FLAG_SCALABLE) != 0 || hasColorBitmaps,
      (16...16384).contains(unitsPerEm),
      (1...65536).contains(face.pointee.num_glyphs)
    else {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
    self.bytes = bytes
    self.unitsPerEm = unitsPerEm
  }

  /// From the head table: FreeType leaves the record's own field at 0 for faces of bitmaps alone.
  private static func unitsPerEm(_ face: FT_Face) -> Int {
    let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
    return Int(head?.pointee.Units_Per_EM ?? 0)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// What never changes about the face, read once.
  func readMetrics() -> FontMetrics {
    let record = face.pointee
    var metrics = FontMetrics(unitsPerEm: unitsPerEm, numberOfGlyphs: Int(record.num_glyphs))
    metrics.ascent = Int(record.ascender)
    metrics.descent = Int(record.descender)
    metrics.leading = max(0, Int(record.height) - (Int(record.ascender) - Int(record.descender)))
    metrics.boundingBox = CGRect(
      x: record.bbox.xMin, y: record.bbox.yMin,
      width: max(0, record.bbox.xMax - record.bbox.xMin), height: max(0, record.bbox.yMax - record.bbox.yMin))
    metrics.isItalic = record.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0
    metrics.hasColorBitmaps = record.face_flags & Int(FT_FACE_FLAG_SCALABLE) == 0
    if metrics.hasColorBitmaps { readBitmapMetrics(&metrics) }
    metrics.isFixedPitch = record.face_flags & Int(FT_FACE_FLAG_FIXED_WIDTH) != 0
    metrics.postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) }
    metrics.familyName = record.family_name.map { String(cString: $0) }
    metrics.styleName = record.style_name.map { String(cString: $0) }
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee,
      table.version != 0xFFFF, table.version >= 2
    {
      metrics.weight = Int(table.usWeightClass)
      metrics.capHeight = Int(table.sCapHeight)
      metrics.xHeight = Int(table.sxHeight)
    }
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self).pointee {
      metrics.italicAngle = CGFloat(table.italicAngle) / 65536
      metrics.underlinePosition = Int(table.underlinePosition)
      metrics.underlineThickness = Int(table.underlineThickness)
    }
    return metrics
  }

  /// Measures that FreeType gives in outline faces alone.
  private func readBitmapMetrics(_ metrics: inout FontMetrics) {
    if let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee {
      metrics.boundingBox = CGRect(
        x: Int(head.xMin), y: Int(head.yMin), width: max(0, Int(head.xMax) - Int(head.xMin)),
        height: max(0, Int(head.yMax) - Int(head.yMin)))
      // The declared box is of outlines: pictures reach beyond it by less than a quarter of an em.
      let margin = -CGFloat(unitsPerEm) / 4
      metrics.boundingBox = metrics.boundingBox.insetBy(dx: margin, dy: margin)
    }
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee {
      metrics.ascent = Int(table.Ascender)
      metrics.descent = Int(table.Descender)
      metrics.leading = Int(table.Line_Gap)
    }
  }

  /// The horizontal advance in font units; 0 for a glyph the font cannot load.
  func advance(of glyph: CGGlyph) -> Int32 {
    var advance: FT_Fixed = 0
    guard FT_Get_Advance(face, FT_UInt(glyph), Int32(FT_LOAD_NO_SCALE), &advance) == 0 else { return 0 }
    return Int32(clamping: advance)
  }

  /// The glyph of a Unicode scalar by the font's character map; 0 (.notdef) when it has none.
  func glyph(for scalar: UInt32) -> CGGlyph { CGGlyph(truncatingIfNeeded: FT_Get_Char_Index(face, FT_ULong(scalar))) }

  /// The contours in font units; empty for a glyph that draws nothing or cannot be loaded.
  func outline(of glyph: CGGlyph) -> GlyphOutline {
    guard FT_Load_Glyph(face, FT_UInt(glyph), Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return GlyphOutline() }
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { to, user in FontFace.append(.move, [to], user) }
    callbacks.line_to = { to, user in FontFace.append(.line, [to], user) }
    callbacks.conic_to = { control, to, user in FontFace.append(.quad, [control, to], user) }
    callbacks.cubic_to = { first, second, to, user in FontFace.append(.cubic, [first, second, to], user) }
    var outline = GlyphOutline()
    let status = withUnsafeMutablePointer(to: &outline) {
      FT_Outline_Decompose(&slot.pointee.outline, &callbacks, $0)
    }
    return status == 0 ? outline : GlyphOutline()
  }

  private static func append(
    _ verb: GlyphOutline.Verb, _ points: [UnsafePointer<FT_Vector>?], _ user: UnsafeMutableRawPointer?
  ) -> Int32 {
    guard let outline = user?.assumingMemoryBound(to: GlyphOutline.self) else { return 1 }
    outline.pointee.append(verb, points.compactMap { $0.map { (x: $0.pointee.x, y: $0.pointee.y) } })
    return 0
  }
}
