// Scrolled contents are moved as pixels: what is painted is the exposed strip, and the picture is as if all were painted.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

/// A list that fills a screen of 100 × 200 points at 3×: rows of 30 points with a mark in each.
private struct ListScene {
  let rootID = RenderNodeID.next(), listID = RenderNodeID.next()
  let rows: [RenderNode]
  /// Above the list.
  var overlays: [RenderNode] = []
  /// The list's children above its rows, by offset.
  var floating: (CGFloat) -> [RenderNode] = { _ in [] }
  var listFrame = CGRect(x: 0, y: 0, width: 100, height: 200)
  var style: (inout NodeStyle) -> Void = { $0.clipsToBounds = true }
  var rootStyle: (inout NodeStyle) -> Void = { _ in }
  static let scale: CGFloat = 3

  init(rowColor: (Int) -> CGColor = { CGColor(gray: 0.5 + CGFloat($0 % 5) / 10, alpha: 1) }) {
    rows = (0..<40).map { index in
      let mark = TreeBuilder.node(
        CGRect(x: 5 + CGFloat(index), y: 1.0 / 6 + 7, width: 10, height: 11),
        CGColor(srgbRed: 1, green: 0, blue: CGFloat(index) / 40, alpha: 0.5)
      ) { $0.cornerRadius = 4 }
      return TreeBuilder.node(
        CGRect(x: 0, y: CGFloat(index) * 30, width: 100, height: 30), rowColor(index), children: [mark])
    }
  }

  func tree(_ offset: CGFloat) -> RenderNode {
    var listStyle = NodeStyle()
    style(&listStyle)
    let list = RenderNode(
      id: listID, kind: TreeBuilder.Kind.self,
      bounds: CGRect(x: 0, y: offset, width: listFrame.width, height: listFrame.height),
      placement: .translation(Double(listFrame.minX), Double(listFrame.minY - offset), 0), style: listStyle,
      contents: .none, children: rows + floating(offset), mask: nil)
    return TreeBuilder.node(
      CGRect(x: 0, y: 0, width: 100, height: 200), CGColor(gray: 1, alpha: 1), id: rootID,
      children: [list] + overlays, style: rootStyle)
  }

  /// Shows the offsets one after the other, each compared with a whole redraw. The counters of the last frame.
  func scroll(_ offsets: [CGFloat], _ comment: Comment? = nil) throws -> RenderCounters {
    let screen = TestScreen(threads: 2)
    var last = RenderCounters()
    for offset in offsets {
      let shown = try screen.show(tree(offset), scale: Self.scale)
      let whole = try TestScreen(threads: 1).show(tree(offset), scale: Self.scale)
      #expect(shown.words == whole.words, comment)
      last = screen.compositor.counters
    }
    return last
  }
}

@Suite struct ScrollMoveTests {
  private let all = 300 * 600

  @Test("A 37-pt scroll of a full-screen opaque list rasters the exposed strip alone") func strip() throws {
    let counters = try ListScene().scroll([0, 37])
    #expect(counters.rasteredPixels == 300 * 111)
    #expect(counters.movedPixels == all - 300 * 111)
    #expect(counters.damagedPixels == all)
    #expect(counters.damage.counts == [.scrolled: 1])
  }

  @Test("Both ways, by thirds of a point, and far") func ways() throws {
    let scene = ListScene()
    #expect(try scene.scroll([100, 63]).rasteredPixels == 300 * 111)
    #expect(try scene.scroll([100, 100 + 1.0 / 3]).rasteredPixels == 300)
    #expect(try scene.scroll([0, 37, 74, 37.0 + 1.0 / 3, 500, 490]).rasteredPixels == 300 * 30)
    // No pixel stays on the screen.
    #expect(try scene.scroll([0, 500]).movedPixels == 0)
    // Half a pixel moves nothing.
    #expect(try scene.scroll([0, 37 + 1.0 / 6]).movedPixels == 0)
  }

