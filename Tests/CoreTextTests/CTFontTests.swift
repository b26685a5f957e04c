// Core Text's font functions under their own names.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct CTFontTests {
  @Test("A font by PostScript, full and family name")
  func byName() {
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName("Inter-Bold", 12, nil)) == "Inter-Bold")
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName("Inter Bold", 12, nil)) == "Inter-Bold")
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName("Inter", 12, nil)) == "Inter-Regular")
    #expect(CTFontCopyFamilyName(CTFontCreateWithName("Inter", 12, nil)) == "Inter")
    #expect(CTFontGetSize(CTFontCreateWithName("Inter", 0, nil)) == 12)
  }

  @Test("A CGFont by its name, or by the system font's; none of a name that nobody has")
  func graphicsFonts() throws {
    let font = try #require(CGFont("Inter-Bold" as CFString))
    #expect(CTFontCopyPostScriptName(CTFontCreateWithGraphicsFont(font, 12, nil)) == "Inter-Bold")
    #expect(CGFont(".SFUI-Regular" as CFString) != nil && CGFont("No Such Font" as CFString) == nil)
  }

  @Test("An unknown name gives the system font (documented: always a font)")
  func unknownName() {
    let font = CTFontCreateWithName("No Such Font", 20, nil)
    #expect(CTFontGetSize(font) == 20)
    #expect(abs(CTFontGetAscent(font) - 19.043) < 0.001)
    #expect(CTFontGetSize(CTFontCreateWithName("../../etc/passwd", 20, nil)) == 20)
  }

  @Test("A font by name reports the file's own measures")
  func declaredMetrics() {
    let font = CTFontCreateWithName("Inter-Regular", 2816, nil)
    #expect(CTFontGetUnitsPerEm(font) == 2816)
    #expect(CTFontGetAscent(font) == 2728)
    #expect(CTFontGetDescent(font) == 680)
    #expect(CTFontGetCapHeight(font) == 2048)
    #expect(CTFontGetXHeight(font) == 1536)
    #expect(CTFontGetBoundingBox(font) == CGRect(x: -2080, y: -900, width: 9354, height: 3972))
    #expect(CTFontGetGlyphCount(font) == 2548)
    #expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 0)
  }

  @Test("User-interface fonts by kind")
  func uiFonts() {
    let regular = CTFontCreateUIFontForLanguage(.system, 17, nil)
    let bold = CTFontCreateUIFontForLanguage(.emphasizedSystem, 17, "de")
    #expect(regular.map(CTFontCopyPostScriptName) == "Inter-Regular")
    #expect(bold.map(CTFontCopyPostScriptName) == "Inter-Bold")
  }

  @Test("Characters to glyphs: pairs take one glyph, what is missing gets 0")
  func glyphs() throws {
    let font = try systemFont(17)
    var glyphs = [CGGlyph](repeating: 99, count: 3)
    #expect(CTFontGetGlyphsForCharacters(font, Array("Aa1".utf16), &glyphs, 3))
    #expect(Set(glyphs).count == 3 && !glyphs.contains(0))
    #expect(!CTFontGetGlyphsForCharacters(font, [0x41, 0xD83D, 0xDE00], &glyphs, 3))
    #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0)
    #expect(!CTFontGetGlyphsForCharacters(font, [0xDC00, 0x41, 0xD800], &glyphs, 3))
    #expect(glyphs[0] == 0 && glyphs[1] != 0 && glyphs[2] == 0)
    #expect(CTFontGetGlyphsForCharacters(font, [0x41], &glyphs, 0))
  }

  @Test("Advances add up to the width of a text without kerning")
  func advances() throws {
    let font = try systemFont(17)
    var glyphs = [CGGlyph](repeating: 0, count: 4)
    #expect(CTFontGetGlyphsForCharacters(font, Array("nnnn".utf16), &glyphs, 4))
    var advances = [CGSize](repeating: .zero, count: 4)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 4)
    #expect(abs(sum - width("nnnn", font)) < 1e-9)
    #expect(abs(advances[0].width * 4 - sum) < 1e-9)
    #expect(CTFontGetAdvancesForGlyphs(font, .default, [60_000], nil, 1) == 0)
  }

  @Test("A glyph's path lies in its box, grows with the size and obeys the matrices")
  func paths() throws {
    var glyph: CGGlyph = 0
    let font = CTFontCreateWithName("Inter-Regular", 100, nil)
    #expect(CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1))
    let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
    let box = CTFontGetBoundingRectsForGlyphs(font, .default, [glyph], nil, 1)
    #expect(abs(box.maxY - 100 * 2048 / 2816) < 0.01 && box.minY == 0)
    #expect(path.storage.points.allSatisfy { box.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
    var lean = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let oblique = CTFontCreateWithName("Inter-Regular", 100, &lean)
    #expect(CTFontGetMatrix(oblique) == lean)
    let leaning = try #require(CTFontCreatePathForGlyph(oblique, glyph, nil))
    for (upright, leant) in zip(path.storage.points, leaning.storage.points) {
      #expect(abs(leant.x - upright.x - upright.y / 2) < 1e-9 && abs(leant.y - upright.y) < 1e-9)
    }
    var space: CGGlyph = 0
    #expect(CTFontGetGlyphsForCharacters(font, Array(" ".utf16), &space, 1))
    #expect(CTFontCreatePathForGlyph(font, space, nil) == nil)
  }
}
