// A glyph that is a picture: colour emoji.
//
// Made by: CGFont, from its file's bitmaps. Drawn by: BitmapBackend+ColorGlyphs. Only embedded bitmaps (CBDT) are known;
// layered outlines (COLR) are drawn as their plain outline.
import Foundation

/// A colour bitmap with its place on the baseline.
package struct ColorGlyph: Sendable {
  /// Premultiplied.
  package let image: CGImage
  /// Where the image lies: font units, y up, from the glyph's origin.
  package let box: CGRect
}

extension CGFont {
  /// The colour bitmap of a glyph, from a cache of the last 128; nil when it has none.
  package func colorGlyph(of glyph: CGGlyph) -> ColorGlyph? {
    guard hasColorBitmaps, Int(glyph) < metrics.numberOfGlyphs else { return nil }
    return cachedColorGlyph(glyph) { face in
      guard let bitmap = face.colorBitmap(of: glyph), let pixels = bitmap.buffer.snapshot() else { return nil }
      let scale = CGFloat(metrics.unitsPerEm) / CGFloat(bitmap.pixelsPerEm)
      return ColorGlyph(
        image: CGImage(storage: pixels),
        box: CGRect(
          x: CGFloat(bitmap.left) * scale, y: CGFloat(bitmap.top - bitmap.buffer.height) * scale,
          width: CGFloat(bitmap.buffer.width) * scale, height: CGFloat(bitmap.buffer.height) * scale))
    }
  }
}
