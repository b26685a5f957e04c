// Where lines sit in their box, and where their glyphs sit in them.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct AlignmentTests {
  @Test("Lines are set left, right or in the middle of the box; a line wider than the box begins at its edge")
  func edges() throws {
    let font = try systemFont(17)
    let own = width("Hello", font)
    func x(_ alignment: CTTextAlignment, _ width: CGFloat) -> CGFloat {
      let options = TextLayoutOptions(width: width, alignment: alignment, lineBreakMode: .byClipping)
      return TextLayout("Hello", font: font, options: options).lines[0].origin.x
    }
    #expect(x(.left, 200) == 0 && x(.natural, 200) == 0 && x(.justified, 200) == 0)
    #expect(abs(x(.right, 200) - (200 - own)) < 1e-9)
    #expect(abs(x(.center, 200) - (200 - own) / 2) < 1e-9)
    #expect(x(.right, 10) == 0 && x(.center, 10) == 0)
  }

  @Test("In a box without a width, lines are aligned to the widest")
  func unbounded() throws {
    let font = try systemFont(17)
    let layout = TextLayout("Hello\ni", font: font, options: TextLayoutOptions(alignment: .right))
    #expect(layout.lines[0].origin.x == 0)
    #expect(abs(layout.lines[1].origin.x - (width("Hello", font) - width("i", font))) < 1e-9)
  }

  @Test("Baselines are one ascender from the top, then one line height apart")
  func baselines() throws {
    let layout = TextLayout("a\nb\nc", font: try systemFont(100))
    for (index, line) in layout.lines.enumerated() {
      #expect(abs(line.origin.y - (95.215 + 119.336 * CGFloat(index))) < 1e-9)
      #expect(line.runs.allSatisfy { $0.origin == line.origin })
    }
    #expect(abs(layout.size.height - 358.008) < 1e-9)
  }

  @Test("A justified line that was wrapped reaches the edge; the last of a paragraph does not")
  func justified() throws {
    let font = try systemFont(17)
    let options = TextLayoutOptions(width: 150, alignment: .justified)
    let layout = TextLayout("The quick brown fox jumps over the lazy dog", font: font, options: options)
    #expect(layout.lines.count > 2)
    for line in layout.lines.dropLast() {
      #expect(line.width == 150)
      #expect(abs(try #require(line.runs.first).run.width - 150) < 1e-6)
    }
    #expect(try #require(layout.lines.last).width < 150)
  }

  @Test("A run's glyphs advance from left to right from 0, on the baseline, at the font's size")
  func positions() throws {
    let font = try systemFont(19, .bold)
    let run = try #require(TextLayout("Hello UIKit", font: font).runs.first).run
    #expect(run.glyphs.count == 11 && run.pointSize == 19)
    #expect(run.positions[0] == .zero)
    #expect(zip(run.positions, run.positions.dropFirst()).allSatisfy { $0.x < $1.x && $1.y == 0 })
    #expect(abs(run.width - width("Hello UIKit", font)) < 1e-9)
    #expect(run.conservativeBounds.contains(CGRect(x: 0, y: -13, width: run.width, height: 13)))
  }
}
