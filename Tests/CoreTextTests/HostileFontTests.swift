// Font files that are not what they claim: making a font fails, or the font works; nothing traps or hangs.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct HostileFontTests {
  static func interRegular() throws -> Data {
    let path = try #require(FontCatalog.shared.folders.map { "\($0)/Inter-Regular.otf" }.first)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Uses everything a font can do.
  static func exercise(_ data: Data) {
    guard let font = CGFont(data: data) else { return }
    for glyph in [0, 1, 2, 36, 500, 2547, 65535] as [CGGlyph] {
      _ = font.outline(of: glyph)
      _ = font.advances(of: [glyph])
    }
    guard let face = ShapingFace(font) else { return }
    let layout = TextLayout(
      "Hello, AV fi ffi 10:30 é", font: CTFont(face: face, size: 17), options: TextLayoutOptions(width: 60))
    let atlas = GlyphAtlas(byteLimit: 1 << 17)
    for run in layout.runs {
      atlas.forEachGlyph(of: run.run, at: run.origin, device: .identity, mask: { _, _, _ in }, outline: { _ in })
    }
  }

  @Test("Data that is no font gives no font")
  func noFont() {
    #expect(CGFont(data: Data()) == nil)
    #expect(CGFont(data: Data("OTTO".utf8)) == nil)
    #expect(CGFont(data: Data(repeating: 0, count: 100_000)) == nil)
    #expect(CGFont(data: Data("%!PS-AdobeFont-1.0: hostile".utf8)) == nil)
    #expect(CGFont(path: "/nowhere/font.otf") == nil)
    #expect(CGFont(path: "/") == nil)
  }

  @Test("Truncated anywhere, a font fails or works (seeded)")
  func truncated() throws {
    let data = try Self.interRegular()
    var random = SeededGenerator(1)
    let offsets = Array(0..<40) + (0..<120).map { _ in Int.random(in: 0..<data.count, using: &random) }
    for offset in offsets { Self.exercise(data.prefix(offset)) }
  }

  @Test("With random bytes changed, a font fails or works (seeded)")
  func flipped() throws {
    let data = try Self.interRegular()
    var random = SeededGenerator(2)
    for round in 0..<150 {
      var broken = data
      // Half of the rounds hit the table directory and the first tables, where structure lives.
      let range = round % 2 == 0 ? 0..<4096 : 0..<data.count
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        broken[Int.random(in: range, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      Self.exercise(broken)
    }
  }

  @Test("Glyphs beyond the font's have no outline and no advance")
  func beyond() throws {
    let font = try #require(CGFont(data: try Self.interRegular()))
    #expect(font.outline(of: 65535).isEmpty)
    var advance: Int32 = 7
    #expect(!font.getGlyphAdvances(glyphs: [65535], count: 1, advances: &advance) && advance == 0)
    #expect(font.getGlyphAdvances(glyphs: [40], count: 1, advances: &advance) && advance > 0)
    var box = CGRect.null
    #expect(font.getGlyphBBoxes(glyphs: [40], count: 1, bboxes: &box) && !box.isNull)
  }

  @Test("The outline cache is bounded and gives the same outlines again")
  func outlineCache() throws {
    let font = try #require(CGFont(data: try Self.interRegular()))
    let first = font.glyphOutline(of: 40)
    for glyph in 0..<CGGlyph(font.numberOfGlyphs) { _ = font.glyphOutline(of: glyph) }
    #expect(font.glyphOutline(of: 40) == first)
    #expect(font.cachedOutlinePoints <= 65_536)
  }
}
