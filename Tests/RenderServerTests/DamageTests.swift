// Damage by difference of two trees: the same tree does nothing; a moved node damages its two rectangles and no more.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

/// Builds trees by hand, without layers.
struct TreeBuilder {
  final class Kind {}

  static func node(
    _ frame: CGRect, _ color: CGColor? = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), id: RenderNodeID = .next(),
    children: [RenderNode] = [], style change: (inout NodeStyle) -> Void = { _ in }
  ) -> RenderNode {
    var style = NodeStyle()
    style.backgroundColor = color
    change(&style)
    return RenderNode(
      id: id, kind: Self.Kind.self, bounds: CGRect(origin: .zero, size: frame.size),
      placement: .translation(Double(frame.minX), Double(frame.minY), 0), style: style, contents: .none,
      children: children, mask: nil)
  }

  static func tree(_ root: RenderNode) -> CommittedTree {
    CommittedTree(root: root, size: root.bounds.size, scale: 1, sequence: 0)
  }
}

@Suite struct DamageTests {
  private let surface = PixelRect(x: 0, y: 0, width: 100, height: 100)
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func damage(_ old: RenderNode?, _ new: RenderNode) -> PixelRegion {
    var counters = RenderCounters()
    return DamagePass(old: old.map(TreeBuilder.tree), new: TreeBuilder.tree(new), surface: surface).run(&counters)
      .raster
  }

  @Test("The first tree is all damage") func first() {
    #expect(damage(nil, TreeBuilder.node(whole)).area == 10_000)
  }

  @Test("Each damaged node has its reason") func reasons() {
    let rootID = RenderNodeID.next()
    let ids = (0..<3).map { _ in RenderNodeID.next() }
    func child(_ i: Int, x: CGFloat = 0, style: (inout NodeStyle) -> Void = { _ in }) -> RenderNode {
      TreeBuilder.node(CGRect(x: x, y: CGFloat(i) * 20, width: 5, height: 5), id: ids[i], style: style)
    }
    func reasons(_ old: [RenderNode], _ new: [RenderNode]) -> [DamageReason: Int] {
      var counters = RenderCounters()
      _ = DamagePass(
        old: TreeBuilder.tree(TreeBuilder.node(whole, id: rootID, children: old)),
        new: TreeBuilder.tree(TreeBuilder.node(whole, id: rootID, children: new)), surface: surface
      ).run(&counters)
      return counters.damage.counts
    }
    #expect(reasons([child(0)], [child(0, x: 3)]) == [.moved: 1])
    #expect(reasons([child(0)], [child(0) { $0.opacity = 0.5 }]) == [.style: 1])
    #expect(reasons([child(0)], [child(0), child(1)]) == [.inserted: 1])
    #expect(reasons([child(0), child(1)], [child(1)]) == [.removed: 1])
    #expect(reasons([child(0), child(1)], [child(1), child(0)]) == [.moved: 2])
  }

  @Test("The same tree is none") func same() {
    let root = TreeBuilder.node(whole)
    #expect(damage(root, root).isEmpty)
  }

  @Test("A moved child damages where it was and where it is, and no pixel more") func moved() {
    let id = RenderNodeID.next()
    let rootID = RenderNodeID.next()
    let old = TreeBuilder.node(
      whole, id: rootID, children: [TreeBuilder.node(CGRect(x: 10, y: 10, width: 5, height: 5), id: id)])
    let new = TreeBuilder.node(
      whole, id: rootID, children: [TreeBuilder.node(CGRect(x: 50, y: 50, width: 5, height: 5), id: id)])
    let region = damage(old, new)
    #expect(region.area == 2 * 25)
    #expect(region.contains(PixelRect(x: 10, y: 10, width: 5, height: 5)))
    #expect(region.contains(PixelRect(x: 50, y: 50, width: 5, height: 5)))
  }

  @Test("An inserted sibling damages itself only") func inserted() {
    let rootID = RenderNodeID.next()
    let a = TreeBuilder.node(CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = TreeBuilder.node(CGRect(x: 20, y: 20, width: 10, height: 10))
    let between = TreeBuilder.node(CGRect(x: 40, y: 40, width: 8, height: 8))
    let region = damage(
      TreeBuilder.node(whole, id: rootID, children: [a, b]),
      TreeBuilder.node(whole, id: rootID, children: [a, between, b]))
    #expect(region.area == 64)
  }

  @Test("A child outside a clipping parent damages nothing") func clipped() {
    let rootID = RenderNodeID.next()
    let parentID = RenderNodeID.next()
    func root(_ y: CGFloat) -> RenderNode {
      let child = TreeBuilder.node(CGRect(x: 0, y: y, width: 10, height: 10), id: parentID)
      return TreeBuilder.node(whole, id: rootID, children: [child]) { $0.clipsToBounds = true }
    }
    #expect(damage(root(200), root(300)).isEmpty)
  }
}
