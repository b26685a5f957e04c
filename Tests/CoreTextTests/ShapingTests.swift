// Shaping: words apart give what the whole text gives, the cache is bounded, features and kerning act.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct ShapingTests {
  /// Glyphs and advances of the whole text shaped at once.
  static func whole(_ text: String, _ font: CTFont) -> [[Int]] {
    Array(text.utf16).withUnsafeBufferPointer { font.face.word($0, ShapingVariant(features: font.features)) }.glyphs.map
    {
      [Int($0.glyph), Int($0.advance), Int($0.offsetX)]
    }
  }

  static func pieces(_ text: String, _ font: CTFont) -> [[Int]] {
    ShapedText(text, font: font).pieces.flatMap { $0.word?.glyphs ?? [] }.map {
      [Int($0.glyph), Int($0.advance), Int($0.offsetX)]
    }
  }

  @Test(
    "Words shaped apart give what the whole text gives",
    arguments: [
      "The quick brown fox jumps over the lazy dog", "AVATAR To Ty. We, T. T o", "A - B", "3 x 4", "10 : 30", "10:30",
      "FOO @ BAR", "1 - 2 -> 3 => 4", "foo: BAR -- x", "iOS 18 • Wi-Fi · A", "(A) [b] {C}", "\"Yes\", 'no'; it's 5%",
      " lead and trail ", "a  b   c", "P. A. T.", "« A »", "€ 4.99 + $3 = ¥7", "x", "2 x", "x 2", "A—B – C",
    ])
  func wordsApart(_ text: String) throws {
    for font in [CTFontCreateWithName("Inter-Regular", 17, nil), try systemFont(17)] {
      #expect(Self.pieces(text, font) == Self.whole(text, font))
    }
  }

  @Test("The same for random texts of words and symbols (seeded)")
  func wordsApartProperty() throws {
    let fonts = [CTFontCreateWithName("Inter-Regular", 17, nil), try systemFont(17)]
    var random = SeededGenerator(3)
    let atoms = ["the", "AVA", "To", "3", "10", "x", "-", ":", ",", ".", "->", "@", "(", ")", "·", "•", "fi", "é", "!"]
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        text += atoms.randomElement(using: &random) ?? ""
        if Int.random(in: 0..<3, using: &random) > 0 { text += " " }
      }
      for font in fonts { #expect(Self.pieces(text, font) == Self.whole(text, font), "\(text.debugDescription)") }
    }
  }

  @Test("Pieces cover the text without gaps, whatever the units (seeded)")
  func coverage() throws {
    let font = try systemFont(17)
    var random = SeededGenerator(5)
    for _ in 0..<300 {
      let units = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt16.random(in: 0...0x7F, using: &random) : UInt16.random(in: 0...0xFFFF, using: &random)
      }
      let pieces = ShapedText(units: units, font: font).pieces
      var at = 0
      for piece in pieces {
        #expect(piece.range.lowerBound == at && !piece.range.isEmpty)
        at = piece.range.upperBound
      }
      #expect(at == units.count)
    }
  }

  @Test("A word is cut where its script changes; marks and digits stay with what they follow")
  func scripts() throws {
    let font = try systemFont(17)
    func ranges(_ text: String) -> [Range<Int>] { ShapedText(text, font: font).pieces.map(\.range) }
    #expect(ranges("abcабв") == [0..<3, 3..<6])
    #expect(ranges("абв1е\u{301}") == [0..<6])
    #expect(ranges("中文abc") == [0..<2, 2..<5])
  }

  @Test("The system font shows characters as they were written; the face by its name has its alternates")
  func plainCharacters() throws {
    let named = CTFontCreateWithName("Inter-Regular", 17, nil)
    let system = try systemFont(17)
    for (text, character) in [("3x4", "x"), ("->", "-")] as [(String, Unicode.Scalar)] {
      let glyph = system.face.graphicsFont.glyph(for: character)
      #expect(TextLayout(text, font: system).runs.flatMap(\.run.glyphs).contains(glyph))
      #expect(!TextLayout(text, font: named).runs.flatMap(\.run.glyphs).contains(glyph))
    }
  }

  @Test("Pairs are kerned")
  func kerning() throws {
    let font = try systemFont(17)
    #expect(width("AV", font) < width("A", font) + width("V", font) - 0.5)
  }

  @Test("Tabular digits are equally wide; proportional ones are not")
  func tabularDigits() throws {
    let plain = try systemFont(17)
    let tabular = try systemFont(17, features: .tabularDigits)
    #expect(width("1", plain) < width("0", plain))
    let widths = (0...9).map { width("\($0)", tabular) }
    #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1)
    #expect(abs(width("111", tabular) - width("000", tabular)) < 1e-9)
  }

  @Test("Tracking is not added after a combining mark")
  func marks() throws {
    let word = Array("q\u{301}".utf16).withUnsafeBufferPointer {
      (try? systemFont(17))?.face.word($0, ShapingVariant())
    }
    #expect(word?.trackedGlyphs == 1 && word?.glyphs.count == 2)
  }

  @Test("Right-to-left words come in visual order")
  func rightToLeft() throws {
    let piece = ShapedText("שלום", font: try systemFont(17)).pieces.first
    #expect(piece?.word?.isRightToLeft == true)
    #expect(piece?.word?.glyphs.map(\.cluster) == [3, 2, 1, 0])
    #expect(piece?.level == 1)
  }

  @Test("The word cache is bounded, keeps what is used, and does not mix features")
  func cacheBound() {
    var cache = WordCache(capacity: 10)
    func look(_ text: String, _ features: FontFeatures = []) -> Bool {
      Array(text.utf16).withUnsafeBufferPointer { units in
        let variant = ShapingVariant(features: features)
        let key = WordCache.key(units, variant)
        if cache.word(units, variant, key: key) != nil { return true }
        cache.insert(ShapedWord(units: Array(units), variant: variant, glyphs: []), key: key)
        return false
      }
    }
    #expect(!look("often") && look("often") && !look("often", .tabularDigits))
    for index in 0..<1000 {
      _ = look("word \(index)")
      #expect(cache.count <= 20)
      if index % 5 == 0 { #expect(look("often")) }
    }
    #expect(!look("word 3"))
  }

  @Test("Two words with one key do not answer for each other")
  func cacheCollision() {
    var cache = WordCache()
    let (one, two) = (Array("one".utf16), Array("two".utf16))
    cache.insert(ShapedWord(units: one, variant: ShapingVariant(), glyphs: []), key: 1)
    #expect(one.withUnsafeBufferPointer { cache.word($0, ShapingVariant(), key: 1) } != nil)
    #expect(two.withUnsafeBufferPointer { cache.word($0, ShapingVariant(), key: 1) } == nil)
  }
}
