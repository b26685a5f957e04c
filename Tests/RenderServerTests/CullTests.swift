// Culling: what is outside the damage or behind something opaque is not painted.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct CullTests {
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func counters(_ root: RenderNode, damage: PixelRect) -> RenderCounters {
    var counters = RenderCounters()
    _ = CullPass(tree: TreeBuilder.tree(root), damage: PixelRegion(damage)).run(&counters)
    return counters
  }

  @Test("Nodes outside the damage are culled") func outside() {
    let root = TreeBuilder.node(
      whole,
      children: [
        TreeBuilder.node(CGRect(x: 0, y: 0, width: 10, height: 10)),
        TreeBuilder.node(CGRect(x: 60, y: 60, width: 10, height: 10)),
      ])
    let counted = counters(root, damage: PixelRect(x: 55, y: 55, width: 20, height: 20))
    #expect(counted.drawnNodes == 2 && counted.culledNodes == 1)
  }

  @Test("A node behind an opaque one is culled; behind a faded one it is not", arguments: [Float(1), 0.5])
  func occlusion(opacity: Float) {
    let root = TreeBuilder.node(
      whole, nil,
      children: [
        TreeBuilder.node(CGRect(x: 30, y: 30, width: 10, height: 10)),
        TreeBuilder.node(CGRect(x: 20, y: 20, width: 40, height: 40)) { $0.opacity = opacity },
      ])
    let counted = counters(root, damage: PixelRect(x: 0, y: 0, width: 100, height: 100))
    #expect(counted.culledNodes == (opacity == 1 ? 1 : 0))
  }

  @Test("Rounded corners hide nothing") func rounded() {
    let root = TreeBuilder.node(
      whole, nil,
      children: [
        TreeBuilder.node(CGRect(x: 30, y: 30, width: 10, height: 10)),
        TreeBuilder.node(CGRect(x: 20, y: 20, width: 40, height: 40)) { $0.cornerRadius = 4 },
      ])
    #expect(counters(root, damage: PixelRect(x: 0, y: 0, width: 100, height: 100)).culledNodes == 0)
  }
}
