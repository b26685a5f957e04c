// Shaping against HarfBuzz's own command, where it is installed (Debian's libharfbuzz-bin): the words that the engine
// shapes one by one, set on a line, against the whole text shaped at once. Glyphs, advances and offsets must be equal.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

private let shapeCommand = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/hb-shape" }.first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite(.enabled(if: shapeCommand != nil, "hb-shape is not installed: apt install libharfbuzz-bin"))
struct HarfBuzzComparisonTests {
  struct Script: Sendable, CustomTestStringConvertible {
    var name: String
    var file: String
    var faceIndex = 0
    var isRightToLeft = false
    var texts: [String]
    var testDescription: String { name }
  }

  static let corpus: [Script] = [
    Script(
      name: "Latin", file: "Inter-Regular.otf",
      texts: ["Hello UIKit", "AVATAR To Ty", "10:30 - 3x4 -> fi ffi", "e\u{301}q\u{301} Ångström", "Đặng Tiếng Việt"]),
    Script(name: "Greek", file: "Inter-Regular.otf", texts: ["Ελληνικά γράμματα", "ἄνθρωπος", "ΑΒΓ ΔΕΖ", "λόγος."]),
    Script(name: "Cyrillic", file: "Inter-Regular.otf", texts: ["Съешь ещё", "Київ їжак", "Ђорђе", "Москва 1812"]),
    Script(
      name: "Arabic", file: "NotoSansArabic-Regular.ttf", isRightToLeft: true,
      texts: ["مرحبا بالعالم", "السَّلَامُ عَلَيْكُمْ", "لا إله", "كتاب قلم مدرسة", "پژواک چگونه", "بِسْمِ ٱللَّهِ"]),
    Script(
      name: "Hebrew", file: "NotoSansHebrew-Regular.ttf", isRightToLeft: true,
      texts: ["שלום עולם", "שָׁלוֹם", "בְּרֵאשִׁית בָּרָא", "ירושלים"]),
    Script(
      name: "Devanagari", file: "NotoSansDevanagari-Regular.ttf",
      texts: ["नमस्ते दुनिया", "क्षत्रिय ज्ञान", "हिन्दी में", "विद्यार्थी राष्ट्र", "कर्म धर्म"]),
    Script(name: "Bengali", file: "NotoSansBengali-Regular.ttf", texts: ["বাংলা ভাষা", "ক্ষমা", "শ্রী কৃষ্ণ", "স্বাধীনতা"]),
    Script(name: "Tamil", file: "NotoSansTamil-Regular.ttf", texts: ["தமிழ் மொழி", "கொள்கை", "ஸ்ரீ", "வணக்கம்"]),
    Script(name: "Telugu", file: "NotoSansTelugu-Regular.ttf", texts: ["తెలుగు భాష", "క్షేమం", "స్త్రీ", "నమస్కారం"]),
    Script(name: "Malayalam", file: "NotoSansMalayalam-Regular.ttf", texts: ["മലയാളം ഭാഷ", "ക്ഷമ", "സ്ത്രീ", "ന്റെ"]),
    Script(name: "Thai", file: "NotoSansThai-Regular.ttf", texts: ["สวัสดีชาวโลก", "น้ำใจ", "ที่นี่ เป็น", "กำลัง"]),
    Script(name: "Khmer", file: "NotoSansKhmer-Regular.ttf", texts: ["ភាសាខ្មែរ", "សួស្តី ពិភពលោក", "ស្ត្រី", "ប្រជា"]),
    Script(name: "Myanmar", file: "NotoSansMyanmar-Regular.ttf", texts: ["မြန်မာ", "မင်္ဂလာပါ", "ကျွန်တော်", "သို့"]),
    Script(name: "Tibetan", file: "NotoSerifTibetan-Regular.ttf", texts: ["བོད་སྐད", "བཀྲ་ཤིས་བདེ་ལེགས", "རྒྱ", "སྐྱེ"]),
    Script(
      name: "Georgian", file: "NotoSansGeorgian-Regular.ttf", texts: ["ქართული ენა", "გამარჯობა", "თბილისი", "ჰო"]),
    Script(
      name: "Chinese", file: "NotoSansCJK-Regular.ttc", faceIndex: 2,
      texts: ["中文字符测试", "你好，世界。", "龙马精神永远不会停止前进的脚步直到最后", "「引号」"]),
    Script(name: "Japanese", file: "NotoSansCJK-Regular.ttc", texts: ["日本語のテキスト", "カタカナ、ひらがな", "が か\u{3099}", "東京都"]),
    Script(
      name: "Korean", file: "NotoSansCJK-Regular.ttc", faceIndex: 1,
      texts: ["한국어 텍스트", "안녕하세요", "\u{1112}\u{1161}\u{11AB}글", "대한민국"]),
    Script(name: "Emoji", file: "NotoColorEmoji.ttf", texts: ["😀😃", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣"]),
  ]

  @Test("The corpus has at least 60 strings in 15 scripts")
  func size() {
    #expect(Self.corpus.count >= 15 && Self.corpus.reduce(0) { $0 + $1.texts.count } >= 60)
  }

  @Test("Glyphs, advances and offsets equal hb-shape's", arguments: corpus)
  func equalsCommand(_ script: Script) throws {
    let path = try #require(FontCatalog.shared.path(ofFile: script.file))
    let face = try FontCatalog.shared.face(atPath: path, index: script.faceIndex)
    let font = CTFont(face: face, size: 17)
    for text in script.texts {
      let expected = try Self.shape(text, path, script)
      let set = ShapedText(text, font: font).typeset()
      var found: [[Int]] = []
      for item in set.placer(0).items() {
        #expect(item.font.face === face, "\(text): a piece fell back")
        found += (item.word?.glyphs ?? []).map {
          [Int($0.glyph), Int($0.advance), Int($0.offsetX), Int($0.offsetY)]
        }
      }
      #expect(found == expected, "\(text)")
    }
  }

  /// Each glyph's number, advance and offsets.
  private static func shape(_ text: String, _ path: String, _ script: Script) throws -> [[Int]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(shapeCommand))
    process.arguments = [
      "--no-glyph-names", "--no-clusters", "--language=en", "--face-index=\(script.faceIndex)",
      "--direction=\(script.isRightToLeft ? "rtl" : "ltr")", path, text,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let glyphs = String(decoding: data, as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "[]\n"))
    return glyphs.split(separator: "|").map { glyph in
      // 12@3,4+500 or 12+500
      let parts = glyph.split(separator: "+")
      let place = parts[0].split(separator: "@")
      let offsets = place.count > 1 ? place[1].split(separator: ",").compactMap { Int($0) } : [0, 0]
      return [Int(place[0]) ?? -1, parts.count > 1 ? Int(parts[1]) ?? -1 : 0] + offsets
    }
  }
}