  @Test("An indicator that stays where it is, and a bar above the list, are painted around") func overlays() throws {
    var scene = ListScene()
    scene.overlays = [
      TreeBuilder.node(CGRect(x: 0, y: 0, width: 100, height: 20), CGColor(gray: 0.2, alpha: 0.5))
    ]
    let indicator = RenderNodeID.next()
    scene.floating = { offset in
      [
        TreeBuilder.node(
          CGRect(x: 94, y: offset + 30 + offset / 4, width: 3, height: 40), CGColor(gray: 0, alpha: 0.4), id: indicator)
      ]
    }
    let counters = try scene.scroll([40, 80])
    #expect(counters.movedPixels > all / 2)
    // The bar, what has moved below it, the strip, and the indicator where it was, is, and would have moved to.
    #expect(counters.rasteredPixels < 300 * (60 + 120 + 70) + 4 * 15 * 140)
  }

  @Test("Round corners and borders of the list are painted, its inside is moved") func round() throws {
    var scene = ListScene()
    scene.listFrame = CGRect(x: 10, y: 10, width: 80, height: 180)
    scene.style = {
      $0.clipsToBounds = true
      $0.cornerRadius = 12
      $0.borderWidth = 2
      $0.borderColor = CGColor(gray: 0, alpha: 1)
    }
    #expect(try scene.scroll([0, 20]).movedPixels > 240 * 540 / 2)
    // Smooth edges between pixels show both sides.
    scene.listFrame.origin.x += 0.1
    #expect(try scene.scroll([0, 20]).movedPixels > 240 * 540 / 2)
    scene.listFrame = CGRect(x: -10, y: -10, width: 120, height: 220)
    scene.rootStyle = {
      $0.clipsToBounds = true
      $0.cornerRadius = 30
    }
    #expect(try scene.scroll([0, 20]).movedPixels > all / 2)
  }

  @Test("Rows that show what is below them are not moved") func translucent() throws {
    let scene = ListScene { _ in CGColor(gray: 0.5, alpha: 0.5) }
    #expect(try scene.scroll([0, 30]).movedPixels == 0)
    let mixed = ListScene { CGColor(gray: 0.5, alpha: $0 % 3 == 0 ? 0.5 : 1) }
    let counters = try mixed.scroll([0, 30])
    #expect(counters.movedPixels > all / 2 && counters.rasteredPixels > all / 4)
  }

  @Test("A list that fades or is masked is painted") func faded() throws {
    var scene = ListScene()
    scene.style = {
      $0.clipsToBounds = true
      $0.opacity = 0.5
    }
    #expect(try scene.scroll([0, 30]).movedPixels == 0)
    scene = ListScene()
    scene.rootStyle = { $0.opacity = 0.5 }
    #expect(try scene.scroll([0, 30]).movedPixels == 0)
  }

  @Test("Rows that come and go are painted, the others moved") func reuse() throws {
    let scene = ListScene()
    func tree(_ offset: CGFloat) -> RenderNode {
      var part = scene
      part.style = { $0.clipsToBounds = true }
      let whole = part.tree(offset)
      let list = whole.children[0]
      let first = Int(offset / 30)
      let rows = scene.rows[first..<min(first + 8, scene.rows.count)]
      let short = RenderNode(
        id: list.id, kind: list.kind, bounds: list.bounds, placement: list.placement, style: list.style,
        contents: .none, children: Array(rows), mask: nil)
      return TreeBuilder.node(
        CGRect(x: 0, y: 0, width: 100, height: 200), CGColor(gray: 1, alpha: 1), id: scene.rootID, children: [short])
    }
    let screen = TestScreen()
    for offset in [0, 37, 74, 111, 60] as [CGFloat] {
      let shown = try screen.show(tree(offset), scale: 3)
      #expect(shown.words == (try TestScreen().show(tree(offset), scale: 3)).words)
    }
    #expect(screen.compositor.counters.rasteredPixels <= 300 * 3 * 64)
    #expect(screen.compositor.counters.movedPixels > 0)
  }
}
