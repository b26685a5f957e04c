// The Gallery's board of 20,000×20,000 points: tiles are made in layoutSubviews where it is looked at, used again
// elsewhere, and never more of them than a screen needs. The board is the Gallery's file, by a link.

import Testing
import UIKit

@MainActor @Suite struct TileBoardTests {
  private let screen = OffscreenWindow(size: CGSize(width: 320, height: 240), scale: 1)
  private let viewport = TileViewport(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private var board: TileBoardView { viewport.board }

  init() { screen.window.addSubview(viewport) }

  /// Looks at `origin` and draws a frame. Returns the tiles that are seen.
  private func look(_ x: CGFloat, _ y: CGFloat) throws -> [UILabel] {
    viewport.bounds.origin = CGPoint(x: x, y: y)
    _ = try screen.render()
    return board.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  /// Rows and columns of tiles that a rectangle of the viewport's size at this origin cuts.
  private func count(_ x: CGFloat, _ y: CGFloat) -> Int {
    let seen = CGRect(x: x, y: y, width: 320, height: 240)
      .intersection(CGRect(x: 0, y: 0, width: 20_000, height: 20_000))
    guard seen.width > 0, seen.height > 0 else { return 0 }
    func tiles(_ from: CGFloat, _ to: CGFloat) -> Int {
      Int((to / TileBoardView.tile).rounded(.up)) - Int((from / TileBoardView.tile).rounded(.down))
    }
    return tiles(seen.minX, seen.maxX) * tiles(seen.minY, seen.maxY)
  }

  @Test(
    "Tiles are where it is looked at and nowhere else, at the corners and beyond them too",
    arguments: [
      (0, 0), (9_970, 12_340), (40, 79), (19_680, 19_760), (19_900, 19_990), (-200, -100), (-1_000, 50),
      (25_000, 25_000),
    ])
  func places(x: CGFloat, y: CGFloat) throws {
    let tiles = try look(x, y)
    let seen = CGRect(x: x, y: y, width: 320, height: 240)
    #expect(tiles.count == count(x, y) && board.tiles.count == tiles.count)
    // Tiles are two points apart: one whose gap alone is seen lies next to what is seen.
    #expect(tiles.allSatisfy { $0.frame.insetBy(dx: -2, dy: -2).intersects(seen) })
    #expect(tiles.allSatisfy { board.bounds.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) })
    for tile in tiles { #expect(tile.text == "\(Int(tile.frame.minX / 80)), \(Int(tile.frame.minY / 80))") }
  }

  @Test("A step makes only the row that came into sight; the tiles that stay are the same views") func step() throws {
    let before = try look(8_000, 8_000)
    #expect(before.count == 4 * 3)
    let after = try look(8_000, 8_080)
    #expect(after.count == 4 * 3)
    let kept = before.filter { old in after.contains { $0 === old } }
    #expect(kept.count == 4 * 3, "the row that left is used for the row that came")
    #expect(board.subviews.count == 4 * 3)
    let still = before.filter { $0.frame.minY >= 8_080 && $0.frame.maxY < 8_240 }
    #expect(still.count == 4 * 2)
  }

  @Test("Looking at the same place again lays nothing out anew") func again() throws {
    let before = try look(500, 700)
    let after = try look(500, 700)
    #expect(before.map(ObjectIdentifier.init) == after.map(ObjectIdentifier.init))
  }

  @Test("A walk over the whole board needs no more views than one screen; a jump uses those of the place before")
  func bounded() throws {
    var random = SeededRandom(seed: 7)
    var made: Set<ObjectIdentifier> = []
    for _ in 0..<300 {
      let (x, y) = (random.number(in: -400...20_400).rounded(), random.number(in: -400...20_400).rounded())
      let tiles = try look(x, y)
      #expect(tiles.count == count(x, y))
      made.formUnion(tiles.map(ObjectIdentifier.init))
    }
    // 320×240 points touch at most 5×4 tiles of 80.
    #expect(made.count <= 20 && board.subviews.count <= 20)
    #expect(board.tiles.count + board.spare.count == board.subviews.count)
  }

  @Test("A place that is none has no tiles", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func nowhere(x: CGFloat) {
    let board = TileBoardView(frame: viewport.board.frame)
    board.visible = CGRect(x: x, y: 0, width: 100, height: 100)
    board.layoutIfNeeded()
    #expect(board.tiles.isEmpty)
    board.visible = CGRect(x: 0, y: 0, width: 100, height: 100)
    board.layoutIfNeeded()
    #expect(board.tiles.count == 4)
  }

  @Test("A frame draws and commits what is seen, not the board") func cost() throws {
    _ = try look(0, 0)
    _ = try look(10_000, 10_000)
    #expect(screen.driver.frameCounters.committedNodes <= 2 * 20 + 3)
  }
}
