// Bitmaps are kept while they may be shown again, and go with what they were made from.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct BackingStoreTests {
  private let screen = TestScreen()
  private let rootID = RenderNodeID.next()

  private func root(_ children: [RenderNode]) -> RenderNode {
    TreeBuilder.node(CGRect(x: 0, y: 0, width: 40, height: 40), id: rootID, children: children)
  }

  /// Kept as a bitmap of 10 × 10 pixels, and no fewer bytes.
  private func rasterized(_ id: RenderNodeID = .next(), x: CGFloat = 0, _ color: CGColor = .black) -> RenderNode {
    TreeBuilder.node(CGRect(x: x, y: 0, width: 10, height: 10), color, id: id) { $0.extras.rasterScale = 1 }
  }

  private var kept: Int { screen.compositor.counters.keptBytes }

  @Test("The bitmaps of a subtree that is gone are dropped with the frame, though the subtree lives on") func removed()
    throws
  {
    let inner = rasterized()
    let middle = TreeBuilder.node(CGRect(x: 0, y: 0, width: 20, height: 20), nil, children: [inner])
    try screen.show(root([middle]))
    #expect(kept >= 400)
    try screen.show(root([]))
    #expect(kept == 0)
    try screen.show(root([middle]))
    #expect(kept >= 400 && screen.compositor.counters.rasteredStores == 1)
  }

  @Test("A node that changes replaces its bitmap") func changed() throws {
    let id = RenderNodeID.next()
    try screen.show(root([rasterized(id)]))
    let one = kept
    for shade in 1...20 {
      try screen.show(root([rasterized(id, CGColor(gray: CGFloat(shade) / 20, alpha: 1))]))
    }
    // The one before may go a frame late.
    #expect(one > 0 && kept <= 2 * one)
  }

  @Test("A node that stands elsewhere in the tree keeps its bitmap, and one that is out of sight") func moved() throws {
    let inner = rasterized()
    let other = TreeBuilder.node(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    try screen.show(root([inner, other]))
    let within = TreeBuilder.node(CGRect(x: 0, y: 0, width: 20, height: 20), nil, id: other.id, children: [inner])
    try screen.show(root([within]))
    #expect(kept > 0 && screen.compositor.counters.rasteredStores == 0)
    let away = TreeBuilder.node(CGRect(x: 100, y: 0, width: 20, height: 20), nil, id: other.id, children: [inner])
    try screen.show(root([away]))
    #expect(kept > 0)
    try screen.show(root([within]))
    #expect(screen.compositor.counters.rasteredStores == 0)
  }
}
