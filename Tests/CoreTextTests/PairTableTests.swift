// Words set from learned pairs against the shaper's own results: glyph for glyph, with kerning, ligatures and contexts.
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CoreText

@Suite struct PairTableTests {
  static func face(_ file: String) throws -> ShapingFace {
    let path = try #require(FontCatalog.shared.path(ofFile: file), "\(file) is not installed")
    return try FontCatalog.shared.face(atPath: path, index: 0)
  }

  static let files = [
    "Inter-Regular.otf", "Inter-Bold.otf", "Inter-Italic.otf", "Inter-Thin.otf", "JetBrainsMono-Regular.ttf",
    "Quicksand-Regular.ttf", "NotoSerif-Regular.ttf", "NotoSans-Regular.ttf",
  ]

  private static func words(_ alphabet: [UInt16], _ count: Int, _ dice: inout SeededGenerator) -> [[UInt16]] {
    (0..<count).map { _ in
      (0..<Int.random(in: 1...12, using: &dice)).map { _ in alphabet.randomElement(using: &dice) ?? 0x61 }
    }
  }

  /// A tenth here: 100,000 words of every font, with both sets of features, were compared when the table was made.
  @Test("10,000 random words a font, with and without contextual alternates, equal the shaper's", arguments: files)
  func equalsShaper(_ file: String) throws {
    let face = try Self.face(file)
    let share = ProcessInfo.processInfo.environment["ACETATE_LONG_TESTS"] == nil ? 1 : 10
    var dice = SeededGenerator(0xACE7A7E)
    let printable = Array(UInt16(0x20)...0x7E)
    let letters = Array(UInt16(0x61)...0x7A) + Array(UInt16(0x41)...0x5A)
    let ligating = Array("ffiljtTAVo-->=<x3 4:".utf16)
    var words = Self.words(printable, 4000 * share, &dice) + Self.words(letters, 4000 * share, &dice)
    words += Self.words(ligating, 2000 * share, &dice)
    for features: FontFeatures in [.plainCharacters, []] {
      let variant = ShapingVariant(features: features)
      var differences = 0
      for word in words {
        word.withUnsafeBufferPointer { units in
          let mine = face.word(units, variant)
          let shapers = face.word(units, joinedIn: 0..<units.count, variant)
          if mine.glyphs != shapers.glyphs || mine.advance != shapers.advance { differences += 1 }
        }
      }
      #expect(differences == 0, "\(features)")
    }
  }

  @Test("The system font's letters, digits and marks of phrases are plain once contextual alternates are off")
  func plainCharacters() throws {
    let plain = try Self.face("Inter-Regular.otf").plainCharacters(.plainCharacters)
    for character in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?'\"()-/".utf8 {
      #expect(plain & (1 << ASCIISet(character)) != 0, "\(UnicodeScalar(character))")
    }
  }

  @Test("A table serves Latin from left to right in no language in particular, without replaced glyphs")
  func conditions() {
    #expect(PairTable.serves(ShapingVariant()))
    #expect(PairTable.serves(ShapingVariant(features: .plainCharacters)))
    #expect(!PairTable.serves(ShapingVariant(features: .smallCapitals)))
    #expect(!PairTable.serves(ShapingVariant(language: ShapingLanguage("tr"))))
    #expect(!PairTable.serves(ShapingVariant(isRightToLeft: true)))
    #expect(!PairTable.serves(ShapingVariant(script: 0x4172_6162)))
  }
}
