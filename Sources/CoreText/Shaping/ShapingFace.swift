// A font ready for shaping: HarfBuzz's view of a CGFont's bytes, with the words shaped by it.
//
// Made by: FontCatalog (one a file) and CTFontCreateWithGraphicsFont. Shared by every CTFont of the face, whatever its
// size. Called by: ShapedText and CTFont. It does not itemise text and knows no sizes.
internal import CFonts
import CoreGraphics
import Synchronization

/// A face in font units that turns words into glyphs.
///
/// Thread safety: the HarfBuzz face and font are made immutable in `init` and then only read; scratch buffer and word
/// cache live behind `state`, held for one word. `@unchecked Sendable` stands for the pointer to the immutable font.
package final class ShapingFace: @unchecked Sendable {
  package let graphicsFont: CGFont
  /// Whether the face has all printable ASCII characters.
  let coversASCII: Bool
  private let font: OpaquePointer
  private let state: Mutex<State>

  private struct State {
    let shaper: TextShaper
    var cache = WordCache()
    /// By `FontFeatures`: those that a table can serve are none, and plain characters.
    var pairs: [FontFeatures: PairTable] = [:]
  }

  /// Nil when memory is short. Tables that HarfBuzz finds broken are ignored by it.
  package init?(_ graphicsFont: CGFont) {
    let bytes = Unmanaged.passRetained(graphicsFont.bytes)
    let blob = hb_blob_create(
      graphicsFont.bytes.buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
      UInt32(graphicsFont.bytes.buffer.count), HB_MEMORY_MODE_READONLY, bytes.toOpaque(),
      { owner in owner.map { Unmanaged<FontBytes>.fromOpaque($0).release() } })
    let face = hb_face_create(blob, UInt32(clamping: graphicsFont.faceIndex))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    let font = hb_font_create(face)
    hb_face_destroy(face)
    guard let font, let shaper = TextShaper() else { return nil }
    hb_font_make_immutable(font)
    self.font = font
    self.graphicsFont = graphicsFont
    coversASCII = (UInt32(0x20)...0x7E).allSatisfy { scalar in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
    }
    state = Mutex(State(shaper: shaper))
  }

  deinit { hb_font_destroy(font) }

  /// Whether the face's character map has a glyph for the scalar.
  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0
  }

  /// The shaped word, from the cache when it is short and was seen lately. O(n), or one hash of the units on a hit.
  func word(_ units: UnsafeBufferPointer<UInt16>, _ variant: ShapingVariant) -> ShapedWord {
    guard units.count <= WordCache.longestWord else {
      return state.withLock { $0.shaper.shape(units, 0..<units.count, with: font, variant) }
    }
    let key = WordCache.key(units, variant)
    return state.withLock { state in
      if let known = state.cache.word(units, variant, key: key) { return known }
      let word = newWord(units, variant, &state)
      state.cache.insert(word, key: key)
      return word
    }
  }

  /// By the pairs known, or by the shaper, from which pairs are learned.
  private func newWord(
    _ units: UnsafeBufferPointer<UInt16>, _ variant: ShapingVariant, _ state: inout State
  ) -> ShapedWord {
    guard PairTable.serves(variant) else { return state.shaper.shape(units, 0..<units.count, with: font, variant) }
    if state.pairs[variant.features] == nil {
      state.pairs[variant.features] = PairTable(font: font, features: variant.features)
    }
    if let glyphs = state.pairs[variant.features]?.shape(units) {
      return ShapedWord(units: Array(units), variant: variant, glyphs: glyphs)
    }
    let word = state.shaper.shape(units, 0..<units.count, with: font, variant)
    state.pairs[variant.features]?.learn(word)
    return word
  }

  /// The ASCII characters that are set by pairs alone under these features: for tests.
  func plainCharacters(_ features: FontFeatures) -> ASCIISet { PairTable(font: font, features: features).plain }

  /// A part of a word whose letters join what surrounds it; never from the cache. O(n).
  func word(_ units: UnsafeBufferPointer<UInt16>, joinedIn range: Range<Int>, _ variant: ShapingVariant) -> ShapedWord {
    state.withLock { $0.shaper.shape(units, range, with: font, variant) }
  }
}
