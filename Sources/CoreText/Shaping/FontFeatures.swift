// OpenType features that differ from the shaper's defaults, as a set of bits.
//
// Made by: SystemFontRequest, UIFontDescriptor's feature settings, and ShapedText from ligature and kern attributes.
// Read by: TextShaper. Part of the word cache's key, so they are a small integer and not a list.

/// OpenType features changed from the shaper's defaults (kerning, ligatures and contextual alternates are on).
package struct FontFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Digits of equal width (`tnum`).
  package static let tabularDigits = FontFeatures(rawValue: 1)
  /// Small capitals for lower-case letters (`smcp`).
  package static let smallCapitals = FontFeatures(rawValue: 2)
  /// No contextual alternates (`calt` off).
  package static let plainCharacters = FontFeatures(rawValue: 4)
  /// No kerning (`kern` off).
  package static let noKerning = FontFeatures(rawValue: 8)
  /// Only the ligatures that a script needs (`liga`, `clig` off).
  package static let noLigatures = FontFeatures(rawValue: 0x10)
  /// Discretionary ligatures (`dlig`).
  package static let allLigatures = FontFeatures(rawValue: 0x20)
  /// Small capitals for capitals (`c2sc`).
  package static let capitalsToSmall = FontFeatures(rawValue: 0x40)
  /// Digits of their own width (`pnum`).
  package static let proportionalDigits = FontFeatures(rawValue: 0x80)
  /// Fractions from digits and slashes (`frac`).
  package static let fractions = FontFeatures(rawValue: 0x100)
  /// Zero with a slash (`zero`).
  package static let slashedZero = FontFeatures(rawValue: 0x200)
  /// Raised figures (`sups`), lowered figures (`subs`).
  package static let superiors = FontFeatures(rawValue: 0x400)
  package static let inferiors = FontFeatures(rawValue: 0x800)
  /// Marks that fit capitals (`case`).
  package static let caseSensitive = FontFeatures(rawValue: 0x1000)
  /// Old-style figures (`onum`).
  package static let oldStyleDigits = FontFeatures(rawValue: 0x2000)
  /// Fractions with a horizontal bar (`afrc`).
  package static let verticalFractions = FontFeatures(rawValue: 0x4000)

  /// A stylistic set (`ss01` … `ss15`); nothing for other numbers.
  package static func stylisticSet(_ number: Int) -> FontFeatures {
    (1...15).contains(number) ? FontFeatures(rawValue: 1 << UInt32(15 + number)) : []
  }

  /// Each feature's tag with the value it is set to, in a fixed order.
  var settings: [(tag: String, value: UInt32)] {
    let table: [(FontFeatures, [(String, UInt32)])] = [
      (.tabularDigits, [("tnum", 1)]), (.smallCapitals, [("smcp", 1)]), (.plainCharacters, [("calt", 0)]),
      (.noKerning, [("kern", 0)]), (.noLigatures, [("liga", 0), ("clig", 0)]), (.allLigatures, [("dlig", 1)]),
      (.capitalsToSmall, [("c2sc", 1)]), (.proportionalDigits, [("pnum", 1)]), (.fractions, [("frac", 1)]),
      (.slashedZero, [("zero", 1)]), (.superiors, [("sups", 1)]), (.inferiors, [("subs", 1)]),
      (.caseSensitive, [("case", 1)]), (.oldStyleDigits, [("onum", 1)]),
      (.verticalFractions, [("afrc", 1)]),
    ]
    var settings: [(tag: String, value: UInt32)] = []
    for (feature, tags) in table where contains(feature) { settings += tags.map { (tag: $0.0, value: $0.1) } }
    for number in 1...15 where contains(.stylisticSet(number)) {
      settings.append((tag: number < 10 ? "ss0\(number)" : "ss\(number)", value: 1))
    }
    return settings
  }
}
