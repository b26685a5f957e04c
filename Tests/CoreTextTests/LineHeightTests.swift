// How high lines are and where their baselines lie, by NSParagraphStyle's rules.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct LineHeightTests {
  static let natural: CGFloat = 1.19336 * 20

  @Test("The multiple, the minimum and the maximum change a line's height above the text")
  func rules() throws {
    let cases: [(TextParagraphStyle, CGFloat)] = [
      (style { $0.lineHeightMultiple = 1.5 }, Self.natural * 1.5), (style { $0.minimumLineHeight = 40 }, 40),
      (style { $0.maximumLineHeight = 10 }, 10), (style { $0.minimumLineHeight = 3 }, Self.natural),
      (style { $0.maximumLineHeight = 300 }, Self.natural),
      (style { ($0.lineHeightMultiple, $0.maximumLineHeight) = (2, 30) }, 30),
    ]
    for (style, height) in cases {
      let set = try shaped("Ag", 20, style: style).typeset()
      #expect(abs(set.size.height - height) < 1e-3)
      #expect(abs(set.lines[0].origin.y - (height - 0.24121 * 20)) < 1e-3)
      #expect(set.lines[0].ascent == 0.95215 * 20)
    }
  }

  @Test("Spacing is below lines and around paragraphs, not below the text's last line nor above its first")
  func spacing() throws {
    let spaced = style { ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 7, 11) }
    let set = try shaped("a\u{2028}b\nc", 20, style: spaced).typeset()
    let tops = set.lines.map(\.fragmentRect.minY)
    #expect(set.lines.count == 3)
    #expect(abs(tops[1] - (Self.natural + 5)) < 1e-3)
    #expect(abs(tops[2] - (2 * (Self.natural + 5) + 7 + 11)) < 1e-3)
    #expect(abs(set.size.height - (tops[2] + Self.natural)) < 1e-3)
    #expect(set.lines.map(\.endsParagraph) == [false, true, true])
  }

  @Test("The largest font of a line makes its height; hanging spaces and the line end count")
  func mixedFonts() throws {
    let (small, large) = (try systemFont(10), try systemFont(30))
    let runs = [(3, small), (1, large), (2, small)].map {
      AttributedText.Run(length: $0.0, attributes: TextAttributes(font: $0.1))
    }
    let set = TypesetText(AttributedText(units: Array("abcXde".utf16), runs: runs, styles: []))
    #expect(abs(set.size.height - 30 * 1.19336) < 1e-3)
    let ends = TypesetText(AttributedText(units: Array("abc\nde".utf16), runs: runs, styles: []))
    #expect(abs(ends.lines[0].fragmentRect.height - 30 * 1.19336) < 1e-3)
    #expect(abs(ends.lines[1].fragmentRect.height - 10 * 1.19336) < 1e-3)
  }

  @Test("A baseline offset moves glyphs and raises the line; an attachment's box makes room")
  func offsetsAndBoxes() throws {
    let raised = try shaped("a", 20) { $0.baselineOffset = 6 }.typeset()
    #expect(abs(raised.size.height - (Self.natural + 0)) < 1e-3 || raised.size.height > Self.natural)
    #expect(raised.runs(ofLine: 0)[0].origin.y == raised.lines[0].origin.y - 6)
    let box = try shaped("a\u{FFFC}b", 20) { $0.attachment = TextAttachmentBox(width: 50, ascent: 40, descent: 10) }
    let set = box.typeset()
    let plain = try shaped("a", 20).typeset().size.width + shaped("b", 20).typeset().size.width
    #expect(abs(set.size.width - plain - 50) < 1e-6)
    #expect(abs(set.size.height - 50) < 1e-6)
    #expect(set.runs(ofLine: 0).map(\.kind) == [.text, .attachment, .text])
    #expect(set.runs(ofLine: 0)[1].range == 1..<2)
  }

  @Test("An empty text and a text that ends in a line end have an extra line, which does not count")
  func extraLine() throws {
    let empty = try shaped("", 20).typeset(TextConstraints(width: 100))
    #expect(empty.lines.isEmpty && empty.size == .zero)
    #expect(abs((empty.extraLine?.usedRect.height ?? 0) - Self.natural) < 1e-3)
    let ended = try shaped("a\n", 20).typeset(TextConstraints(width: 100))
    #expect(ended.lines.count == 1)
    #expect(abs((ended.extraLine?.fragmentRect.minY ?? 0) - Self.natural) < 1e-3)
    #expect(try shaped("a", 20).typeset().extraLine == nil)
  }

  @Test("A height leaves out lines that end below it, but never the first; the last one says so")
  func height() throws {
    let text = try shaped("one two three four five six", 20)
    var constraints = TextConstraints(width: 90, lastLineMode: .byTruncatingTail)
    let all = text.typeset(constraints)
    constraints.height = Self.natural * 2 + 1
    let two = text.typeset(constraints)
    #expect(all.lines.count > 2 && two.lines.count == 2)
    #expect(two.isTruncated && two.shown[1].hasSuffix("…") && !all.isTruncated)
    #expect(two.size.width <= 90.01)
    constraints.height = 1
    #expect(text.typeset(constraints).lines.count == 1)
    #expect(text.typeset(constraints).shown[0].hasSuffix("…"))
  }
}
