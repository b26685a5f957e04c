// What a word is shaped under besides its font: features, script, language, direction.
//
// Made by: ShapedText for each piece. Read by: TextShaper; part of WordCache's key.
internal import CFonts

/// A language as the shaper knows it. HarfBuzz keeps each language once for the life of the process: the address is it.
struct ShapingLanguage: Hashable, Sendable {
  let address: UInt

  /// The language of a BCP 47 tag; `fallback` for nil and empty tags.
  init(_ tag: String?) {
    guard let tag, !tag.isEmpty, tag.utf8.count <= 100 else {
      self = Self.fallback
      return
    }
    address = UInt(bitPattern: hb_language_from_string(tag, -1))
  }

  private init(address: UInt) { self.address = address }

  /// Fixed, so that no locale of the machine can matter.
  static let fallback = ShapingLanguage(address: UInt(bitPattern: hb_language_from_string("en", -1)))

  var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }
}

/// The conditions that a word is shaped under.
struct ShapingVariant: Hashable, Sendable {
  var features: FontFeatures
  /// An ISO 15924 tag as HarfBuzz packs it.
  var script: UInt32
  var language: ShapingLanguage
  var isRightToLeft: Bool

  static let latin = HB_SCRIPT_LATIN.rawValue

  init(
    features: FontFeatures = [], script: UInt32 = ShapingVariant.latin, language: ShapingLanguage = .fallback,
    isRightToLeft: Bool = false
  ) {
    self.features = features
    self.script = script
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// A number that differs for most pairs of variants.
  var mixed: UInt64 {
    var value = UInt64(features.rawValue) << 32 | UInt64(script)
    value ^= UInt64(language.address) &* 0x9E37_79B9_7F4A_7C15
    return isRightToLeft ? ~value : value
  }
}
