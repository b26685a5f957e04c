// ASCII words without the shaper: for characters that a font sets plainly, glyphs, advances and pairs seen before are the
// whole of shaping.
//
// Owned by: ShapingFace, under its lock, one a set of features. Pairs are learned from the shaper's own results, so the
// first word with a pair is the shaper's. It gives what the shaper would, glyph for glyph (PairTableTests), or nothing.
internal import CFonts
import CoreGraphics

struct PairTable: Sendable {
  private var glyphs: [CGGlyph]
  private var advances: [Int32]
  /// What a pair adds to the first one's advance, at first × 128 + second; `unknown` before it was seen.
  private var pairs: [Int16]
  /// Characters below U+0080 that no rule but pairs touches.
  let plain: ASCIISet

  private static let unknown = Int16.min

  /// Whether words under these conditions can be in a table at all: left to right, in Latin, by the rules of no language in
  /// particular, with no features that replace glyphs.
  static func serves(_ variant: ShapingVariant) -> Bool {
    variant.script == ShapingVariant.latin && !variant.isRightToLeft && variant.language == .fallback
      && variant.features.isSubset(of: .plainCharacters)
  }

  init(font: OpaquePointer, features: FontFeatures) {
    let nominal = (UInt32(0)..<0x80).map { scalar -> UInt32 in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph <= 0xFFFF ? glyph : 0
    }
    let rules = hb_font_get_face(font).flatMap { LayoutRules(face: $0, glyphs: nominal, features: features) }
    plain = rules?.plain ?? 0
    glyphs = nominal.map { CGGlyph($0) }
    advances = nominal.map { $0 == 0 ? 0 : hb_font_get_glyph_h_advance(font, $0) }
    pairs = plain == 0 ? [] : Array(repeating: Self.unknown, count: 128 * 128)
  }

  /// The glyphs of a word, when all of it is known. O(n).
  func shape(_ units: UnsafeBufferPointer<UInt16>) -> [ShapedGlyph]? {
    guard plain != 0, !units.isEmpty else { return nil }
    var isKnown = true
    let word = [ShapedGlyph](unsafeUninitializedCapacity: units.count) { out, count in
      glyphs.withUnsafeBufferPointer { glyphs in
        advances.withUnsafeBufferPointer { advances in
          pairs.withUnsafeBufferPointer { pairs in
            for at in 0..<units.count {
              let unit = Int(units[at])
              guard unit < 0x80, plain & (1 << ASCIISet(unit)) != 0 else {
                isKnown = false
                return
              }
              var advance = advances[unit]
              if at + 1 < units.count {
                let next = Int(units[at + 1])
                guard next < 0x80, pairs[unit << 7 | next] != Self.unknown else {
                  isKnown = false
                  return
                }
                advance += Int32(pairs[unit << 7 | next])
              }
              out.baseAddress?.advanced(by: at).initialize(
                to: ShapedGlyph(glyph: glyphs[unit], cluster: Int32(at), advance: advance, offsetX: 0, offsetY: 0))
              count = at + 1
            }
          }
        }
      }
    }
    return isKnown ? word : nil
  }

  /// Takes the pairs from a word that the shaper has set. Words with other characters, or set otherwise than by pairs, teach
  /// nothing. O(n).
  mutating func learn(_ word: ShapedWord) {
    let units = word.units
    guard plain != 0, units.count == word.glyphs.count, units.count > 1 else { return }
    for (at, glyph) in word.glyphs.enumerated() {
      let unit = Int(units[at])
      guard unit < 0x80, plain & (1 << ASCIISet(unit)) != 0, glyph.glyph == glyphs[unit], glyph.cluster == at,
        glyph.offsetX == 0, glyph.offsetY == 0
      else { return }
    }
    guard word.glyphs[units.count - 1].advance == advances[Int(units[units.count - 1])] else { return }
    for at in 0..<units.count - 1 {
      let difference = word.glyphs[at].advance - advances[Int(units[at])]
      guard let pair = Int16(exactly: difference), pair != Self.unknown else { continue }
      pairs[Int(units[at]) << 7 | Int(units[at + 1])] = pair
    }
  }
}
