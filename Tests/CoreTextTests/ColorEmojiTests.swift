// Emoji: chosen as wholes, drawn in their own colours.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct ColorEmojiTests {
  /// The runs of a text on one line.
  static func runs(_ text: String) throws -> [TypesetRun] { try shaped(text).typeset().runs(ofLine: 0) }

  @Test(
    "A sequence is one glyph of the emoji font",
    arguments: ["😀", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "⛹🏽‍♂️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏿"])
  func sequences(_ text: String) throws {
    let runs = try Self.runs(text)
    #expect(runs.count == 1 && runs[0].glyphs.font.hasColorBitmaps)
    #expect(runs.flatMap(\.glyphs.glyphs).count == 1)
    #expect(!runs.flatMap(\.glyphs.glyphs).contains(0))
  }

  @Test("Characters that are text by default stay text, and a selector decides for either")
  func presentation() throws {
    #expect(try !Self.runs("❤").contains { $0.glyphs.font.hasColorBitmaps })
    #expect(try !Self.runs("❤\u{FE0E}").contains { $0.glyphs.font.hasColorBitmaps })
    #expect(try Self.runs("❤\u{FE0F}").allSatisfy { $0.glyphs.font.hasColorBitmaps })
    #expect(try !Self.runs("123 #*").contains { $0.glyphs.font.hasColorBitmaps })
  }

  @Test("An emoji's pixels have its colours, not the text's; the text's alpha counts")
  func pixels() throws {
    let run = try #require(try Self.runs("😀").first)
    func picture(_ transform: CGAffineTransform, _ color: CGColor) throws -> (PixelBuffer, Int) {
      let buffer = try #require(PixelBuffer(width: 60, height: 60))
      var state = DrawState()
      state.fill = .color(color)
      state.ctm = transform
      BitmapBackend(buffer: buffer, baseTransform: .identity).perform(.glyphs(run.glyphs), state)
      var yellow = 0
      for y in 0..<60 {
        for x in 0..<60 {
          let (red, blue) = (buffer[x, y] >> 16 & 255, buffer[x, y] & 255)
          if red > 150 && blue < 120 { yellow += 1 }
        }
      }
      return (buffer, yellow)
    }
    let upright = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 45)
    let black = try picture(upright, CGColor(gray: 0, alpha: 1))
    let white = try picture(upright, CGColor(gray: 1, alpha: 1))
    #expect(black.1 > 400)
    #expect((0..<60).allSatisfy { y in (0..<60).allSatisfy { black.0[$0, y] == white.0[$0, y] } })
    #expect(try picture(upright.rotated(by: 0.3), CGColor(gray: 0, alpha: 1)).1 > 400)
    #expect(try picture(upright.scaledBy(x: 5, y: 5), CGColor(gray: 0, alpha: 1)).1 > 400)
    let faint = try picture(upright, CGColor(gray: 0, alpha: 0.5)).0
    #expect((0..<60).allSatisfy { y in (0..<60).allSatisfy { faint[$0, y] >> 24 <= 129 } })
  }

  @Test("No character is divided between fonts (seeded)")
  func clusters() throws {
    var random = SeededGenerator(77)
    let atoms = ["a", "é", "e\u{301}", "😀", "👨‍👩‍👧", "🇩🇪🇫🇷", "漢", "か\u{3099}", "नि", "שָׁ", "1️⃣", " ", "ก็", "✓"]
    for _ in 0..<200 {
      let text = (0..<12).map { _ in atoms.randomElement(using: &random) ?? "" }.joined()
      let shaped = try shaped(text)
      let boundaries = Set(shaped.characterBoundaries)
      for (piece, next) in zip(shaped.pieces, shaped.pieces.dropFirst()) where piece.font !== next.font {
        // A space and a mark on it are one character and two words.
        let isOnSpace = text.utf16.count > 0 && shaped.units[piece.range.upperBound - 1] == 0x20
        #expect(boundaries.contains(piece.range.upperBound) || isOnSpace, "\(text.debugDescription)")
      }
    }
  }
}
