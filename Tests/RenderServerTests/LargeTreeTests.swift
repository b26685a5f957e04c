// Trees beyond all use: deep, wide, and with masks in masks. They cost what their nodes cost, and no stack.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct LargeTreeTests {
  private func shown(_ root: RenderNode, _ again: RenderNode) throws -> RenderCounters {
    let screen = TestScreen()
    try screen.show(root)
    try screen.show(again)
    return screen.compositor.counters
  }

  @Test("A hundred thousand nested nodes are drawn, compared and freed") func deep() throws {
    let ids = (0..<100_000).map { _ in RenderNodeID.next() }
    func tree(_ color: CGColor) -> RenderNode {
      var node = TreeBuilder.node(CGRect(x: 1, y: 1, width: 4, height: 4), color, id: ids[0])
      for id in ids.dropFirst() {
        node = TreeBuilder.node(CGRect(x: 0, y: 0, width: 50, height: 50), nil, id: id, children: [node])
      }
      return node
    }
    let counters = try shown(tree(CGColor(gray: 0, alpha: 1)), tree(CGColor(gray: 1, alpha: 1)))
    #expect(counters.comparedNodes == 100_000)
    #expect(counters.rasteredPixels == 16)
  }

  @Test("Deep trees are told as text, a line a node, none longer than it must be") func dump() {
    var node = TreeBuilder.node(CGRect(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<20_000 { node = TreeBuilder.node(CGRect(x: 0, y: 0, width: 1, height: 1), nil, children: [node]) }
    let lines = CommittedTreeDump().text(TreeBuilder.tree(node)).split(separator: "\n")
    #expect(lines.count == 20_002 && lines.allSatisfy { $0.utf8.count < 400 })
    #expect(lines[150].contains("(150) Kind"))
  }

  @Test("A million siblings: one that moves costs its two rectangles") func wide() throws {
    let rootID = RenderNodeID.next()
    let look = NodeLook(style(.black), .none)
    var nodes: [RenderNode] = (0..<1_000_000).map { i in
      RenderNode(
        id: .next(), kind: TreeBuilder.Kind.self, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        placement: .translation(Double(i % 300), Double(i / 300 % 300), 0), look: look, children: NodeList(), mask: nil)
    }
    func root(_ children: NodeList) -> RenderNode {
      RenderNode(
        id: rootID, kind: TreeBuilder.Kind.self, bounds: CGRect(x: 0, y: 0, width: 300, height: 300),
        placement: .identity, look: NodeLook(style(nil), .none), children: children, mask: nil)
    }
    let list = NodeList(nodes)
    let old = nodes[500_000]
    let moved = RenderNode(
      id: old.id, kind: old.kind, bounds: old.bounds, placement: .translation(7, 9, 0), look: look,
      children: NodeList(), mask: nil)
    let after = list.replacing([500_000], with: [moved])
    nodes = []
    let counters = try shown(root(list), root(after))
    #expect(counters.comparedNodes == 2)
    #expect(counters.rasteredPixels == 2)
  }

  private func style(_ color: CGColor?) -> NodeStyle {
    var style = NodeStyle()
    style.backgroundColor = color
    return style
  }

  @Test("Masks in masks in masks are walked once each") func masks() throws {
    var mask = TreeBuilder.node(CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<200 {
      mask = RenderNode(
        id: .next(), kind: TreeBuilder.Kind.self, bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
        placement: .identity, style: style(.black), contents: .none, children: [RenderNode](), mask: mask)
    }
    let screen = TestScreen()
    let picture = try screen.show(mask)
    #expect(picture.painted == 100)
    #expect(screen.compositor.counters.drawnNodes == 201)
  }
}
