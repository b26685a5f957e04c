// Which nodes are seen inside the damage: walks the tree front to back and leaves out what is outside, transparent or
// behind something opaque.
//
// Called by: Compositor. Hands on: a PaintList, back to front. The walk is in reverse painting order, so commands are
// gathered reversed and turned round once. Occlusion: an upright, opaque, unrounded rectangle that no group fades hides
// every pixel that it covers whole.

import CoreGraphics
import RenderTree

package struct CullPass {
  private let tree: CommittedTree
  private let damage: PixelRegion
  private let rootTransform: CGAffineTransform
  private var reversed: [PaintCommand] = []
  private var occluded = PixelRegion()

  /// Where and how a subtree is painted.
  private struct Surroundings {
    var transform: CGAffineTransform
    var clip: ClipNode?
    var visible: PixelRect
    /// False inside groups: what is opaque there may still be faded later.
    var mayOcclude: Bool
  }

  /// `rootTransform` places the root's parent space on the device; nil means the tree's own.
  package init(tree: CommittedTree, damage: PixelRegion, rootTransform: CGAffineTransform? = nil) {
    self.tree = tree
    self.damage = damage
    self.rootTransform = rootTransform ?? tree.deviceTransform
  }

  package consuming func run(_ counters: inout RenderCounters) -> PaintList {
    visit(
      tree.root,
      Surroundings(transform: rootTransform, clip: nil, visible: damage.bounds, mayOcclude: true), &counters)
    var list = PaintList()
    list.commands = reversed.reversed()
    return list
  }

  private mutating func visit(_ node: RenderNode, _ outer: Surroundings, _ counters: inout RenderCounters) {
    let transform = NodePlacement.transform(of: node, in: outer.transform)
    let pixels = NodePlacement.pixels(of: node.paintedBounds, under: transform, within: outer.visible)
    guard !pixels.isEmpty, damage.intersects(pixels), !occluded.contains(pixels) else {
      counters.culledNodes += node.subtreeCount
      return
    }
    let isGroup = needsGroup(node)
    var inner = outer
    inner.transform = transform
    if isGroup {
      inner.mayOcclude = false
      reversed.append(.endGroup)
      appendMask(node, inner, &counters)
    }
    paint(node, inner, pixels, &counters)
    if isGroup {
      reversed.append(
        .beginGroup(opacity: node.style.opacity, transform, node.paintedBounds, outer.clip))
    }
  }

  private mutating func paint(
    _ node: RenderNode, _ inner: Surroundings, _ pixels: PixelRect, _ counters: inout RenderCounters
  ) {
    counters.drawnNodes += 1
    if node.style.borderWidth > 0, node.style.borderColor != nil {
      reversed.append(.border(node, inner.transform, inner.clip))
    }
    var below = inner
    if node.style.clipsToBounds, !node.children.isEmpty {
      below.clip = NodeOutline(node).clip(under: inner.transform, inside: inner.clip)
      below.visible = NodePlacement.pixels(of: node.bounds, under: inner.transform, within: inner.visible)
    }
    if !below.visible.isEmpty {
      for child in node.children.reversed() { visit(child, below, &counters) }
    }
    if inner.mayOcclude, node.coversItsBounds, inner.transform.keepsRectanglesUpright, inner.clip == nil {
      let whole = DisplayScale(1).inwardPixelRect(node.bounds.applying(inner.transform)).intersection(inner.visible)
      if !whole.isEmpty { occluded.formUnion(whole) }
    }
    reversed.append(.node(node, inner.transform, inner.clip))
  }

  /// The mask's nodes, in the reversed order that everything is gathered in.
  private mutating func appendMask(_ node: RenderNode, _ inner: Surroundings, _ counters: inout RenderCounters) {
    guard let mask = node.mask else { return }
    reversed.append(.endMask)
    var around = inner
    around.clip = nil
    // What lies in front of the group hides nothing of its mask.
    let kept = occluded
    occluded = PixelRegion()
    visit(mask, around, &counters)
    occluded = kept
    reversed.append(.beginMask(node.paintedBounds))
  }

  private func needsGroup(_ node: RenderNode) -> Bool {
    if node.mask != nil { return true }
    guard node.style.opacity < 1 else { return false }
    return !(node.children.isEmpty && NodePainter.paintsOnce(node))
  }
}
