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

  /// A text with every attribute and paragraph setting that moves glyphs, at random.
  private static func rich(_ random: inout SeededGenerator) throws -> AttributedText {
    var source = try text(&random)
    for index in source.runs.indices {
      func once(in chances: Int) -> Bool { Int.random(in: 0..<chances, using: &random) == 0 }
      if once(in: 4) { source.runs[index].attributes.obliqueness = CGFloat.random(in: -0.5...0.5, using: &random) }
      if once(in: 4) { source.runs[index].attributes.expansion = CGFloat.random(in: -0.3...0.4, using: &random) }
      if once(in: 4) { source.runs[index].attributes.tracking = CGFloat.random(in: -0.5...2, using: &random) }
      if once(in: 4) { source.runs[index].attributes.baselineOffset = CGFloat.random(in: -9...9, using: &random) }
      if once(in: 6) { source.runs[index].attributes.directions = [.init(isRightToLeft: true, isOverride: false)] }
      if once(in: 5), let at = source.units.indices.randomElement(using: &random) {
        source.units[at] = 0xFFFC
        source.runs[index].attributes.attachment = TextAttachmentBox(
          width: CGFloat.random(in: 0...40, using: &random), ascent: 20, descent: 4)
      }
    }
    var style = source.styles[0].style
    style.firstLineHeadIndent = CGFloat.random(in: 0...20, using: &random)
    style.headIndent = CGFloat.random(in: 0...20, using: &random)
    style.tailIndent = CGFloat.random(in: -15...0, using: &random)
    style.lineHeightMultiple = [0, 0.8, 1.5].randomElement(using: &random) ?? 0
    style.minimumLineHeight = [0, 30].randomElement(using: &random) ?? 0
    style.lineSpacing = CGFloat.random(in: 0...5, using: &random)
    style.paragraphSpacing = CGFloat.random(in: 0...5, using: &random)
    style.hyphenationFactor = [0, 1].randomElement(using: &random) ?? 0
    style.tabStops = [
      TextTabStop(alignment: [.left, .right, .center, .decimal].randomElement(using: &random) ?? .left, location: 70)
    ]
    source.styles[0].style = style
    return source
  }

  @Test("With every attribute and setting at once: glyphs within their lines, lines within their fragments, in order")
  func richTexts() throws {
    var random = SeededGenerator(106)
    for round in 0..<300 {
      let source = try Self.rich(&random)
      var constraints = Self.constraints(&random)
      let hole = CGRect(x: 90, y: 15, width: 50, height: 60)
      let hasHole = constraints.width > 200
      if hasHole {
        constraints.lineRoom = { proposed in
          guard proposed.maxY > hole.minY && proposed.minY < hole.maxY else {
            return TextLineRoom(spans: [proposed.minX...max(proposed.minX, proposed.maxX)])
          }
          let spans = [(proposed.minX, hole.minX), (hole.maxX, proposed.maxX)].filter { $0.0 < $0.1 }
          return TextLineRoom(spans: spans.map { $0.0...$0.1 })
        }
      }
      let set = TypesetText(source, constraints: constraints)
      let boundaries = Set(set.text.characterBoundaries)
      var end = 0
      var top: CGFloat = 0
      for index in set.lines.indices {
        let line = set.lines[index]
        #expect(line.range.lowerBound == end && boundaries.contains(end), "round \(round) line \(index)")
        end = line.range.upperBound
        #expect(line.fragmentRect.minY >= top - 0.001, "round \(round) line \(index)")
        top = line.fragmentRect.minY
        let runs = set.runs(ofLine: index)
        let sum = runs.reduce(0) { $0 + $1.width }
        #expect(abs(sum - line.width) < 0.01, "round \(round) line \(index): \(sum) \(line.width)")
        #expect((runs.map(\.origin.x).min() ?? line.origin.x) >= line.origin.x - 0.01, "round \(round) line \(index)")
        let inside = set.text.characterBoundaries.filter {
          $0 > line.contentRange.lowerBound && $0 < line.contentRange.upperBound
        }
        // More than one character on a line means that it fits, but for a token that nothing can be taken from.
        if !inside.isEmpty && !line.isTruncated {
          #expect(line.width <= line.fragmentRect.width + 0.01, "round \(round) line \(index) \(line.contentRange)")
        }
      }
      let bottom = set.lines.map(\.usedRect.maxY).max() ?? 0
      #expect(set.lines.isEmpty || abs(set.size.height - bottom) < 0.01 || hasHole, "round \(round)")
    }
  }
}
