// Lists made of others: some nodes in new nodes' places, chunks shared, and what chunks tell of their nodes kept true.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct NodeListEditTests {
  private let nodes = (0..<200).map { TreeBuilder.node(CGRect(x: $0, y: 3, width: 5, height: 7)) }

  @Test("Nodes are where they were put, and chunks without new ones are the same") func places() {
    let list = NodeList(nodes)
    let places = [1, 5, 63] + Array(128..<192)
    var edit = NodeListEdit(list)
    var expected = nodes
    for place in places {
      expected[place] = TreeBuilder.node(CGRect(x: 300, y: 3, width: 5, height: 7), id: nodes[place].id)
      edit.put(expected[place], at: place)
    }
    let made = edit.finish()
    #expect(made.count == 200 && made.elementsEqual(expected, by: ===))
    #expect(made.chunks[1] === list.chunks[1] && made.chunks[3] === list.chunks[3])
    #expect(made.chunks[0].hasSameNames(as: list.chunks[0]) && made.chunks[2].hasSameNames(as: list.chunks[2]))
    #expect(!made.chunks[0].hasSameNames(as: list.chunks[2]))
    #expect(made.paintedBounds == CGRect(x: 0, y: 3, width: 305, height: 7))
    #expect(list.elementsEqual(nodes, by: ===))
  }

  @Test("Chunks tell of plain rectangles alone where they are, and in which colour") func leaves() {
    let plain = TreeBuilder.node(CGRect(x: 4, y: 5, width: 6, height: 7))
    let round = TreeBuilder.node(CGRect(x: 4, y: 5, width: 6, height: 7)) { $0.cornerRadius = 2 }
    let faded = TreeBuilder.node(CGRect(x: 4, y: 5, width: 6, height: 7)) { $0.opacity = 0.5 }
    let parent = TreeBuilder.node(CGRect(x: 4, y: 5, width: 6, height: 7), children: [plain])
    let turned = plain.placed(Matrix4(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
    let leaves = NodeList([plain, round, faded, parent, turned]).chunks[0].leaves
    #expect(leaves.map(\.color) == [0xFFFF_0000, 0, 0, 0, 0])
    #expect(leaves[0].x == 4 && leaves[0].y == 5 && leaves[0].bounds == CGRect(x: 0, y: 0, width: 6, height: 7))
    #expect(NodeList([round, parent]).chunks[0].leaves.isEmpty)
  }

  @Test("Among plain rectangles that move, one that turns into something else is damaged with both of its forms")
  func mixed() throws {
    let rootID = RenderNodeID.next()
    let ids = (0..<3).map { _ in RenderNodeID.next() }
    func root(_ children: [RenderNode]) -> RenderNode {
      TreeBuilder.node(CGRect(x: 0, y: 0, width: 100, height: 100), .white, id: rootID, children: children)
    }
    func child(_ i: Int, _ x: CGFloat, _ style: (inout NodeStyle) -> Void = { _ in }) -> RenderNode {
      TreeBuilder.node(CGRect(x: x, y: CGFloat(i) * 20, width: 8, height: 8), id: ids[i], style: style)
    }
    let (screen, fresh) = (TestScreen(), TestScreen())
    try screen.show(root([child(0, 1), child(1, 2), child(2, 3)]))
    let after = root([child(0, 5), child(1, 2) { $0.cornerRadius = 4 }, child(2, 60)])
    let partial = try screen.show(after)
    #expect(screen.compositor.counters.damage.counts == [.moved: 2, .style: 1])
    #expect(screen.compositor.counters.rasteredPixels < 1000)
    #expect(try partial.isSame(as: fresh.show(after)))
  }
}
