// Glyph masks: coverage, phases, padding, bounds, and the same bytes whatever was drawn before.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct GlyphAtlasTests {
  struct Drawn: Equatable {
    var x: Int32
    var y: Int32
    var width: Int32
    var rows: [[UInt8]]
    var ink: Double { rows.reduce(0) { $0 + $1.reduce(0) { $0 + Double($1) } } / 255 }
  }

  static func draw(
    _ run: GlyphRun, at origin: CGPoint, device: CGAffineTransform, isFlipped: Bool = false, in atlas: GlyphAtlas
  ) -> (masks: [Drawn], paths: Int) {
    var masks: [Drawn] = []
    var paths = 0
    atlas.forEachGlyph(
      of: run, at: origin, device: device, isFlipped: isFlipped,
      mask: { mask, x, y in
        let rows = (0..<Int(mask.height)).map { row in
          (0..<mask.stride).map { mask.bytes[row * mask.stride + $0] }
        }
        masks.append(Drawn(x: x, y: y, width: mask.width, rows: rows))
      }, outline: { _ in paths += 1 })
    return (masks, paths)
  }

  static func run(_ text: String, _ size: CGFloat, matrix: CGAffineTransform = .identity) throws -> GlyphRun {
    let font = CTFont(try systemFont(size), matrix: matrix)
    return try #require(TextLayout(text, font: font).runs.first).run
  }

  @Test("An H at 28.16 points, stems on the pixel grid as the font has them, has the area of its outline")
  func coverage() throws {
    let run = try Self.run("H", 28.16)
    let drawn = Self.draw(run, at: CGPoint(x: 10, y: 50), device: .identity, in: GlyphAtlas()).masks
    let mask = try #require(drawn.first)
    #expect(drawn.count == 1)
    // Capitals are 2048/2816 em high: 20.48 pixels above the baseline at row 50.
    let inked = mask.rows.enumerated().filter { $0.element.contains { $0 > 0 } }.map { Int(mask.y) + $0.offset }
    #expect(inked.first == 29 && inked.last == 49)
    var area = 0.0
    let points = run.font.outline(of: run.glyphs[0], transform: run.glyphTransform).storage.points
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += (a.x * b.y - b.x * a.y) / 2 }
    #expect(abs(mask.ink - abs(area)) < 0.5)
    #expect(mask.rows.allSatisfy { $0.count % 16 == 0 && $0[Int(mask.width)...].allSatisfy { $0 == 0 } })
  }

  @Test("Moving by a quarter pixel changes the phase, by a whole one only the place; ink stays")
  func phases() throws {
    let run = try Self.run("g", 17)
    let atlas = GlyphAtlas()
    var previous: Drawn?
    for quarter in 0..<4 {
      let x = 10 + CGFloat(quarter) / 4
      let here = try #require(Self.draw(run, at: CGPoint(x: x, y: 20), device: .identity, in: atlas).masks.first)
      let next = try #require(Self.draw(run, at: CGPoint(x: x + 1, y: 21), device: .identity, in: atlas).masks.first)
      #expect(here.rows == next.rows && next.x == here.x + 1 && next.y == here.y + 1)
      if let previous {
        #expect(previous != here)
        #expect(abs(previous.ink - here.ink) < 0.6)
      }
      previous = here
    }
    let low = Self.draw(run, at: CGPoint(x: 10, y: 20.4), device: .identity, in: atlas).masks
    #expect(low == Self.draw(run, at: CGPoint(x: 10, y: 20), device: .identity, in: atlas).masks)
  }

  @Test("Upright text stands on whole rows; rotated text moves in quarters on both axes")
  func placement() throws {
    #expect(GlyphPlacement(x: 1.125, y: 2.5, isUpright: true).map { [Int($0.phaseX), Int($0.phaseY)] } == [1, 0])
    #expect(GlyphPlacement(x: -0.25, y: -0.5, isUpright: true).map { [$0.x, $0.y] } == [-1, 0])
    #expect(GlyphPlacement(x: -0.25, y: 2.5, isUpright: false).map { [Int($0.phaseX), Int($0.phaseY)] } == [3, 2])
    #expect(GlyphPlacement(x: .nan, y: 0, isUpright: true) == nil)
    #expect(GlyphPlacement(x: 1e9, y: 0, isUpright: true) == nil)
  }

  @Test("A flipped context draws the same glyphs upright")
  func flipped() throws {
    let run = try Self.run("Rg", 20)
    let atlas = GlyphAtlas()
    let down = Self.draw(run, at: CGPoint(x: 3, y: 30), device: .identity, in: atlas).masks
    let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100)
    #expect(down == Self.draw(run, at: CGPoint(x: 3, y: 70), device: up, isFlipped: true, in: atlas).masks)
  }

  @Test("At twice the scale a glyph has four times the ink; a lean keeps it")
  func scaling() throws {
    let atlas = GlyphAtlas()
    let run = try Self.run("o", 20)
    let one = try #require(Self.draw(run, at: .zero, device: .identity, in: atlas).masks.first).ink
    let two = try #require(
      Self.draw(run, at: .zero, device: CGAffineTransform(scaleX: 2, y: 2), in: atlas).masks.first
    ).ink
    #expect(abs(two / one - 4) < 0.05)
    let lean = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let leaning = try #require(
      Self.draw(try Self.run("o", 20, matrix: lean), at: .zero, device: .identity, in: atlas).masks.first)
    #expect(abs(leaning.ink - one) < 0.6)
    let quarterTurn = try #require(
      Self.draw(run, at: .zero, device: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), in: atlas).masks
        .first)
    #expect(abs(quarterTurn.ink - one) < 0.6)
  }

  @Test("Glyphs over 256 pixels come as paths; spaces as nothing; a hostile matrix draws nothing")
  func limits() throws {
    let atlas = GlyphAtlas()
    let large = Self.draw(try Self.run("W W", 400), at: .zero, device: .identity, in: atlas)
    #expect(large.paths == 2 && large.masks.isEmpty)
    let run = try Self.run("a b", 17)
    #expect(Self.draw(run, at: .zero, device: .identity, in: atlas).masks.count == 2)
    for bad in [CGFloat.nan, .infinity, 1e300] {
      let device = CGAffineTransform(a: bad, b: 0, c: 0, d: bad, tx: 0, ty: 0)
      let drawn = Self.draw(run, at: CGPoint(x: 1, y: 1), device: device, in: atlas)
      #expect(drawn.masks.isEmpty)
    }
  }

  @Test("Memory stays within the limit, and what was evicted comes back with the same bytes")
  func bounded() throws {
    let atlas = GlyphAtlas(byteLimit: 2 << 16)
    let run = try Self.run("Hamburgefonstiv", 17)
    let first = Self.draw(run, at: CGPoint(x: 0, y: 20), device: .identity, in: atlas).masks
    for step in 1..<200 {
      let scale = 1 + CGFloat(step) / 50
      _ = Self.draw(run, at: .zero, device: CGAffineTransform(scaleX: scale, y: scale), in: atlas)
      #expect(atlas.byteCount <= 2 << 16)
    }
    #expect(first == Self.draw(run, at: CGPoint(x: 0, y: 20), device: .identity, in: atlas).masks)
    #expect(first == Self.draw(run, at: CGPoint(x: 0, y: 20), device: .identity, in: GlyphAtlas()).masks)
  }
}
