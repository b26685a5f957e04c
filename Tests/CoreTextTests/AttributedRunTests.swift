// Attributed text: runs, kerning, spacing, ids and what shares a piece.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct AttributedRunTests {
  static func attributes(_ id: Int, _ change: (inout TextAttributes) -> Void = { _ in }) throws -> TextAttributes {
    var attributes = TextAttributes(font: try systemFont(17), runID: id)
    change(&attributes)
    return attributes
  }

  @Test("A change that only paints does not change glyphs or places, and is found again by its id")
  func idsAlone() throws {
    let plain = TypesetText(AttributedText("AVATAR", attributes: try Self.attributes(1)))
    let parts = [2, 3, 1].enumerated().map { index, length in (length, index + 1) }
    let runs = try parts.map { AttributedText.Run(length: $0.0, attributes: try Self.attributes($0.1)) }
    let colored = TypesetText(AttributedText(units: Array("AVATAR".utf16), runs: runs, styles: []))
    #expect(abs(plain.size.width - colored.size.width) < 1e-9)
    let shown = colored.runs(ofLine: 0)
    #expect(shown.map(\.runID) == [1, 2, 3])
    #expect(shown.map(\.range) == [0..<2, 2..<5, 5..<6])
    let places = shown.flatMap { run in run.glyphs.positions.map { $0.x + run.origin.x } }
    let expected = plain.runs(ofLine: 0)[0].glyphs.positions.map(\.x)
    for (one, other) in zip(places, expected) { #expect(abs(one - other) < 1e-9) }
    #expect(plain.runs(ofLine: 0).count == 1)
  }

  @Test("Kern adds after every character and 0 undoes the font's own; tracking takes its place")
  func kern() throws {
    let plain = try shaped("AVAV").typeset().size.width
    let wide = try shaped("AVAV") { $0.kern = 3 }.typeset().size.width
    let none = try shaped("AVAV") { $0.kern = 0 }.typeset().size.width
    let tracked = try shaped("AVAV") { ($0.kern, $0.tracking) = (9, 2) }.typeset().size.width
    #expect(abs(wide - plain - 12) < 1e-6)
    #expect(none > plain + 2)
    #expect(abs(tracked - plain - 8) < 1e-6)
  }

  @Test("Expansion widens glyphs and advances, obliqueness leans glyphs alone")
  func shapes() throws {
    let plain = try shaped("Hamburg").typeset()
    let wide = try shaped("Hamburg") { $0.expansion = log(1.5) }.typeset()
    let lean = try shaped("Hamburg") { $0.obliqueness = 0.25 }.typeset()
    #expect(lean.size.width == plain.size.width)
    let tracking = try systemFont(17).tracking * 7
    #expect(abs(wide.size.width - tracking - (plain.size.width - tracking) * 1.5) < 1e-6)
    #expect(abs(wide.runs(ofLine: 0)[0].glyphs.matrix.a - 1.5) < 1e-9)
    #expect(lean.runs(ofLine: 0)[0].glyphs.matrix.c == 0.25)
  }

  @Test("Runs go on from one to the next without a gap")
  func widths() throws {
    let fonts = [(3, CGFloat(12)), (5, 30), (4, 17)]
    let runs = try fonts.enumerated().map { index, part in
      AttributedText.Run(length: part.0, attributes: TextAttributes(font: try systemFont(part.1), runID: index))
    }
    let set = TypesetText(AttributedText(units: Array("abcdefghijkl".utf16), runs: runs, styles: []))
    let shown = set.runs(ofLine: 0)
    for (one, next) in zip(shown, shown.dropFirst()) { #expect(abs(one.origin.x + one.width - next.origin.x) < 1e-9) }
    #expect(abs(shown.reduce(0) { $0 + $1.width } - set.size.width) < 1e-9)
  }

  @Test("A soft hyphen shows where a word is divided, and nowhere else; the line still fits")
  func softHyphen() throws {
    let text = try shaped("incompre\u{AD}hensi\u{AD}bilities")
    let whole = text.typeset()
    #expect(whole.runs(ofLine: 0).allSatisfy { $0.kind == .text })
    let plain = try shaped("incomprehensibilities").typeset()
    #expect(abs(whole.size.width - plain.size.width) < 1)
    for width in stride(from: 60 as CGFloat, to: 150, by: 7) {
      let set = text.typeset(TextConstraints(width: width))
      #expect(set.size.width <= width + 0.01)
      for (index, line) in set.lines.enumerated() where line.range.upperBound < text.units.count {
        let isDivided = text.units[line.range.upperBound - 1] == 0xAD
        #expect(set.runs(ofLine: index).contains { $0.kind == .hyphen } == isDivided)
      }
    }
  }

  @Test("A token of its own attributes stands for text left out")
  func token() throws {
    let text = try shaped("The quick brown fox jumps")
    var constraints = TextConstraints(width: 120, lineLimit: 1, lastLineMode: .byTruncatingTail)
    constraints.truncationToken = AttributedText(" more", attributes: try Self.attributes(42))
    let set = text.typeset(constraints)
    let token = set.runs(ofLine: 0).last
    #expect(token?.kind == .truncationToken && token?.runID == 42)
    #expect(set.size.width <= 120.01)
    #expect(set.lines[0].truncatedRange?.upperBound == 25)
    let plain = text.typeset(TextConstraints(width: 120, lineLimit: 1, lastLineMode: .byTruncatingTail))
    #expect(plain.runs(ofLine: 0).last?.kind == .truncationToken)
    #expect(plain.lines[0].truncatedRange != nil)
  }

  @Test("Characters are set closer before a line is truncated, where the style allows it")
  func tightening() throws {
    let text = "The quick brown fox"
    let natural = try shaped(text).typeset().size.width
    var constraints = TextConstraints(width: natural * 0.97, lineLimit: 1, lastLineMode: .byTruncatingTail)
    let tight = try shaped(text, style: style { $0.allowsTightening = true }).typeset(constraints)
    #expect(!tight.isTruncated && abs(tight.size.width - constraints.width) < 1e-6)
    #expect(tight.runs(ofLine: 0).map(\.width).reduce(0, +) <= constraints.width + 1e-6)
    #expect(try shaped(text).typeset(constraints).isTruncated)
    constraints.width = natural * 0.9
    #expect(try shaped(text, style: style { $0.allowsTightening = true }).typeset(constraints).isTruncated)
  }
}
