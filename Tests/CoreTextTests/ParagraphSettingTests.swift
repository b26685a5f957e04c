// Indents, tabs, exclusions, strategies and directions of paragraphs.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct ParagraphSettingTests {
  @Test("Indents: the first line's, the others', and the tail's from either edge")
  func indents() throws {
    let indented = style { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (30, 10, -20) }
    let set = try shaped("one two three four five six seven", style: indented).typeset(TextConstraints(width: 140))
    #expect(set.lines[0].origin.x == 30 && set.lines[1].origin.x == 10)
    #expect(set.lines.allSatisfy { $0.origin.x + $0.width <= 120.01 })
    #expect(set.lines[0].fragmentRect.minX == 30 && set.lines[0].fragmentRect.maxX == 120)
    let fromHead = style { $0.tailIndent = 100 }
    let narrow = try shaped("one two three four", style: fromHead).typeset(TextConstraints(width: 400))
    #expect(narrow.lines.count > 1 && narrow.lines.allSatisfy { $0.width <= 100.01 })
  }

  @Test("In a right-to-left paragraph leading is right: indents and natural alignment")
  func rightToLeft() throws {
    let indented = style { $0.firstLineHeadIndent = 30 }
    let set = try shaped("שלום עולם", style: indented).typeset(TextConstraints(width: 300))
    #expect(set.lines[0].isRightToLeft)
    #expect(abs(set.lines[0].origin.x + set.lines[0].width - 270) < 1e-6)
    let forced = style { $0.baseDirection = .rightToLeft }
    let latin = try shaped("Hello", style: forced).typeset(TextConstraints(width: 300))
    #expect(abs(latin.lines[0].origin.x + latin.lines[0].width - 300) < 1e-6)
  }

  @Test("Tab stops: left, right, centred and decimal; beyond them the interval")
  func tabs() throws {
    func places(_ alignment: TextTabStop.Alignment, _ text: String) throws -> (CGFloat, CGFloat) {
      let stops = style { $0.tabStops = [TextTabStop(alignment: alignment, location: 100)] }
      let set = try shaped(text, style: stops).typeset()
      let characters = set.characters(ofLine: 0)
      return (characters[2].left, characters.last?.right ?? 0)
    }
    #expect(abs(try places(.left, "a\tbcd").0 - 100) < 1e-6)
    #expect(abs(try places(.right, "a\tbcd").1 - 100) < 1e-6)
    let (left, right) = try places(.center, "a\tbcd")
    #expect(abs((left + right) / 2 - 100) < 1e-6)
    let stops = style { $0.tabStops = [TextTabStop(alignment: .decimal, location: 100)] }
    let number = try shaped("a\t12.50", style: stops).typeset().characters(ofLine: 0)
    #expect(abs(number[4].left - 100) < 1e-6)
    let interval = style { ($0.tabStops, $0.defaultTabInterval) = ([], 40) }
    #expect(abs(try shaped("a\tb\tc", style: interval).typeset().characters(ofLine: 0)[4].left - 80) < 1e-6)
  }

  @Test("Text before a right, centred or decimal stop fits a line that its stop is on, and wraps beyond it")
  func tabsWrap() throws {
    func shown(_ alignment: TextTabStop.Alignment, _ width: CGFloat, _ text: String = "a\tbcd ef") throws -> [String] {
      let stops = style { $0.tabStops = [TextTabStop(alignment: alignment, location: 100)] }
      return try shaped(text, style: stops).typeset(TextConstraints(width: width)).shown
    }
    // At a right stop the whole text stands before the stop: a line of 101 points holds it.
    #expect(try shown(.right, 101) == ["a\tbcd ef"])
    #expect(try shown(.decimal, 101, "a\t12") == ["a\t12"])
    // At a left stop it begins there, and goes to the next line.
    #expect(try shown(.left, 101).count > 1)
    #expect(try shown(.center, 101).count > 1)
    for alignment: TextTabStop.Alignment in [.left, .right, .center, .natural, .decimal] {
      for width in stride(from: 0 as CGFloat, through: 160, by: 7) {
        let stops = style { $0.tabStops = [TextTabStop(alignment: alignment, location: 100)] }
        let set = try shaped("a\tbcd ef\tg", style: stops).typeset(TextConstraints(width: width))
        for line in set.lines where line.contentRange.count > 1 {
          #expect(line.width <= width + 0.01, "\(alignment) at \(width): \(line.contentRange)")
        }
      }
    }
  }

  @Test("Text flows around an exclusion: fragments share a line's height, and none enters it")
  func exclusion() throws {
    var constraints = TextConstraints(width: 200)
    let hole = CGRect(x: 80, y: 20, width: 40, height: 50)
    constraints.lineRoom = { proposed in
      guard proposed.maxY > hole.minY && proposed.minY < hole.maxY else {
        return TextLineRoom(spans: [proposed.minX...proposed.maxX])
      }
      return TextLineRoom(spans: [proposed.minX...hole.minX, hole.maxX...proposed.maxX])
    }
    let text = try shaped(String(repeating: "lorem ipsum dolor ", count: 12))
    let set = text.typeset(constraints)
    var end = 0
    for line in set.lines {
      #expect(line.range.lowerBound == end)
      end = line.range.upperBound
      #expect(!line.usedRect.insetBy(dx: 0.01, dy: 0.01).intersects(hole))
    }
    #expect(end == text.units.count)
    #expect(set.lines.contains { $0.fragmentRect.minX == 120 })
    #expect(Set(set.lines.map(\.fragmentRect.minY)).count < set.lines.count)
  }

  @Test("A provider that never has room ends, and the text is set all the same")
  func noRoom() throws {
    var constraints = TextConstraints(width: 200)
    constraints.lineRoom = { _ in TextLineRoom(spans: []) }
    #expect(try shaped("Hello").typeset(constraints).lines.count == 1)
  }

  @Test("A truncating paragraph is one line, whatever follows it (TextKit)")
  func truncatingParagraph() throws {
    let tail = style { $0.lineBreakMode = .byTruncatingTail }
    let set = try shaped("The quick brown fox jumps\nover", style: tail).typeset(TextConstraints(width: 100))
    #expect(set.lines.count == 2)
    #expect(set.shown[0].hasSuffix("…") && set.shown[1] == "over")
  }

  @Test("Korean is broken between words with hangulWordPriority, between syllables without")
  func hangul() throws {
    let text = "대한민국헌법 제일조"
    let plain = try shaped(text).typeset(TextConstraints(width: 70))
    let words = try shaped(text, style: style { $0.lineBreakStrategy = .hangulWordPriority }).typeset(
      TextConstraints(width: 110))
    #expect(plain.lines[0].contentRange.upperBound < 6)
    #expect(words.lines[0].contentRange.upperBound == 6)
  }

  @Test("pushOut brings a companion to a short last word")
  func pushOut() throws {
    let text = "The quick brown fox jumps over a dog"
    let width = try shaped("The quick brown fox jumps over a").typeset().size.width + 1
    let plain = try shaped(text).typeset(TextConstraints(width: width))
    let pushed = try shaped(text, style: style { $0.lineBreakStrategy = .pushOut }).typeset(
      TextConstraints(width: width))
    #expect(plain.shown.last == "dog")
    #expect(pushed.shown.last == "a dog")
  }

  @Test("Directions on a line: numbers and Latin words stay in order within Hebrew")
  func bidi() throws {
    let set = try shaped("שלום abc 123 עולם").typeset(TextConstraints(width: 400))
    let characters = set.characters(ofLine: 0)
    let order = characters.sorted { $0.left < $1.left }.map { set.text.units[$0.range.lowerBound] }
    let expected = Array("םלוע abc 123 םולש".utf16)
    #expect(order == expected)
    #expect(set.caret(atUnit: 0, line: 0) > set.caret(atUnit: 4, line: 0))
  }

  @Test("A caret's place and a hit at it are each other's inverse (seeded)")
  func carets() throws {
    let texts = ["Hello fi world", "e\u{301}a👨‍👩‍👧b", "漢字かな", "The quick\tbrown"]
    for text in texts {
      let set = try shaped(text).typeset()
      for boundary in set.text.characterBoundaries {
        let x = set.caret(atUnit: boundary, line: 0)
        #expect(set.caretUnit(atX: x, line: 0) == boundary, "\(text) \(boundary)")
      }
      #expect(set.caretUnit(atX: -50, line: 0) == 0)
      #expect(set.caretUnit(atX: 5000, line: 0) == set.text.units.count)
    }
  }
}
