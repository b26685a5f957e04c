// Texts nobody would write: they cost what their length costs, and nothing traps.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct HostileTextTests {
  static let modes: [CTLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  @Test("Random units, lone surrogates among them, are laid out in every mode (seeded)")
  func randomUnits() throws {
    var random = SeededGenerator(42)
    let font = try systemFont(17)
    for _ in 0..<150 {
      let units = (0..<Int.random(in: 0...120, using: &random)).map { _ in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: UInt16.random(in: 0xD800...0xDFFF, using: &random)
        case 1: UInt16.random(in: 0...0x20, using: &random)
        default: UInt16.random(in: 0...0xFFFF, using: &random)
        }
      }
      let text = ShapedText(units: units, font: font)
      for mode in Self.modes {
        let options = TextLayoutOptions(
          width: CGFloat(Int.random(in: 0...200, using: &random)), lineLimit: Int.random(in: 0...3, using: &random),
          alignment: .justified, lineBreakMode: mode)
        let layout = TextLayout(text, options: options)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        for line in layout.lines {
          #expect(line.utf16Range.upperBound <= units.count)
          for run in line.runs { #expect(run.run.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite }) }
        }
      }
    }
  }

  @Test("A lone surrogate is drawn as the replacement character")
  func loneSurrogate() throws {
    let font = try systemFont(17)
    let replacement = TextLayout("\u{FFFD}", font: font).runs.flatMap(\.run.glyphs)
    #expect(TextLayout(ShapedText(units: [0xD800], font: font)).runs.flatMap(\.run.glyphs) == replacement)
    #expect(TextLayout(ShapedText(units: [0xDC00], font: font)).runs.flatMap(\.run.glyphs) == replacement)
  }

  @Test("NUL and other controls draw nothing and take no room")
  func controls() throws {
    let font = try systemFont(17)
    let plain = TextLayout("ab", font: font)
    let odd = TextLayout("\u{0}a\u{1}\u{0}b\u{7F}\u{9F}", font: font)
    #expect(abs(plain.size.width - odd.size.width) < 2)
    #expect(odd.runs.flatMap(\.run.glyphs).count == 2)
    #expect(TextLayout("\u{0}", font: font).size.width == 0)
  }

  @Test("A megabyte without a space is wrapped, truncated and measured")
  func megabyteWord() throws {
    let text = ShapedText(String(repeating: "abcdefghij", count: 100_000), font: try systemFont(17))
    let wrapped = TextLayout.boundingSize(text, options: TextLayoutOptions(width: 300))
    #expect(wrapped.width <= 300.01 && wrapped.height > 500_000)
    for mode in Self.modes where mode != .byWordWrapping && mode != .byCharWrapping {
      let layout = TextLayout(text, options: TextLayoutOptions(width: 300, lineLimit: 1, lineBreakMode: mode))
      #expect(layout.lines.count == 1)
      if mode != .byClipping { #expect(layout.size.width <= 300.01 && layout.isTruncated) }
    }
  }

  @Test("A megabyte of words is wrapped to as many lines as its parts")
  func megabyteWords() throws {
    let font = try systemFont(17)
    let phrase = "the quick brown fox "
    let options = TextLayoutOptions(width: width("the quick brown fox", font) + 0.5)
    let layout = TextLayout(String(repeating: phrase, count: 50_000), font: font, options: options)
    #expect(layout.lines.count == 50_000)
  }

  @Test("A hundred thousand combining marks on one letter are one character on one line")
  func marks() throws {
    let text = "a" + String(repeating: "\u{301}", count: 100_000) + "b"
    let layout = TextLayout(text, font: try systemFont(17), options: TextLayoutOptions(width: 0))
    #expect(layout.lines.map(\.utf16Range) == [0..<100_001, 100_001..<100_002])
  }

  @Test("Absurd sizes and widths stay finite")
  func absurd() throws {
    for size in [1e-300, 1e-9, 1e9, 1e300] as [CGFloat] {
      let layout = TextLayout("Hello", font: try systemFont(size), options: TextLayoutOptions(width: .nan))
      #expect(layout.lines.count >= 1 && layout.size.width.isFinite)
    }
  }
}

@Suite struct HostileAttributedTextTests {
  @Test("A million combining marks on one letter are set as one character")
  func millionMarks() throws {
    let units = [0x61] + [UInt16](repeating: 0x301, count: 1_000_000)
    let set = try ShapedText(units: units, font: systemFont(17)).typeset(TextConstraints(width: 100, lineLimit: 1))
    #expect(set.lines.count == 1 && set.size.width < 100)
  }

  @Test("Unassigned characters, noncharacters and private ones take a glyph each and do not break the rest")
  func unassigned() throws {
    for text in ["a\u{0378}b", "a\u{FFFF}b", "a\u{10FFFF}b", "a\u{E000}b", "a\u{F0000}b", "\u{2FE0}", "a\u{3FFFE}"] {
      let set = try shaped(text).typeset()
      #expect(set.lines.count == 1 && set.size.width > 0)
      #expect(set.runs(ofLine: 0).flatMap(\.glyphs.glyphs).count == text.unicodeScalars.count)
    }
  }

  @Test("A megabyte of mixed directions and a deep nest of explicit ones are set")
  func bidi() throws {
    let mixed = String(repeating: "abc שלום (123) مرحبا ", count: 25_000)
    let set = try shaped(mixed).typeset(TextConstraints(width: 300, lineLimit: 3, lastLineMode: .byTruncatingTail))
    #expect(set.lines.count == 3 && set.isTruncated)
    let nest = String(repeating: "\u{202B}\u{202A}a", count: 500)
    #expect(try shaped(nest).typeset(TextConstraints(width: 50)).lines.count > 1)
  }

  @Test("A megabyte of tabs and a thousand runs are wrapped")
  func tabsAndRuns() throws {
    let tabs = try shaped(String(repeating: "a\t", count: 5_000)).typeset(TextConstraints(width: 300))
    #expect(tabs.lines.count > 100 && tabs.size.width <= 300.01)
    let font = try systemFont(17)
    let runs = (0..<1000).map { id in
      var attributes = TextAttributes(font: font, runID: id)
      attributes.kern = CGFloat(id % 3)
      return AttributedText.Run(length: 7, attributes: attributes)
    }
    let units = Array(String(repeating: "abcdef ", count: 1000).utf16)
    let set = TypesetText(
      AttributedText(units: units, runs: runs, styles: []), constraints: TextConstraints(width: 300))
    #expect(set.lines.last?.range.upperBound == 7000)
  }

  @Test("A line of a hundred thousand tabs costs what its length costs", .timeLimit(.minutes(1)))
  func tabsOnOneLine() throws {
    let set = try shaped(String(repeating: "\t", count: 100_000)).typeset(TextConstraints(width: 1e7))
    #expect(set.lines.count == 1)
    let wrapped = try shaped(String(repeating: "\t", count: 100_000), style: style { $0.lineBreakStrategy = .pushOut })
    #expect(wrapped.typeset(TextConstraints(width: 50)).lines.count > 30_000)
    // Each tab is where it would be measured from the line's start: at stops of every alignment.
    let stops = style {
      $0.tabStops = [
        TextTabStop(alignment: .right, location: 80), TextTabStop(alignment: .center, location: 150),
        TextTabStop(alignment: .decimal, location: 200), TextTabStop(alignment: .left, location: 260),
      ]
    }
    for width in stride(from: 20 as CGFloat, through: 400, by: 10) {
      let set = try shaped("a\tright\tmiddle\t12.5\tend\tmore\tand more", style: stops).typeset(
        TextConstraints(width: width))
      #expect(set.lines.allSatisfy { $0.width <= max(width, 60) + 0.01 })
      #expect(set.lines.last?.range.upperBound == 37)
    }
  }

  @Test("A point in a hundred thousand glyphs of one word is found in bounded time", .timeLimit(.minutes(1)))
  func pointInLongWord() throws {
    let set = try shaped(String(repeating: "\u{915}\u{94D}", count: 100_000)).typeset(TextConstraints(width: 1e9))
    let characters = set.characters(ofLine: 0)
    #expect(characters.first?.range.lowerBound == 0 && characters.last?.range.upperBound == 200_000)
    #expect(zip(characters, characters.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
  }

  @Test("Lengths that are no numbers count as nothing, absurd ones end")
  func lengths() throws {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      let odd = style {
        ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight, $0.lineSpacing) = (
          value, value, value, value
        )
        ($0.headIndent, $0.tailIndent, $0.firstLineHeadIndent, $0.paragraphSpacing) = (value, value, value, value)
        ($0.tabStops, $0.defaultTabInterval) = ([TextTabStop(alignment: .left, location: value)], value)
      }
      let set = try shaped("The quick\tbrown\nfox", style: odd) {
        ($0.kern, $0.baselineOffset, $0.obliqueness, $0.expansion) = (value, value, value, value)
      }.typeset(TextConstraints(width: 100))
      #expect(!set.lines.isEmpty && set.lines.count < 50)
      for index in set.lines.indices { _ = set.runs(ofLine: index) }
    }
  }
}
