// Which ASCII characters a font sets plainly: one glyph each, moved by nothing but the pair it makes with the next.
//
// Made by: PairTable, once a face and set of features. Reads: the font's GSUB and GPOS tables, bounds-checked; a table that
// does not read well gives no characters.
//
//   Every rule of every lookup that may apply is a sequence of sets of characters. A rule can only match a text whose
//   characters meet all of its sets; so as long as one set is left out of the characters, the rule is dead. The rules are
//   gone through once, and each that is alive loses its smallest set. What remains no rule can touch.
//
// It does not read what a rule does, nor kerning pairs themselves: those are learned from the shaper's own results.
internal import CFonts

/// A set of ASCII characters: bit n for U+00nn.
typealias ASCIISet = UInt128

struct LayoutRules {
  private let face: OpaquePointer
  private let glyphs: [UInt32]
  /// Characters that no rule so far touches.
  private(set) var plain: ASCIISet
  /// Rules read so far; a font with more than this is left to the shaper.
  private var count = 0
  private static let limit = 50_000

  /// Features that the shaper applies only when they are asked for. All others count as applied.
  private static let requested: Set<String> = [
    "aalt", "afrc", "c2pc", "c2sc", "case", "cpsp", "cswh", "dlig", "dnom", "expt", "falt", "fina", "frac", "fwid",
    "halt",
    "hist", "hkna", "hlig", "hngl", "hojo", "hwid", "init", "ital", "jalt", "jp04", "jp78", "jp83", "jp90", "lnum",
    "mgrk",
    "nalt", "numr", "onum", "opbd", "ordn", "ornm", "palt", "pcap", "pkna", "pnum", "pwid", "qwid", "ruby", "salt",
    "sinf",
    "size", "smcp", "smpl", "subs", "sups", "swsh", "titl", "tnam", "tnum", "trad", "twid", "unic", "valt", "vert",
    "vkna",
    "vpal", "vrt2", "zero",
  ]

  /// `glyphs`: the nominal glyph of each character, 0 for none. Nil when the font is not to be trusted with this.
  init?(face: OpaquePointer, glyphs: [UInt32], features: FontFeatures) {
    self.face = face
    self.glyphs = glyphs
    plain = 0
    for (character, glyph) in glyphs.enumerated() where (0x20...0x7E).contains(character) && glyph != 0 {
      guard hb_ot_layout_get_glyph_class(face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK else { continue }
      plain |= 1 << ASCIISet(character)
    }
    // Kerning of the old kinds and Apple's state machines are not read here.
    for tag in ["kern", "kerx", "morx", "mort", "trak"] where hasTable(tag) { return nil }
    guard read("GSUB", features), read("GPOS", features) else { return nil }
  }

  private func hasTable(_ tag: String) -> Bool {
    let blob = hb_face_reference_table(face, hb_tag_from_string(tag, -1))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// Goes through a table's lookups; false when it does not read well.
  private mutating func read(_ tag: String, _ features: FontFeatures) -> Bool {
    let blob = hb_face_reference_table(face, hb_tag_from_string(tag, -1))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return true }
    let table = LayoutTable(
      UnsafeRawBufferPointer(start: start, count: Int(length)), isPositioning: tag == "GPOS", glyphs)
    guard table.number(0) == 1, table.number(2) == 0,
      let lookups = table.lookups(where: { !Self.isOff($0, features) })
    else { return false }
    for lookup in lookups {
      let isRead = table.forEachRule(of: lookup) { rule in
        kill(rule)
        count += 1
        return count < Self.limit
      }
      guard isRead else { return false }
    }
    return !table.isBroken
  }

  private static func isOff(_ tag: String, _ features: FontFeatures) -> Bool {
    if requested.contains(tag) { return true }
    // Stylistic sets and character variants.
    if tag.hasPrefix("ss") || tag.hasPrefix("cv") { return tag.dropFirst(2).allSatisfy { $0.isNumber } }
    return tag == "calt" && features.contains(.plainCharacters)
  }

  /// Takes the smallest set of a rule out of the plain characters, letters counting more, unless the rule is dead already.
  private mutating func kill(_ rule: [ASCIISet]) {
    guard let smallest = rule.min(by: { Self.cost($0 & plain) < Self.cost($1 & plain) }) else { return }
    plain &= ~smallest
  }

  private static let letters: ASCIISet = ((1 << 26) - 1) << 0x41 | ((1 << 26) - 1) << 0x61

  private static func cost(_ set: ASCIISet) -> Int { set.nonzeroBitCount + 16 * (set & letters).nonzeroBitCount }
}
