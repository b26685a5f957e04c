// libFuzzer target: bytes become a font file, of which everything is asked: names, measures, outlines, pictures, shaping,
// line breaks and masks.
// Built and run by Fuzz/run with the CoreGraphics and CoreText modules. The seeds are small fonts of the system.
// A crash, an input that takes more than 25 seconds, or more than 2 GiB is a finding.

import CoreGraphics
import CoreText
import Foundation

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFont(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  for index in 0..<2 {
    guard let font = CGFont(data: data, faceIndex: index) else { continue }
    askFace(font)
    guard let face = ShapingFace(font) else { continue }
    setText(CTFont(face: face, size: 17))
  }
  return 0
}

/// The names and measures, and the glyphs at the ends and a few between.
private func askFace(_ font: CGFont) {
  _ = (font.fullName, font.postScriptName, font.fontBBox, font.italicAngle)
  let last = font.numberOfGlyphs
  for glyph in [0, 1, 2, 3, last / 2, last - 1, last, 65_535] {
    let glyph = CGGlyph(clamping: glyph)
    _ = font.outline(of: glyph)
    _ = font.advances(of: [glyph])
    _ = font.colorGlyph(of: glyph)
  }
}

/// A text that meets ligatures, kerning, marks, joining letters and reordering vowels; wrapped, and drawn into masks.
private func setText(_ font: CTFont) {
  let text = "AVATAR fi ffi e\u{301} 12:30 مرحبا שָׁלוֹם क्षत्रि สวัสดี 漢字 \u{FFFF}"
  var attributes = TextAttributes(font: font)
  attributes.ligatures = .all
  let set = TypesetText(AttributedText(text, attributes: attributes), constraints: TextConstraints(width: 120))
  let atlas = GlyphAtlas(byteLimit: 1 << 17)
  for line in set.lines.indices {
    _ = set.characters(ofLine: line)
    for run in set.runs(ofLine: line) {
      atlas.forEachGlyph(of: run.glyphs, at: run.origin, device: .identity, mask: { _, _, _ in }, outline: { _ in })
    }
  }
}
