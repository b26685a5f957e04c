// What holds of every text in every box: seeded random texts, attributes, widths and modes.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct TypesettingPropertyTests {
  static let atoms = [
    "a", "AVA", " ", "  ", "fi", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "漢字", "かな", "한국", "नि", "क्षत्रि", "สวัสดี", "مرحبا", "שָׁלוֹם", "123", "-",
    "\u{AD}", ".", "(", ")", "\t", "\n", "\u{2028}", "1️⃣", "\u{200B}", "\u{A0}", "supercalifragilistic",
  ]

  /// A text in runs of random fonts, kerns and ids.
  static func text(_ random: inout SeededGenerator, styled: Bool = true) throws -> AttributedText {
    var units: [UInt16] = []
    var runs: [AttributedText.Run] = []
    for id in 0..<Int.random(in: 1...6, using: &random) {
      let part = (0..<Int.random(in: 1...8, using: &random)).map { _ in atoms.randomElement(using: &random) ?? "" }
        .joined()
      var attributes = TextAttributes(
        font: try systemFont([12, 17, 24].randomElement(using: &random) ?? 17), runID: id)
      if Int.random(in: 0..<5, using: &random) == 0 { attributes.kern = CGFloat.random(in: -1...4, using: &random) }
      if Int.random(in: 0..<6, using: &random) == 0 { attributes.baselineOffset = 3 }
      units += Array(part.utf16)
      runs.append(AttributedText.Run(length: part.utf16.count, attributes: attributes))
    }
    var style = TextParagraphStyle()
    if styled {
      style.alignment = [.left, .right, .center, .justified, .natural].randomElement(using: &random) ?? .left
      style.baseDirection = [.natural, .leftToRight, .rightToLeft].randomElement(using: &random) ?? .natural
      if Bool.random(using: &random) { style.headIndent = 5 }
      if Int.random(in: 0..<4, using: &random) == 0 { style.lineBreakMode = .byCharWrapping }
    }
    return AttributedText(
      units: units, runs: runs, styles: [AttributedText.StyleRun(length: units.count, style: style)])
  }

  static func constraints(_ random: inout SeededGenerator) -> TextConstraints {
    let modes: [CTLineBreakMode?] = [nil, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle]
    return TextConstraints(
      width: CGFloat(Int.random(in: 0...260, using: &random)), lineLimit: Int.random(in: 0...4, using: &random),
      lastLineMode: modes.randomElement(using: &random) ?? nil)
  }

  @Test("Glyphs lie within the line's measure, and lines within the box while they can be shorter")
  func drawnWithinMeasured() throws {
    var random = SeededGenerator(101)
    for round in 0..<400 {
      let source = try Self.text(&random)
      let constraints = Self.constraints(&random)
      let set = TypesetText(source, constraints: constraints)
      let boundaries = set.text.characterBoundaries
      for index in set.lines.indices {
        let line = set.lines[index]
        let runs = set.runs(ofLine: index)
        let left = runs.map(\.origin.x).min() ?? line.origin.x
        let right = runs.map { $0.origin.x + $0.width }.max() ?? line.origin.x
        #expect(left >= line.origin.x - 0.01, "round \(round) line \(index)")
        #expect(right <= line.origin.x + line.width + 0.01, "round \(round) line \(index)")
        #expect(abs(runs.reduce(0) { $0 + $1.width } - line.width) < 0.01, "round \(round) line \(index)")
        let characters = boundaries.filter { $0 > line.contentRange.lowerBound && $0 < line.contentRange.upperBound }
        if line.width > constraints.width + 0.01 && !line.isTruncated {
          let isIndented = line.fragmentRect.width < 30
          #expect(characters.isEmpty || isIndented, "round \(round) line \(index) \(line.contentRange)")
        }
      }
    }
  }

  @Test("Lines follow each other without gaps, between characters; all of the text is on them unless it was cut")
  func cover() throws {
    var random = SeededGenerator(102)
    for round in 0..<400 {
      let source = try Self.text(&random)
      let set = TypesetText(source, constraints: Self.constraints(&random))
      let boundaries = Set(set.text.characterBoundaries)
      var end = 0
      for line in set.lines {
        #expect(line.range.lowerBound == end, "round \(round)")
        #expect(boundaries.contains(line.range.lowerBound) || Self.isAfterLineEnd(source.units, line.range.lowerBound))
        end = line.range.upperBound
      }
      #expect(end == source.units.count || set.isTruncated, "round \(round)")
      for index in set.lines.indices {
        for run in set.runs(ofLine: index) where run.kind == .text {
          #expect(!run.range.isEmpty && run.range.upperBound <= source.units.count)
          #expect(run.glyphs.glyphs.count == run.stringIndices.count)
          #expect(run.stringIndices.allSatisfy { run.range.contains($0) }, "round \(round)")
          #expect(run.runID == set.text.runID(at: run.range.lowerBound))
        }
      }
    }
  }

  private static func isAfterLineEnd(_ units: [UInt16], _ at: Int) -> Bool {
    at > 0 && (units[at - 1] == 0x0A || units[at - 1] == 0x2028)
  }

  @Test("Measuring alone, measuring after wrapping and setting again agree")
  func agreement() throws {
    var random = SeededGenerator(103)
    for _ in 0..<150 {
      let source = try Self.text(&random)
      let constraints = Self.constraints(&random)
      let kept = ShapedText(source)
      let wide = kept.typeset(TextConstraints(width: 1000))
      let first = kept.typeset(constraints)
      let fresh = TypesetText(source, constraints: constraints)
      #expect(first.size == fresh.size && first.lines.map(\.range) == fresh.lines.map(\.range))
      #expect(kept.typeset(TextConstraints(width: 1000)).size == wide.size)
    }
  }

  @Test("A text set at the width it measured needs no more lines")
  func idempotent() throws {
    var random = SeededGenerator(104)
    for round in 0..<300 {
      let kept = ShapedText(try Self.text(&random, styled: false))
      let set = kept.typeset(TextConstraints(width: CGFloat(Int.random(in: 40...260, using: &random))))
      let again = kept.typeset(TextConstraints(width: set.size.width))
      #expect(again.lines.count == set.lines.count, "round \(round)")
    }
  }

  @Test("Every character is shown once on its line, whatever the directions")
  func charactersOnce() throws {
    var random = SeededGenerator(105)
    for round in 0..<150 {
      let source = try Self.text(&random)
      let set = TypesetText(source, constraints: TextConstraints(width: 200))
      for index in set.lines.indices {
        let characters = set.characters(ofLine: index)
        var at = set.lines[index].range.lowerBound
        for character in characters {
          #expect(character.range.lowerBound == at, "round \(round) line \(index)")
          at = character.range.upperBound
        }
        #expect(at >= set.lines[index].contentRange.upperBound)
      }
    }
  }
}
