// Characters to glyphs, by HarfBuzz: the only file that fills a HarfBuzz buffer.
//
// Called by: ShapingFace, under its lock, for each word the cache does not hold. Hands on: ShapedWord's glyphs.
// Script, language and direction are given, so no locale of the machine can matter.
// It does not choose fonts, itemise bidirectional text or break lines.
internal import CFonts
import CoreGraphics

/// Scratch memory for shaping. Thread safety: none; ShapingFace's mutex owns it (hence `@unchecked Sendable`).
final class TextShaper: @unchecked Sendable {
  private let buffer: OpaquePointer
  /// HarfBuzz's requests for each set of features met so far; a text uses few.
  private var requests: [FontFeatures: [hb_feature_t]] = [:]

  /// Nil when memory is short.
  init?() {
    guard let buffer = hb_buffer_create(), hb_buffer_allocation_successful(buffer) != 0 else { return nil }
    self.buffer = buffer
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes `units[range]`; what surrounds it only decides how letters join. Lone surrogates become U+FFFD. Glyphs are
  /// in visual order, clusters are UTF-16 offsets from the range's start. O(n).
  func shape(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, with font: OpaquePointer, _ variant: ShapingVariant
  ) -> ShapedWord {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_language(buffer, variant.language.pointer)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: variant.script))
    hb_buffer_set_direction(buffer, variant.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(clamping: units.count), UInt32(clamping: range.lowerBound),
      Int32(clamping: range.count))
    let requested = request(variant.features)
    hb_shape(font, buffer, requested, UInt32(requested.count))
    var length: UInt32 = 0
    let start = UInt32(clamping: range.lowerBound)
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return ShapedWord(units: Array(units[range]), variant: variant, glyphs: []) }
    let glyphs = [ShapedGlyph](unsafeUninitializedCapacity: Int(length)) { out, count in
      for index in 0..<Int(length) {
        let info = infos[index]
        let position = positions[index]
        let shaped = ShapedGlyph(
          glyph: CGGlyph(truncatingIfNeeded: info.codepoint), cluster: Int32(bitPattern: info.cluster &- start),
          advance: position.x_advance, offsetX: position.x_offset, offsetY: position.y_offset)
        out.baseAddress?.advanced(by: index).initialize(to: shaped)
      }
      count = Int(length)
    }
    return ShapedWord(units: Array(units[range]), variant: variant, glyphs: glyphs)
  }

  private func request(_ features: FontFeatures) -> [hb_feature_t] {
    if features.isEmpty { return [] }
    if let known = requests[features] { return known }
    let made = features.settings.map {
      hb_feature_t(tag: hb_tag_from_string($0.tag, -1), value: $0.value, start: 0, end: UInt32.max)
    }
    if requests.count > 256 { requests.removeAll() }
    requests[features] = made
    return made
  }
}
