// Core Text's functions from characters to glyphs and from glyphs to measures, without shaping.
//
// Called by: apps that place glyphs themselves. Lines of text go through TextLayout, which shapes.
import CoreGraphics
import Foundation

/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// The direction in which advances are measured.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
}

/// Maps UTF-16 units to glyphs by the font's character map alone. A surrogate pair puts its glyph at the first unit and
/// 0 at the second. False when a character has no glyph (it gets 0). `count` ≤ 0 does nothing. Documented:
/// CTFontGetGlyphsForCharacters.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
  var isComplete = true
  var at = 0
  while at < count {
    let unit = UInt32(characters[at])
    var value = unit
    let isPair =
      unit & 0xFC00 == 0xD800 && at + 1 < count && UInt32(characters[at + 1]) & 0xFC00 == 0xDC00
    if isPair { value = 0x10000 + (unit & 0x3FF) << 10 + UInt32(characters[at + 1]) & 0x3FF }
    let glyph = Unicode.Scalar(value).map { font.face.graphicsFont.glyph(for: $0) } ?? 0
    glyphs[at] = glyph
    if isPair { glyphs[at + 1] = 0 }
    if glyph == 0 { isComplete = false }
    at += isPair ? 2 : 1
  }
  return isComplete
}

/// The sum of the glyphs' advances in points, tracking included; each one's in `advances` when given.
/// Documented: CTFontGetAdvancesForGlyphs.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  guard count > 0 else { return 0 }
  var sum = 0.0
  let units = font.face.graphicsFont.advances(of: UnsafeBufferPointer(start: glyphs, count: count))
  for (index, unit) in units.enumerated() {
    let advance = CGFloat(unit) * font.unitScale + (unit == 0 ? 0 : font.tracking)
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// The boxes of the glyphs' contours in points, y up, control points included; returns their union. An empty glyph's
/// box is zero and does not count. Documented: CTFontGetBoundingRectsForGlyphs.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
  guard count > 0 else { return .zero }
  var union: CGRect?
  for index in 0..<count {
    let outline = font.face.graphicsFont.glyphOutline(of: glyphs[index])
    let scale = font.unitScale
    let box = CGRect(
      x: CGFloat(outline.minimum.x) * scale, y: CGFloat(outline.minimum.y) * scale,
      width: CGFloat(outline.maximum.x - outline.minimum.x) * scale,
      height: CGFloat(outline.maximum.y - outline.minimum.y) * scale)
    boundingRects?[index] = outline.isEmpty ? .zero : box
    if !outline.isEmpty { union = union?.union(box) ?? box }
  }
  return union ?? .zero
}

/// The glyph's contours in points, y up, mapped by the font's matrix and then by `matrix` (nil: identity). Nil for a
/// glyph that draws nothing. Documented: CTFontCreatePathForGlyph.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let scaled = font.matrix.concatenating(CGAffineTransform(scaleX: font.unitScale, y: font.unitScale))
  let path = font.face.graphicsFont.outline(
    of: glyph, transform: scaled.concatenating(matrix?.pointee ?? .identity))
  return path.isEmpty ? nil : path
}
