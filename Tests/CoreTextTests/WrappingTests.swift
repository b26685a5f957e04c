// Where lines end: between words, then between characters, never inside one.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct WrappingTests {
  /// The text of each line.
  static func lines(_ text: String, _ width: CGFloat, mode: CTLineBreakMode = .byWordWrapping, limit: Int = 0) throws
    -> [String]
  {
    let options = TextLayoutOptions(width: width, lineLimit: limit, lineBreakMode: mode)
    let units = Array(text.utf16)
    return TextLayout(text, font: try systemFont(17), options: options).lines.map {
      String(decoding: units[$0.utf16Range], as: UTF16.self)
    }
  }

  @Test("An empty text has no lines and no size")
  func empty() throws {
    let layout = TextLayout("", font: try systemFont(17))
    #expect(layout.lines.isEmpty && layout.size == .zero && layout.runs.isEmpty && !layout.isTruncated)
  }

  @Test("A text that fits exactly is one line; a thousandth less wraps it")
  func exactFit() throws {
    let exact = width("Hello UIKit", try systemFont(17))
    #expect(try Self.lines("Hello UIKit", exact) == ["Hello UIKit"])
    #expect(try Self.lines("Hello UIKit", exact - 0.01) == ["Hello", "UIKit"])
  }

  @Test("Lines end between words; spaces at a wrapped line's end hang and are not measured")
  func words() throws {
    let font = try systemFont(17)
    let limit = width("quick brown", font) + 1
    #expect(try Self.lines("The quick brown   fox", limit) == ["The quick", "brown   fox"])
    let layout = TextLayout("quick brown          fox", font: font, options: TextLayoutOptions(width: limit))
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].width - width("quick brown", font)) < 1e-9)
    #expect(layout.size.width == layout.lines[0].width)
  }

  @Test("Hyphens and ideographs allow a line to end; a non-breaking space does not")
  func breakRules() throws {
    let font = try systemFont(17)
    #expect(try Self.lines("left-hand", width("left-han", font)) == ["left-", "hand"])
    #expect(try Self.lines("a b\u{A0}c", width("a b", font) + 2) == ["a", "b\u{A0}c"])
    #expect(try Self.lines("漢字漢字", width("漢字漢", font)).count == 2)
  }

  @Test("A word wider than the line ends between characters, and every line has one at least")
  func wideWord() throws {
    let font = try systemFont(17)
    #expect(try Self.lines("iiiiMMMM", width("iiiiM", font) + 0.5) == ["iiiiM", "MM", "M"])
    #expect(try Self.lines("a iiiiMMMM", width("iiiiM", font) + 0.5).joined() == "aiiiiMMMM")
    #expect(try Self.lines("abc", 0) == ["a", "b", "c"])
    #expect(try Self.lines("abc", -5) == ["a", "b", "c"])
    #expect(try Self.lines("e\u{301}e\u{301}", 0) == ["e\u{301}", "e\u{301}"])
  }

  @Test("byCharWrapping fills lines regardless of words; byClipping does not wrap")
  func otherModes() throws {
    let font = try systemFont(17)
    let limit = width("The qui", font)
    #expect(try Self.lines("The quick", limit, mode: .byCharWrapping) == ["The qui", "ck"])
    #expect(try Self.lines("The quick", limit, mode: .byClipping) == ["The quick"])
    #expect(try Self.lines("The\nquick", 1, mode: .byClipping) == ["The", "quick"])
  }

  @Test("Every kind of line end ends a line once; the last one adds no empty line")
  func lineEnds() throws {
    for end in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(try Self.lines("a\(end)b", .infinity) == ["a", "b"])
      #expect(try Self.lines("a\(end)\(end)b\(end)", .infinity) == ["a", "", "b"])
    }
    #expect(try Self.lines("\n", 100) == [""])
    #expect(TextLayout("a\nb", font: try systemFont(10)).size.height == 2 * 11.9336)
  }

  @Test("A line limit cuts the text, and the layout says so")
  func lineLimit() throws {
    let font = try systemFont(17)
    let options = TextLayoutOptions(width: width("The quick", font), lineLimit: 2)
    let layout = TextLayout("The quick brown fox", font: font, options: options)
    #expect(layout.lines.count == 2 && layout.isTruncated)
    #expect(!TextLayout("The quick brown", font: font, options: options).isTruncated)
    let tall = options.limited(toHeight: font.metrics.lineHeight * 1.5, font: font)
    #expect(tall.lineLimit == 1)
    #expect(options.limited(toHeight: .infinity, font: font).lineLimit == 2)
  }

  @Test("Tabs move to the next multiple of 28 points")
  func tabs() throws {
    let layout = TextLayout("i\ti\ti", font: try systemFont(17))
    let positions = try #require(layout.runs.first).run.positions
    #expect(positions.map(\.x) == [0, 28, 56])
  }

  @Test("Measuring gives the layout's size, and does not depend on the cache")
  func measuring() throws {
    let font = try systemFont(15, .medium)
    let text = ShapedText("The quick brown fox jumps over the lazy dog\nand away", font: font)
    for width in [0, 40, 100, 180, .infinity] as [CGFloat] {
      for mode in [CTLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail] {
        for alignment in [CTTextAlignment.left, .justified] {
          let options = TextLayoutOptions(width: width, lineLimit: 3, alignment: alignment, lineBreakMode: mode)
          #expect(TextLayout.boundingSize(text, options: options) == TextLayout(text, options: options).size)
        }
      }
    }
  }

  @Test("No line splits a character, overflows while it could be shorter, or loses text (seeded)")
  func property() throws {
    let atoms = [
      "a", "W", "fi", " ", "  ", "-", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "漢", "字", "กำ", "नि", "\u{200D}", "AV", "To", ",", "́",
      "한", "각", "é", "…", "x", "\n", "\t", "🏳️‍🌈", "ffi",
    ]
    var random = SeededGenerator(7)
    let font = try systemFont(17)
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in atoms.randomElement(using: &random) ?? "" }
        .joined()
      let limit = CGFloat(Int.random(in: 0...120, using: &random))
      let mode: CTLineBreakMode = Bool.random(using: &random) ? .byWordWrapping : .byCharWrapping
      let layout = TextLayout(text, font: font, options: TextLayoutOptions(width: limit, lineBreakMode: mode))
      let units = Array(text.utf16)
      let boundaries = Set(GraphemeBoundaries.offsets(of: units.withUnsafeBufferPointer { $0[...] }))
      var covered = 0
      for line in layout.lines {
        #expect(boundaries.contains(line.utf16Range.lowerBound), "\(text.debugDescription)")
        #expect(boundaries.contains(line.utf16Range.upperBound), "\(text.debugDescription)")
        #expect(units[covered..<line.utf16Range.lowerBound].allSatisfy(isWhite))
        let inside = boundaries.filter { line.utf16Range.contains($0) && $0 > line.utf16Range.lowerBound }
        #expect(line.width <= limit + 0.01 || inside.isEmpty, "\(text.debugDescription) \(limit)")
        covered = line.utf16Range.upperBound
      }
      #expect(units[covered...].allSatisfy(isWhite))
    }
  }

  private func isWhite(_ unit: UInt16) -> Bool { [0x20, 0x09, 0x0A].contains(unit) }
}
