// Words divided by patterns: the method, and lines that ask for it by their paragraph's factor.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct HyphenationTests {
  static let hasEnglish = FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")

  private static func divided(_ word: String, _ patterns: HyphenationPatterns) -> String {
    let units = Array(word.utf16)
    let cuts = [0] + patterns.divisions(of: units) + [units.count]
    return zip(cuts, cuts.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "-")
  }

  @Test("Odd digits divide, higher ones win, and the ends of words are patterns' dots")
  func method() throws {
    let file = "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\n% a comment\na1b\na2bc\n.ab3d\nxx1yy/zz,1,2\n"
    let patterns = try #require(HyphenationPatterns(Data(file.utf8)))
    #expect(Self.divided("aaba", patterns) == "aa-ba")
    #expect(Self.divided("aabca", patterns) == "aabca")
    #expect(Self.divided("abdee", patterns) == "ab-dee")
    #expect(Self.divided("ABDEE", patterns) == "AB-DEE")
    #expect(Self.divided("xxyy", patterns) == "xxyy")
    #expect(Self.divided("aba", patterns) == "aba")
  }

  @Test("Files that are no patterns, and words of any kind, do no harm")
  func hostile() {
    #expect(HyphenationPatterns(Data()) == nil)
    #expect(HyphenationPatterns(Data("KOI8-R\na1b".utf8)) == nil)
    let odd = HyphenationPatterns(Data("UTF-8\n1\n99999a9\n....\nLEFTHYPHENMIN x\nRIGHTHYPHENMIN -4\n".utf8))
    #expect(odd?.divisions(of: Array("aaaaaaaa".utf16)).allSatisfy { (2...5).contains($0) } == true)
    #expect(odd?.divisions(of: [0xD800, 0xD800, 0xDC00, 0x61, 0x130, 0x61]) != nil)
    #expect(odd?.divisions(of: Array(repeating: 0x61, count: 1000)) == [])
    #expect(Hyphenator(folder: "/nowhere").divisions(of: Array("word".utf16), language: "../..") == [])
  }

  @Test("English words by Debian's patterns", .enabled(if: hasEnglish, "apt install hyphen-en-us"))
  func english() throws {
    let data = try #require(FileManager.default.contents(atPath: "/usr/share/hyphen/hyph_en_US.dic"))
    let patterns = try #require(HyphenationPatterns(data))
    #expect(Self.divided("hyphenation", patterns) == "hy-phen-ation")
    #expect(Self.divided("typography", patterns) == "ty-pog-ra-phy")
    #expect(Self.divided("cat", patterns) == "cat")
  }

  @Test(
    "A factor of 1 divides words at line ends, 0 does not; hyphens are shown and nothing is lost",
    .enabled(if: hasEnglish))
  func lines() throws {
    let text = "Considerable typographical extraordinariness notwithstanding."
    func set(_ factor: CGFloat) throws -> TypesetText {
      try shaped(text, style: style { $0.hyphenationFactor = factor }).typeset(TextConstraints(width: 150))
    }
    let (plain, divided) = (try set(0), try set(1))
    #expect(!plain.shown.joined().contains("-"))
    #expect(divided.shown.filter { $0.hasSuffix("-") }.count >= 2)
    #expect(divided.lines.count <= plain.lines.count)
    #expect(divided.lines.map(\.width).allSatisfy { $0 <= 150.01 })
    let shown = divided.shown.map { $0.hasSuffix("-") ? String($0.dropLast()) : $0 + " " }.joined()
    #expect(shown.trimmingCharacters(in: .whitespaces) == text)
    var end = 0
    for line in divided.lines {
      #expect(line.range.lowerBound == end)
      end = line.range.upperBound
    }
    #expect(end == text.utf16.count)
  }

  @Test(
    "A line that is full enough for the factor is left as it is; a word wider than a line is divided",
    .enabled(if: hasEnglish))
  func factor() throws {
    let font = try systemFont(17)
    let text = "considerably notwithstanding"
    let almost = width("considerably", font) + 60
    let half = style { $0.hyphenationFactor = 0.5 }
    #expect(try shaped(text, style: half).typeset(TextConstraints(width: almost)).shown[0] == "considerably")
    let narrow = width("notwith-", font) + 1
    #expect(
      try shaped("notwithstanding", style: half).typeset(TextConstraints(width: narrow)).shown.first?.hasSuffix("-")
        == true)
  }
}
