// Which font draws which characters, when the one asked for lacks them.
//
// Called by: ShapedText, for pieces with characters that their font lacks or that are emoji. Hands on: parts of the piece,
// each with a font. A user-perceived character is never divided between fonts.
//
//   For a character, the first of these that has all of it: emoji font, if it is shown as emoji · the font asked for ·
//   the script's font (for Han characters that of the language) · the general list (FallbackFonts). None: the font asked
//   for, which shows its mark for a missing character.
internal import CFonts
internal import CUnicode
import Foundation

struct FontFallback {
  let catalog: FontCatalog
  /// The font asked for.
  let font: CTFont
  let language: String?
  /// What the text around says of the form of its Han characters.
  let hint: FallbackFonts.Han?

  /// A part of a piece that one font draws.
  struct Part {
    var range: Range<Int>
    var font: CTFont
  }

  /// Whether `font` draws all of these units itself: then no parts are needed. O(n), without allocation.
  static func covers(_ units: Slice<UnsafeBufferPointer<UInt16>>, _ font: CTFont) -> Bool {
    var isPlain = true
    forEachScalar(in: units) { scalar, _ in
      guard isPlain else { return }
      if scalar < 0x7F {
        // Digits and signs followed by what makes them emoji are found by that.
        isPlain = font.face.coversASCII || font.face.covers(scalar)
        return
      }
      if scalar >= 0x200D {
        let traits = cu_traits(scalar)
        if traits & UInt32(CU_EMOJI_PRESENTATION | CU_EMOJI_MODIFIER) != 0 || scalar == 0xFE0F {
          isPlain = false
          return
        }
        if traits & UInt32(CU_IGNORABLE) != 0 { return }
      }
      if !font.face.covers(scalar) { isPlain = false }
    }
    return isPlain
  }

  /// The parts of `range`, in order, without gaps. O(n).
  func parts(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, script: UInt32) -> [Part] {
    let boundaries = GraphemeBoundaries.offsets(of: units[range])
    var parts: [Part] = []
    for (low, high) in zip(boundaries, boundaries.dropFirst()) {
      let cluster = range.lowerBound + low..<range.lowerBound + high
      let chosen = choose(units[cluster], script: script, current: parts.last?.font)
      if let last = parts.last, last.font === chosen {
        parts[parts.count - 1].range = last.range.lowerBound..<cluster.upperBound
      } else {
        parts.append(Part(range: cluster, font: chosen))
      }
    }
    return parts
  }

  private func choose(_ units: Slice<UnsafeBufferPointer<UInt16>>, script: UInt32, current: CTFont?) -> CTFont {
    let cluster = ClusterTraits(units)
    guard !cluster.scalars.isEmpty else { return current ?? font }
    if cluster.isEmoji, let emoji = fallback(FallbackFonts.emoji), covers(cluster, emoji) { return emoji }
    if covers(cluster, font) { return font }
    if let first = scriptFont(script), covers(cluster, first) { return first }
    for candidate in FallbackFonts.general {
      if let found = fallback(candidate), covers(cluster, found) { return found }
    }
    // No font has all of it: one that has its base is better than none.
    if font.face.covers(cluster.scalars[0]) { return font }
    if let first = scriptFont(script), first.face.covers(cluster.scalars[0]) { return first }
    for candidate in FallbackFonts.general {
      if let found = fallback(candidate), found.face.covers(cluster.scalars[0]) { return found }
    }
    return font
  }

  private func covers(_ cluster: ClusterTraits, _ font: CTFont) -> Bool {
    cluster.scalars.allSatisfy { font.face.covers($0) }
  }

  private func scriptFont(_ script: UInt32) -> CTFont? {
    switch hb_script_t(rawValue: script) {
    case HB_SCRIPT_HAN, HB_SCRIPT_BOPOMOFO: return fallback(FallbackFonts.han(hanForm ?? .simplified))
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return fallback(FallbackFonts.han(.japanese))
    case HB_SCRIPT_HANGUL: return fallback(FallbackFonts.han(.korean))
    default: return FallbackFonts.byScript[script].flatMap { fallback($0) }
    }
  }

  /// The language's form, else what the text suggests.
  private var hanForm: FallbackFonts.Han? { Self.hanForm(language) ?? hint }

  /// The form of Han characters of a BCP 47 tag: nil for languages that are not written with them.
  static func hanForm(_ language: String?) -> FallbackFonts.Han? {
    guard let language else { return nil }
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "ja": return .japanese
    case "ko": return .korean
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return .hongKong }
      return parts.contains("hant") || parts.contains("tw") ? .traditional : .simplified
    default: return nil
    }
  }

  /// What a text's other characters say of its Han characters: kana mean Japanese, Hangul Korean, Bopomofo traditional.
  static func hanHint(_ units: UnsafeBufferPointer<UInt16>) -> FallbackFonts.Han? {
    for unit in units where unit >= 0x3040 {
      switch unit {
      case 0x3040...0x30FF, 0x31F0...0x31FF: return .japanese
      case 0x3100...0x312F: return .traditional
      case 0x3130...0x318F, 0xAC00...0xD7AF: return .korean
      default: continue
      }
    }
    return nil
  }

  private func fallback(_ candidate: FallbackFont) -> CTFont? { catalog.fallback(candidate, for: font) }

  /// Calls `body` with each scalar and its unit; a lone surrogate is U+FFFD.
  static func forEachScalar(in units: Slice<UnsafeBufferPointer<UInt16>>, _ body: (UInt32, Int) -> Void) {
    var at = units.startIndex
    while at < units.endIndex {
      let first = units[at]
      if first & 0xF800 != 0xD800 {
        body(UInt32(first), at)
        at += 1
      } else if first & 0xFC00 == 0xD800, at + 1 < units.endIndex, units[at + 1] & 0xFC00 == 0xDC00 {
        body(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(units[at + 1]) & 0x3FF, at)
        at += 2
      } else {
        body(0xFFFD, at)
        at += 1
      }
    }
  }
}

/// What decides the font of one user-perceived character.
private struct ClusterTraits {
  /// Those that draw something, at most 32: a longer cluster is no real character.
  var scalars: [UInt32] = []
  /// Whether it is shown as emoji: by its own default or as a selector, modifier or keycap says.
  var isEmoji = false

  init(_ units: Slice<UnsafeBufferPointer<UInt16>>) {
    var first: UInt32 = 0
    var hasTextSelector = false
    var hasEmojiSelector = false
    FontFallback.forEachScalar(in: units) { scalar, _ in
      let traits = cu_traits(scalar)
      if scalar == 0xFE0E { hasTextSelector = true }
      if scalar == 0xFE0F { hasEmojiSelector = true }
      if first == 0 {
        first = scalar
        if traits & UInt32(CU_EMOJI_PRESENTATION) != 0 { isEmoji = true }
      } else if traits & UInt32(CU_EMOJI_MODIFIER) != 0 {
        isEmoji = true
      }
      if traits & UInt32(CU_IGNORABLE) == 0 && scalars.count < 32 { scalars.append(scalar) }
    }
    if hasEmojiSelector && cu_traits(first) & UInt32(CU_EMOJI) != 0 { isEmoji = true }
    if hasTextSelector && !hasEmojiSelector { isEmoji = false }
    // Tags spell the flags of regions: they draw nothing themselves, and no font maps them to a visible glyph.
    scalars.removeAll { (0xE0020...0xE007F).contains($0) }
  }
}
