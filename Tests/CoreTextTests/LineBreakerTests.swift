// Where lines may end besides Unicode's test file: languages, dictionaries, and what has no words.
import Foundation
import Testing

@testable import CoreText

@Suite struct LineBreakerTests {
  /// The pieces between opportunities.
  static func pieces(_ text: String, language: String? = nil) -> [String] {
    let units = Array(text.utf16)
    let marks = units.withUnsafeBufferPointer { LineBreaker.opportunities(in: $0[...], language: language) }
    let cuts = [0] + marks.indices.filter { marks[$0] } + [units.count]
    return zip(cuts, cuts.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }

  @Test("Small kana begin no lines but in Japanese; the language of the text says so")
  func smallKana() {
    #expect(Self.pieces("キャット") == ["キャッ", "ト"])
    #expect(Self.pieces("キャット", language: "ja") == ["キ", "ャ", "ッ", "ト"])
    #expect(Self.pieces("キャット", language: "ja-JP").count == 4)
    #expect(Self.pieces("キャット", language: "jam").count == 2)
  }

  @Test("In Chinese curved quotation marks go with what they enclose")
  func chineseQuotes() {
    #expect(Self.pieces("说\u{201C}好\u{201D}吧") == ["说\u{201C}好\u{201D}吧"])
    #expect(Self.pieces("说\u{201C}好\u{201D}吧", language: "zh-Hans") == ["说", "\u{201C}好\u{201D}", "吧"])
  }

  @Test("Scripts without spaces are broken by dictionaries, between words in other scripts as well")
  func dictionaries() {
    #expect(Self.pieces("สวัสดีชาวโลก") == ["สวัสดี", "ชาว", "โลก"])
    #expect(Self.pieces("abc สวัสดีชาวโลก def") == ["abc ", "สวัสดี", "ชาว", "โลก ", "def"])
    #expect(Self.pieces("ภาษาไทย2") == ["ภาษา", "ไทย2"])
    #expect(Self.pieces("សួស្តីពិភពលោក").count > 1)
  }

  @Test("A joiner keeps emoji together, regional indicators pair, modifiers stay with their base")
  func emoji() {
    #expect(Self.pieces("👩\u{200D}🚀👍🏽") == ["👩\u{200D}🚀", "👍🏽"])
    #expect(Self.pieces("🇩🇪🇫🇷🇮🇹") == ["🇩🇪", "🇫🇷", "🇮🇹"])
  }

  @Test("Numbers with their signs, points and brackets stay whole; addresses break after strokes")
  func numbers() {
    #expect(Self.pieces("pay $(12.35) or 50% now") == ["pay ", "$(12.35) ", "or ", "50% ", "now"])
    #expect(Self.pieces("https://a.b/c/d?e=f") == ["https://", "a.b/", "c/", "d?", "e=f"])
    #expect(Self.pieces("well-known 10-20") == ["well-", "known ", "10-20"])
  }

  @Test("Lone surrogates and unassigned characters are letters")
  func oddUnits() {
    let units: [UInt16] = [0x61, 0xD800, 0x62, 0x20, 0xDC00, 0x20, 0xFFFF]
    let marks = units.withUnsafeBufferPointer { LineBreaker.opportunities(in: $0[...]) }
    #expect(marks.indices.filter { marks[$0] } == [4, 6])
  }
}
