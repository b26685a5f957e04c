// Looks that ask for memory or for pictures of pictures at every level, many levels deep: bounded, and the same for any
// damage.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct DeepLookTests {
  static let looks: [(name: String, change: @Sendable (inout NodeStyle) -> Void)] = [
    ("faded", { $0.opacity = 0.99 }), ("rasterised", { $0.extras.rasterScale = 1 }),
    ("tinted", { $0.extras.tint = CGColor(gray: 1, alpha: 1) }),
    (
      "rounded",
      {
        $0.clipsToBounds = true; $0.cornerRadius = 4
      }
    ),
    ("shaded", { $0.shadow = NodeShadow(color: .black, opacity: 1, offset: .zero, radius: 2, path: nil) }),
  ]

  @Test("Levels of one look in each other", arguments: looks.indices) func nested(index: Int) throws {
    let side: CGFloat = 200
    let leafID = RenderNodeID.next()
    // Each shadow is painted on its own, with all that throws it.
    let levels = Self.looks[index].name == "shaded" ? 1000 : 20_000
    let ids = (0..<levels).map { _ in RenderNodeID.next() }
    func tree(_ color: CGColor) -> RenderNode {
      var node = TreeBuilder.node(CGRect(x: 10, y: 10, width: 10, height: 10), color, id: leafID)
      for id in ids {
        let beside = TreeBuilder.node(CGRect(x: 0, y: 0, width: side, height: side), nil)
        node = TreeBuilder.node(
          CGRect(x: 0, y: 0, width: side, height: side), nil, id: id, children: [node, beside],
          style: Self.looks[index].change)
      }
      return node
    }
    let screen = TestScreen(threads: 1)
    try screen.show(tree(CGColor(gray: 0, alpha: 1)))
    let partial = try screen.show(tree(CGColor(gray: 1, alpha: 1)))
    let whole = try TestScreen(threads: 2).show(tree(CGColor(gray: 1, alpha: 1)))
    var different = 0
    for y in 0..<200 { for x in 0..<200 where partial[x, y] != whole[x, y] { different += 1 } }
    #expect(different == 0, "\(Self.looks[index].name)")
  }

  @Test("Placements that tilt in each other") func tilted() throws {
    var tilt = Matrix4.identity
    tilt.r0[3] = 1e-6
    var node = TreeBuilder.node(CGRect(x: 10, y: 10, width: 10, height: 10))
    for _ in 0..<20_000 {
      node = RenderNode(
        id: .next(), kind: TreeBuilder.Kind.self, bounds: CGRect(x: 0, y: 0, width: 40, height: 40), placement: tilt,
        style: NodeStyle(), contents: .none, children: [node], mask: nil)
    }
    try TestScreen().show(node, size: CGSize(width: 40, height: 40))
  }

  @Test("Masks of masks on a large surface") func masks() throws {
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    var mask = TreeBuilder.node(bounds)
    for _ in 0..<2000 {
      var style = NodeStyle()
      style.backgroundColor = .black
      mask = RenderNode(
        id: .next(), kind: TreeBuilder.Kind.self, bounds: bounds, placement: .identity, style: style, contents: .none,
        children: [RenderNode](), mask: mask)
    }
    try TestScreen().show(mask)
  }
}
