// What a label shows of a text that is too long: the ellipsis, and how much beside it.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct TruncationTests {
  /// The glyphs of the last line as characters, for texts of letters and spaces.
  static func shown(_ text: String, _ width: CGFloat, _ mode: CTLineBreakMode, limit: Int = 1) throws -> String {
    let font = try systemFont(17)
    let options = TextLayoutOptions(width: width, lineLimit: limit, lineBreakMode: mode)
    let line = try #require(TextLayout(text, font: font, options: options).lines.last)
    let alphabet = "abcdefghijklmnopqrstuvwxyzTHE …".unicodeScalars
    var names: [CGGlyph: Character] = [:]
    for scalar in alphabet { names[font.face.graphicsFont.glyph(for: scalar)] = Character(scalar) }
    return String(line.runs.flatMap(\.run.glyphs).map { names[$0] ?? "?" })
  }

  @Test("The tail gives way, with the spaces before the ellipsis")
  func tail() throws {
    let font = try systemFont(17)
    #expect(try Self.shown("The quick brown", width("The quick…", font) + 0.5, .byTruncatingTail) == "The quick…")
    #expect(try Self.shown("The quick brown", width("The quick …", font) + 0.5, .byTruncatingTail) == "The quick…")
    #expect(try Self.shown("The quick", width("The quick", font), .byTruncatingTail) == "The quick")
    #expect(try Self.shown("The quick   ", width("The quick", font), .byTruncatingTail) == "The quick")
  }

  @Test("The head or the middle gives way")
  func headAndMiddle() throws {
    let font = try systemFont(17)
    #expect(try Self.shown("The quick brown", width("…k brown", font) + 0.5, .byTruncatingHead) == "…k brown")
    #expect(try Self.shown("abcdefgh", width("ab…gh", font) + 0.5, .byTruncatingMiddle) == "ab…gh")
  }

  @Test("Only the last allowed line is truncated, and only if text is left over")
  func lastLine() throws {
    let font = try systemFont(17)
    let limit = width("The quick", font)
    #expect(try Self.shown("The quick brown fox jumps", limit, .byTruncatingTail, limit: 2).hasSuffix("…"))
    #expect(try Self.shown("The quick brown", limit, .byTruncatingTail, limit: 2) == "brown")
    #expect(try Self.shown("The quick brown", limit, .byTruncatingTail, limit: 0) == "brown")
    #expect(try Self.shown("quick\nbrown", limit, .byTruncatingTail) == "quick…")
    #expect(try Self.shown("quick\n", limit, .byTruncatingTail) == "quick")
  }

  @Test("The ellipsis stays when nothing else fits: text is never silently blank")
  func narrow() throws {
    for mode in [CTLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
      for limit in [0, 1, 3] as [CGFloat] { #expect(try Self.shown("The quick", limit, mode) == "…") }
    }
  }

  @Test("A truncated line fits, says so, and never cuts a character (seeded)")
  func property() throws {
    var random = SeededGenerator(11)
    let font = try systemFont(17)
    let ellipsis = width("…", font)
    let atoms = ["a", "AV", " ", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "漢", "fi", "-", "नि", "\t"]
    let modes = [CTLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in atoms.randomElement(using: &random) ?? "" }
        .joined()
      let options = TextLayoutOptions(
        width: CGFloat(Int.random(in: 0...150, using: &random)), lineLimit: 1,
        lineBreakMode: modes.randomElement(using: &random) ?? .byTruncatingTail)
      let shaped = ShapedText(text, font: font)
      let constraints = TextConstraints(width: options.width, lineLimit: 1, lastLineMode: options.lineBreakMode)
      let line = try #require(shaped.typeset(constraints).fitted.first)
      let boundaries = Set(shaped.characterBoundaries)
      for case .text(let range) in line.parts {
        #expect(boundaries.contains(range.lowerBound), "\(text.debugDescription)")
        #expect(boundaries.contains(range.upperBound), "\(text.debugDescription)")
      }
      #expect(line.width <= max(options.width, ellipsis) + 0.01, "\(text.debugDescription) \(options)")
      let hasToken = line.parts.contains { if case .token = $0 { true } else { false } }
      #expect((line.truncated != nil) == hasToken)
    }
  }
}
