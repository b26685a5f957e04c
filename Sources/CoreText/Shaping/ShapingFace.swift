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
  private let font: OpaquePointer
  private let state: Mutex<State>

  private struct State {
    let shaper: TextShaper
    var cache = WordCache()
  }

  /// Nil when memory is short. Tables that HarfBuzz finds broken are ignored by it.
  package init?(_ graphicsFont: CGFont) {
    let bytes = Unmanaged.passRetained(graphicsFont.bytes)
    let blob = hb_blob_create(
      graphicsFont.bytes.buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
      UInt32(graphicsFont.bytes.buffer.count), HB_MEMORY_MODE_READONLY, bytes.toOpaque(),
      { owner in owner.map { Unmanaged<FontBytes>.fromOpaque($0).release() } })
    let face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    let font = hb_font_create(face)
    hb_face_destroy(face)
    guard let font, let shaper = TextShaper() else { return nil }
    hb_font_make_immutable(font)
    self.font = font
    self.graphicsFont = graphicsFont
    state = Mutex(State(shaper: shaper))
  }

  deinit { hb_font_destroy(font) }

  /// The shaped word, from the cache when it is short and was seen lately. O(n), or one hash of the units on a hit.
  func word(_ units: UnsafeBufferPointer<UInt16>, features: FontFeatures) -> ShapedWord {
    guard units.count <= WordCache.longestWord else {
      return state.withLock { $0.shaper.shape(units, with: font, features: features) }
    }
    let key = WordCache.key(units, features: features)
    return state.withLock { state in
      if let known = state.cache.word(units, features: features, key: key) { return known }
      let word = state.shaper.shape(units, with: font, features: features)
      state.cache.insert(word, key: key)
      return word
    }
  }

  /// The number of words the cache holds: for tests of its bound.
  var cachedWordCount: Int { state.withLock { $0.cache.count } }
}
