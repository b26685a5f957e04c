// Which pixels differ between two committed trees: walks both, stops where they share a subtree.
//
// Called by: Compositor. Hands on: FrameDamage, device pixels. Cost: O(nodes that changed, and the chunks beside them).
// Nodes are paired by id. A pair that is the same object under the same transform has nothing to add, whatever is below.
// Otherwise the old and the new painted rectangles are damaged if the node itself changed, and the children are paired in
// turn; children that are gone, new or in another order damage all that they paint. Contents that a scroll has moved by
// whole pixels are moved, where ScrollPass finds that they can be.

import CoreGraphics
import RenderTree

package struct DamagePass {
  private let old: CommittedTree?
  private let new: CommittedTree
  private let surface: PixelRect
  private var collector: DamageCollector
  private var moves: [PixelMove] = []
  private var removed: [RenderNode] = []
  /// Still to be compared, the last next: a list, not the stack, since trees may be 100,000 levels deep.
  private var pairs: [Pair] = []
  /// The ancestors of the pairs that are still to be compared.
  private var trail = ScrollTrail()

  private struct Pair {
    let old: RenderNode
    let fromParent: CGAffineTransform
    let new: RenderNode
    let toParent: CGAffineTransform
    let clip: PixelRect
    /// Where the parents stand in the trail; nil where nothing may be moved: below what fades, masks or has itself moved.
    let parent: Int?
    /// What a scroll around them moves into place: nothing below has to be painted there.
    var moved: PixelRegion?
  }
  /// The same of the pair that is being compared.
  private var moved: PixelRegion?

  package init(old: CommittedTree?, new: CommittedTree, surface: PixelRect) {
    self.old = old
    self.new = new
    self.surface = surface
    collector = DamageCollector(surface: surface)
  }

  package consuming func run(_ counters: inout RenderCounters) -> FrameDamage {
    var damage = FrameDamage()
    if let old, old.scale == new.scale, old.root.id == new.root.id {
      pairs = [
        Pair(
          old: old.root, fromParent: old.deviceTransform, new: new.root, toParent: new.deviceTransform, clip: surface,
          parent: ScrollTrail.root)
      ]
      while let pair = pairs.popLast() {
        moved = pair.moved
        compare(pair, &counters)
      }
      damage.raster = collector.region
      damage.removed = removed
      for move in moves {
        let pixels = move.pixels.subtracting(damage.raster)
        if !pixels.isEmpty { damage.moves.append(PixelMove(pixels: pixels, dx: move.dx, dy: move.dy)) }
      }
    } else {
      damage.raster = PixelRegion(surface)
      counters.damage.add(new.root, .firstFrame)
    }
    counters.rasteredPixels = damage.raster.area
    counters.movedPixels = damage.moves.reduce(0) { $0 + $1.pixels.area }
    counters.damagedPixels = counters.rasteredPixels + counters.movedPixels
    return damage
  }

  private mutating func compare(_ pair: Pair, _ counters: inout RenderCounters) {
    let (a, fromParent, b, toParent, clip) = (pair.old, pair.fromParent, pair.new, pair.toParent, pair.clip)
    if a === b, fromParent == toParent { return }
    counters.comparedNodes += 1
    let ta = NodePlacement.transform(of: a, in: fromParent)
    let tb = NodePlacement.transform(of: b, in: toParent)
    let countAsOne =
      a.needsBitmap || b.needsBitmap || a.mask !== b.mask || a.look.style.shadow != nil || b.look.style.shadow != nil
    guard !countAsOne, ta == tb, a.paintsSame(as: b), !changesGrouping(a, b) else {
      if !countAsOne, !changesGrouping(a, b), scroll(pair, ta, tb, &counters) { return }
      let damaged = add(a, fromParent, clip)
      if add(b, toParent, clip) || damaged {
        let isMoved = !a.isPlaced(as: b) || fromParent != toParent
        counters.damage.add(b, DamageLog.reason(a, b, isMoved: isMoved))
      }
      return
    }
    var inner = clip
    if b.look.style.clipsToBounds { inner = NodePlacement.clip(of: b, under: tb, within: clip) }
    let match = ChildMatch(a.children, b.children)
    guard !match.isEmpty else { return }
    let below = pair.parent.flatMap { parent in
      b.mask == nil && b.look.style.opacity == 1
        ? trail.add(TrailStep(old: a, new: b, transform: tb, above: parent)) : nil
    }
    add(match, (ta, tb), inner, parent: below, &counters)
  }

  /// A faded node without children may give its opacity to its one colour; with children it is a group, and rounds elsewhere.
  private func changesGrouping(_ a: RenderNode, _ b: RenderNode) -> Bool {
    b.look.style.opacity < 1 && a.children.isEmpty != b.children.isEmpty
  }

  /// True when a pair that differs by its bounds' origin alone has been dealt with: contents moved, the rest damaged.
  private mutating func scroll(
    _ pair: Pair, _ ta: CGAffineTransform, _ tb: CGAffineTransform, _ counters: inout RenderCounters
  ) -> Bool {
    guard let parent = pair.parent, let shift = ScrollShift(pair.old, pair.new, ta, tb) else { return false }
    let match = ChildMatch(pair.old.children, pair.new.children)
    guard
      let found = ScrollPass(
        old: pair.old, new: pair.new, from: ta, to: tb, shift: shift, match: match, clip: pair.clip, surface: surface,
        trail: trail, parent: parent
      ).run(),
      moves.allSatisfy({ !$0.reach.intersects(found.move.reach) })
    else { return false }
    moves.append(found.move)
    found.exposed.forEach { collector.add($0) }
    counters.damage.add(pair.new, .scrolled)
    // The move leaves out where these children are and where they were: what it covers now is right as it is.
    moved = found.move.pixels
    add(match, (ta, tb), pair.clip, parent: nil, &counters)
    moved = nil
    return true
  }

  private mutating func add(
    _ match: ChildMatch, _ transforms: (old: CGAffineTransform, new: CGAffineTransform), _ clip: PixelRect,
    parent: Int?, _ counters: inout RenderCounters
  ) {
    removed.append(contentsOf: match.removed)
    let after = Set(match.shuffledNew.map(\.id))
    for node in match.removed where add(node, transforms.old, clip) { counters.damage.add(node, .removed) }
    for node in match.shuffledOld where !after.isEmpty { add(node, transforms.old, clip) }
    for node in match.shuffledNew where add(node, transforms.new, clip) { counters.damage.add(node, .moved) }
    for node in match.inserted where add(node, transforms.new, clip) { counters.damage.add(node, .inserted) }
    // Siblings are compared in their order: the first that has children is put on the list last.
    let listed = pairs.count
    let upright = transforms.old.placesLeaves && transforms.new.placesLeaves
    func take(_ a: RenderNode, _ b: RenderNode, _ pass: inout DamagePass, _ counters: inout RenderCounters) {
      let pair = Pair(
        old: a, fromParent: transforms.old, new: b, toParent: transforms.new, clip: clip, parent: parent)
      if a.children.isEmpty, b.children.isEmpty { pass.compare(pair, &counters) } else { pass.pairs.append(pair) }
    }
    for (old, new) in match.chunks {
      let areLeaves = upright && !old.leaves.isEmpty && !new.leaves.isEmpty
      for index in new.nodes.indices where old.nodes[index] !== new.nodes[index] {
        if areLeaves, compareLeaves(old, new, index, transforms, clip, &counters) { continue }
        take(old.nodes[index], new.nodes[index], &self, &counters)
      }
    }
    for (old, new) in match.others { take(old, new, &self, &counters) }
    pairs[listed...].reverse()
    if let moved {
      for index in listed..<pairs.count { pairs[index].moved = moved }
    }
  }

  /// Two rectangles of one colour each: the pixels tell all, and the nodes are not touched. False when one of them is more.
  @inline(__always)
  private mutating func compareLeaves(
    _ old: NodeChunk, _ new: NodeChunk, _ index: Int, _ transforms: (old: CGAffineTransform, new: CGAffineTransform),
    _ clip: PixelRect, _ counters: inout RenderCounters
  ) -> Bool {
    let (a, b) = (old.leaves[index], new.leaves[index])
    guard a.color != 0, b.color != 0 else { return false }
    counters.comparedNodes += 1
    let was = NodePlacement.cut(a, in: transforms.old, within: clip)
    let now = NodePlacement.cut(b, in: transforms.new, within: clip)
    guard a.color != b.color || was != now, !(was.isEmpty && now.isEmpty) else { return true }
    collector.add(was, now)
    if a.x != b.x || a.y != b.y || transforms.old != transforms.new {
      if !counters.damage.count(.moved) { counters.damage.name(new.nodes[index], .moved) }
    } else {
      counters.damage.add(new.nodes[index], DamageLog.reason(old.nodes[index], new.nodes[index], isMoved: false))
    }
    return true
  }

  /// Whether there was anything to damage.
  @discardableResult
  private mutating func add(_ node: RenderNode, _ parent: CGAffineTransform, _ clip: PixelRect) -> Bool {
    let pixels = NodePlacement.pixels(of: node, in: parent, within: clip)
    guard !pixels.isEmpty else { return false }
    guard let moved else {
      collector.add(pixels)
      return true
    }
    let rest = PixelRegion(pixels).subtracting(moved)
    rest.forEach { collector.add($0) }
    return !rest.isEmpty
  }
}
