// Embedded colour bitmaps, by FreeType.
//
// Called by: CGFont.colorGlyph(of:), under its lock. The largest strike is taken: it is scaled down to what is drawn.
internal import CFreeType
import Foundation

extension FontFace {
  struct ColorBitmap {
    var buffer: PixelBuffer
    /// From the origin to the left edge, and from the baseline up to the top edge; pixels of the strike.
    var left: Int
    var top: Int
    var pixelsPerEm: Int
  }

  /// Nil when the glyph has no colour bitmap, or one larger than 512 pixels on a side, which only a broken font has.
  func colorBitmap(of glyph: CGGlyph) -> ColorBitmap? {
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else { return nil }
    let strike = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    let perEm = Int(sizes[strike].y_ppem) / 64
    guard perEm > 0, FT_Select_Size(face, Int32(strike)) == 0,
      FT_Load_Glyph(face, FT_UInt(glyph), Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), (1...512).contains(width),
      (1...512).contains(height), Int(bitmap.pitch) >= width * 4, let rows = bitmap.buffer,
      let buffer = PixelBuffer(width: width, height: height)
    else { return nil }
    for y in 0..<height {
      let row = UnsafeRawPointer(rows + y * Int(bitmap.pitch)).assumingMemoryBound(to: UInt32.self)
      // A broken bitmap may have colours above its alpha: arithmetic on premultiplied pixels relies on that.
      for x in 0..<width { buffer[x, y] = Self.premultiplied(row[x]) }
    }
    return ColorBitmap(
      buffer: buffer, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), pixelsPerEm: perEm)
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let red = min(pixel >> 16 & 255, alpha)
    let green = min(pixel >> 8 & 255, alpha)
    return alpha << 24 | red << 16 | green << 8 | min(pixel & 255, alpha)
  }
}
