// Which pixels differ between two committed trees: walks both, stops where they share a subtree.
//
// Called by: Compositor. Hands on: a PixelRegion, device pixels. Cost: O(nodes that changed and their siblings).
// Nodes are paired by id. A pair that is the same object under the same transform has nothing to add, whatever is below.
// Otherwise the old and the new painted rectangles are damaged if the node itself changed, and the children are paired in
// turn; children that are gone, new or in another order damage all that they paint.

import CoreGraphics
import RenderTree

package struct DamagePass {
  private let old: CommittedTree?
  private let new: CommittedTree
  private let surface: PixelRect
  private var region = PixelRegion()
  /// Still to be compared, the last next: a list, not the stack, since trees may be 10,000 levels deep.
  private var pairs: [Pair] = []

  private struct Pair {
    let old: RenderNode
    let fromParent: CGAffineTransform
    let new: RenderNode
    let toParent: CGAffineTransform
    let clip: PixelRect
  }

  package init(old: CommittedTree?, new: CommittedTree, surface: PixelRect) {
    self.old = old
    self.new = new
    self.surface = surface
  }

  package consuming func run(_ counters: inout RenderCounters) -> PixelRegion {
    guard let old, old.scale == new.scale, old.root.id == new.root.id else {
      region = PixelRegion(surface)
      counters.damage.add(new.root, .firstFrame)
      counters.damagedPixels = region.area
      return region
    }
    pairs = [
      Pair(
        old: old.root, fromParent: old.deviceTransform, new: new.root, toParent: new.deviceTransform, clip: surface)
    ]
    while let pair = pairs.popLast() { compare(pair, &counters) }
    counters.damagedPixels = region.area
    return region
  }

  private mutating func compare(_ pair: Pair, _ counters: inout RenderCounters) {
    let (a, fromParent, b, toParent, clip) = (pair.old, pair.fromParent, pair.new, pair.toParent, pair.clip)
    if a === b, fromParent == toParent { return }
    counters.comparedNodes += 1
    let ta = NodePlacement.transform(of: a, in: fromParent)
    let tb = NodePlacement.transform(of: b, in: toParent)
    guard !a.needsBitmap, !b.needsBitmap, ta == tb, a.paintsSame(as: b), a.mask === b.mask, b.style.shadow == nil,
      a.style.shadow == nil
    else {
      let damaged = add(a, fromParent, clip)
      if add(b, toParent, clip) || damaged {
        let isMoved = a.placement != b.placement || fromParent != toParent
        counters.damage.add(b, DamageLog.reason(a, b, isMoved: isMoved))
      }
      return
    }
    var inner = clip
    if b.style.clipsToBounds { inner = NodePlacement.pixels(of: b.bounds, under: tb, within: clip) }
    compareChildren(a.children, b.children, tb, inner, &counters)
  }

  private mutating func compareChildren(
    _ old: [RenderNode], _ new: [RenderNode], _ transform: CGAffineTransform, _ clip: PixelRect,
    _ counters: inout RenderCounters
  ) {
    // Siblings are compared in their order: the first is put on the list last.
    let listed = pairs.count
    defer { pairs[listed...].reverse() }
    func pair(_ a: RenderNode, _ b: RenderNode) -> Pair {
      Pair(old: a, fromParent: transform, new: b, toParent: transform, clip: clip)
    }
    var first = 0
    while first < old.count, first < new.count, old[first].id == new[first].id {
      if old[first] !== new[first] { pairs.append(pair(old[first], new[first])) }
      first += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > first, newEnd > first, old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      if old[oldEnd] !== new[newEnd] { pairs.append(pair(old[oldEnd], new[newEnd])) }
    }
    addUnpaired(Array(old[first..<oldEnd]), Array(new[first..<newEnd]), transform, clip, &counters)
  }

  /// Siblings that are gone, new, or in another order: all that they paint.
  private mutating func addUnpaired(
    _ old: [RenderNode], _ new: [RenderNode], _ transform: CGAffineTransform, _ clip: PixelRect,
    _ counters: inout RenderCounters
  ) {
    guard !old.isEmpty || !new.isEmpty else { return }
    let before = Set(old.map(\.id))
    let after = Set(new.map(\.id))
    for node in old where add(node, transform, clip) && !after.contains(node.id) { counters.damage.add(node, .removed) }
    for node in new where add(node, transform, clip) {
      counters.damage.add(node, before.contains(node.id) ? .moved : .inserted)
    }
  }

  /// Whether there was anything to damage.
  @discardableResult
  private mutating func add(_ node: RenderNode, _ parent: CGAffineTransform, _ clip: PixelRect) -> Bool {
    let pixels = NodePlacement.pixels(of: node, in: parent, within: clip)
    guard !pixels.isEmpty else { return false }
    region.formUnion(pixels)
    return true
  }
}
