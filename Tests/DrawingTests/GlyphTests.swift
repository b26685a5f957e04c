// Glyph runs: masks and outlines, plain and as one shape.
@testable import CoreGraphics
import Testing

@Suite struct GlyphTests {
  /// Inter as Debian installs it; the tests of text need it too.
  private func run(_ size: CGFloat, at origin: CGPoint = CGPoint(x: 3, y: 24)) throws -> GlyphRun {
    let folder = "/usr/share/fonts/opentype/inter"
    let font = try #require(CGFont(path: folder + "/Inter-Regular.otf"), "fonts-inter is not installed in \(folder)")
    let glyphs = "gAs".unicodeScalars.map { font.glyph(for: $0) }
    let positions = (0..<3).map { CGPoint(x: origin.x + CGFloat($0) * size * 0.7, y: origin.y) }
    return GlyphRun(font: font, pointSize: size, glyphs: glyphs, positions: positions, width: size * 2)
  }

  private func draw(_ run: GlyphRun, _ setUp: (CGContext) -> Void = { _ in }) -> Pixels {
    let context = canvas(64, 32)
    context.setFillColor(red)
    setUp(context)
    context.draw(run)
    return pixels(of: context)
  }

  @Test func uprightInAYDownContextAboveTheBaseline() throws {
    let result = draw(try run(20))
    let rows = (0..<32).filter { y in (0..<64).contains { result[$0, y] != 0 } }
    #expect(rows.first! >= 8 && rows.first! <= 11)
    // The g reaches below the baseline, row 24.
    #expect(rows.last! >= 25 && rows.last! <= 30)
  }

  @Test func masksComeCloseToOutlines() throws {
    let run = try run(20)
    let path = CGMutablePath()
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let place = run.glyphTransform.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      path.addPath(run.font.outline(of: glyph), transform: place)
    }
    let context = canvas(64, 32)
    context.setFillColor(red)
    context.addPath(path)
    context.fillPath()
    // Positions are whole pixels here. Masks are made from points in 1/64 pixel: 4 levels an edge, two edges and rounding.
    #expect(draw(run).distance(to: pixels(of: context)) <= 10)
  }

  @Test func oneShapeEqualsGlyphAfterGlyph() throws {
    let run = try run(17)
    let plain = draw(run)
    let atop = draw(run) { $0.setBlendMode(.multiply) }
    #expect(plain.distance(to: atop) <= 1)
  }

  @Test func clipsAndShadowsApply() throws {
    let run = try run(20)
    let clipped = draw(run) { $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 32)) }
    let whole = draw(run)
    for y in 0..<32 { for x in 0..<64 { #expect(clipped[x, y] == (x < 10 ? whole[x, y] : 0)) } }
    let shadowed = draw(run) { $0.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: blue) }
    #expect(shadowed.values.contains { $0 & 255 > 200 && ($0 >> 16) & 255 < 50 })
  }

  @Test func partsOfARunEqualTheWhole() throws {
    let run = try run(19.3, at: CGPoint(x: 2.37, y: 23.6))
    let recording = CGContext(recording: CGRect(x: 0, y: 0, width: 64, height: 32), scale: 1)
    recording.rotate(by: 0.05)
    recording.setFillColor(red)
    recording.draw(run)
    recording.setBlendMode(.xor)
    recording.translateBy(x: 1, y: 1)
    recording.draw(run)
    let list = recording.finishRecording()
    func draw(_ clip: PixelRect?) -> Pixels {
      let buffer = PixelBuffer(width: 64, height: 32)!
      list.replay(into: BitmapBackend(buffer: buffer, baseTransform: .identity, clip: clip))
      return Pixels(buffer)
    }
    let whole = draw(nil)
    let part = PixelRect(x: 7, y: 11, width: 20, height: 9)
    let result = draw(part)
    for y in 0..<32 {
      for x in 0..<64 {
        #expect(result[x, y] == (part.contains(x: Int32(x), y: Int32(y)) ? whole[x, y] : 0))
      }
    }
  }

  /// Documented: text space is y up; the text matrix leads to user space and is not saved with the state.
  @Test func showGlyphsStandsUprightInARawContext() throws {
    let run = try run(20)
    let context = rawCanvas(64, 32)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setFont(run.font)
    context.setFontSize(20)
    context.saveGState()
    context.textPosition = CGPoint(x: 3, y: 8)
    context.restoreGState()
    #expect(context.textPosition == CGPoint(x: 3, y: 8))
    context.showGlyphs(run.glyphs, at: (0..<3).map { CGPoint(x: CGFloat($0) * 14, y: 0) })
    // Paths here, masks there: see masksComeCloseToOutlines.
    #expect(pixels(of: context).distance(to: draw(run)) <= 10)
  }
}
