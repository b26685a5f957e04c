// Characters to glyphs, by HarfBuzz: the only file that fills a HarfBuzz buffer.
//
// Called by: ShapingFace, under its lock, for each word the cache does not hold. Hands on: ShapedWord's glyphs.
// Script and direction are guessed from the text, the language is fixed, so no locale of the machine can matter.
// It does not choose fonts, itemise bidirectional text or break lines.
internal import CFonts
import CoreGraphics

/// Scratch memory for shaping. Thread safety: none; ShapingFace's mutex owns it (hence `@unchecked Sendable`).
final class TextShaper: @unchecked Sendable {
  private let buffer: OpaquePointer
  private let language: OpaquePointer?

  /// Nil when memory is short.
  init?() {
    guard let buffer = hb_buffer_create(), hb_buffer_allocation_successful(buffer) != 0 else { return nil }
    self.buffer = buffer
    language = hb_language_from_string("en", -1)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes `units` on their own. Lone surrogates become U+FFFD. Glyphs are in visual order, clusters are UTF-16
  /// offsets into `units`. O(n).
  func shape(_ units: UnsafeBufferPointer<UInt16>, with font: OpaquePointer, features: FontFeatures) -> ShapedWord {
    let count = Int32(clamping: units.count)
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_language(buffer, language)
    hb_buffer_add_utf16(buffer, units.baseAddress, count, 0, count)
    hb_buffer_guess_segment_properties(buffer)
    let requested = Self.requests[Int(features.rawValue & 7)]
    hb_shape(font, buffer, requested, UInt32(requested.count))
    var length: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &length)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    var glyphs: [ShapedGlyph] = []
    if let infos, let positions {
      glyphs.reserveCapacity(Int(length))
      for index in 0..<Int(length) {
        let info = infos[index]
        let position = positions[index]
        glyphs.append(
          ShapedGlyph(
            glyph: CGGlyph(truncatingIfNeeded: info.codepoint), cluster: Int32(bitPattern: info.cluster),
            advance: position.x_advance, offsetX: position.x_offset, offsetY: position.y_offset))
      }
    }
    let isRightToLeft = hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL
    return ShapedWord(units: Array(units), features: features, glyphs: glyphs, isRightToLeft: isRightToLeft)
  }

  /// HarfBuzz's requests for each set of features, by raw value.
  private static let requests: [[hb_feature_t]] = (0..<UInt8(8)).map { rawValue in
    let features = FontFeatures(rawValue: rawValue)
    var requests: [hb_feature_t] = []
    if features.contains(.tabularDigits) { requests.append(feature("tnum", 1)) }
    if features.contains(.smallCapitals) { requests.append(feature("smcp", 1)) }
    if features.contains(.plainCharacters) { requests.append(feature("calt", 0)) }
    return requests
  }

  private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: hb_tag_from_string(name, -1), value: value, start: 0, end: UInt32.max)
  }
}
