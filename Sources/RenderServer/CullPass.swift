// Which nodes are seen inside the damage: walks the tree front to back and leaves out what is outside, transparent or
// behind something opaque.
//
// Called by: Compositor, SubtreePainter. Hands on: a PaintList, back to front. The walk is in reverse painting order, so
// commands are gathered reversed and turned round once. Occlusion: an upright, opaque, unrounded rectangle that no group
// fades hides every pixel that it covers whole. What is still to be done stands in a list of steps, not on the stack: trees
// may be 10,000 levels deep.

import CoreGraphics
import RenderTree

package struct CullPass {
  private let root: RenderNode
  private let damage: PixelRegion
  private let rootTransform: CGAffineTransform
  private let isolatesRoot: Bool
  private let flipsRoot: Bool
  /// All of it, whatever part is damaged.
  private let surface: PixelRect
  private var reversed: [PaintCommand] = []
  private var occluded: Occluders
  /// The last is the next.
  private var steps: [Step] = []

  private enum Step {
    /// The children up to, and without, the index: the frontmost first.
    case children(RenderNode, Surroundings, Int)
    case visit(RenderNode, Surroundings)
    case contents(RenderNode, Surroundings)
    /// The node itself, after what lies on it.
    case close(NodeSite, Surroundings)
    case append(PaintCommand)
    /// Ends a mask; what was hidden before it is hidden again.
    case beginMask(occluded: Occluders)
  }

  /// Where and how a subtree is painted.
  struct Surroundings {
    var transform: CGAffineTransform
    var clip: ClipNode?
    var visible: PixelRect
    /// False inside groups: what is opaque there may still be faded later.
    var mayOcclude: Bool
    /// The opacity of ancestors that do not fade as groups.
    var alpha: CGFloat = 1
    var flipsContents = false
    /// The clip where it is nothing but whole pixels.
    var cut: PixelRect? = PixelRect.everything
    /// What the node at hand may touch.
    var pixels = PixelRect.drawable
    /// Bytes of the groups that this is inside of.
    var groupBytes = 0
    /// Nodes above that throw the shadow of all that they hold.
    var casters = 0
  }

  /// Shadows of whole subtrees in each other; deeper ones are not shown. Chosen here: each costs its subtree again.
  private static let mostCasters = 32

  /// Bytes that groups inside of each other may take. Chosen here: forty full screens of the largest phone.
  private static let mostGroupBytes = 1 << 29

  package init(tree: CommittedTree, damage: PixelRegion) {
    root = tree.root
    self.damage = damage
    rootTransform = tree.deviceTransform
    isolatesRoot = false
    flipsRoot = false
    surface = PixelRect(
      x: 0, y: 0, width: Int(min(tree.size.width * tree.scale + 1, 32_767)),
      height: Int(min(tree.size.height * tree.scale + 1, 32_767)))
    occluded = Occluders(area: damage.bounds.area)
  }

  /// `transform`: the root's own coordinates → device pixels. The root's placement, opacity and wish for a bitmap are left to
  /// the caller. `flipsContents`: as in BitmapSite.
  package init(subtree root: RenderNode, under transform: CGAffineTransform, damage: PixelRegion, flipsContents: Bool) {
    self.root = root
    self.damage = damage
    rootTransform = transform
    isolatesRoot = true
    flipsRoot = flipsContents
    surface = damage.bounds
    occluded = Occluders(area: damage.bounds.area)
  }

  package consuming func run(_ counters: inout RenderCounters) -> PaintList {
    var around = Surroundings(transform: rootTransform, clip: nil, visible: damage.bounds, mayOcclude: true)
    around.flipsContents = flipsRoot
    if isolatesRoot {
      let pixels = NodePlacement.pixels(of: root.paintedBounds, under: rootTransform, within: damage.bounds)
      if !pixels.isEmpty { paint(root, around, alpha: 1, isGroup: root.mask != nil, &counters) }
    } else {
      visit(root, around, &counters)
    }
    while let step = steps.popLast() { take(step, &counters) }
    reversed.reverse()
    return PaintList(commands: reversed)
  }

  private mutating func take(_ step: Step, _ counters: inout RenderCounters) {
    switch step {
    case .children(let node, let below, let end): visitChildren(of: node, below, upTo: end, &counters)
    case .visit(let node, let outer): visit(node, outer, &counters)
    case .contents(let node, let inner): paintContents(node, inner, &counters)
    case .close(let site, let inner): close(site, inner)
    case .append(let command): reversed.append(command)
    case .beginMask(let kept):
      occluded = kept
      reversed.append(.beginMask)
    }
  }

  /// The frontmost first, until one of them leaves steps to be taken before the next.
  private mutating func visitChildren(
    of node: RenderNode, _ below: Surroundings, upTo end: Int, _ counters: inout RenderCounters
  ) {
    let box = NodePlacement.box(of: below.visible, under: below.transform)
    let chunks = node.children.chunks
    // Leaves of one colour then need nothing but their rectangle.
    let simple = below.alpha == 1 && below.cut != nil && below.transform.placesLeaves
    let limit = below.visible.intersection(below.cut ?? .zero)
    if end > 64 { reversed.reserveCapacity(reversed.count + min(end, 1 << 14)) }
    var end = end
    while end > 0 {
      let chunk = chunks[(end - 1) / NodeList.chunkSize]
      let first = (end - 1) / NodeList.chunkSize * NodeList.chunkSize
      guard NodeBox.meet(chunk.box, box) else {
        counters.culledNodes += chunk.subtreeCount
        end = first
        continue
      }
      let areLeaves = simple && !chunk.leaves.isEmpty
      while end > first {
        end -= 1
        guard NodeBox.meet(chunk.boxes[end - first], box) else {
          // Nodes outside are not touched: most lists are of leaves.
          counters.culledNodes +=
            chunk.subtreeCount == chunk.nodes.count ? 1 : chunk.nodes[end - first].subtreeCount
          continue
        }
        if areLeaves, chunk.leaves[end - first].color != 0 {
          visitPlainLeaf(chunk.leaves[end - first], below, limit, &counters)
          continue
        }
        let before = steps.count
        visit(chunk.nodes[end - first], below, &counters)
        guard steps.count > before else { continue }
        if end > 0 { steps.insert(.children(node, below, end), at: before) }
        return
      }
    }
  }

  private mutating func visitPlainLeaf(
    _ leaf: PlainLeaf, _ below: borrowing Surroundings, _ limit: PixelRect, _ counters: inout RenderCounters
  ) {
    let pixels = NodePlacement.cut(leaf, in: below.transform, within: limit)
    guard !pixels.isEmpty, damage.intersects(pixels), !occluded.hides(pixels) else {
      counters.culledNodes += 1
      return
    }
    counters.drawnNodes += 1
    let color = leaf.color
    if below.mayOcclude, color >> 24 == 255 { occluded.add(pixels) }
    reversed.append(.fill(pixels, color))
  }

  private mutating func visit(_ node: RenderNode, _ outer: Surroundings, _ counters: inout RenderCounters) {
    let pixels = NodePlacement.pixels(of: node, in: outer.transform, within: outer.visible)
    guard !pixels.isEmpty, damage.intersects(pixels), !occluded.hides(pixels) else {
      counters.culledNodes += node.subtreeCount
      return
    }
    var inner = outer
    inner.pixels = pixels
    if node.look.style.hasExtras {
      if !node.look.style.extras.isDoubleSided, node.showsBack {
        counters.culledNodes += node.subtreeCount
        return
      }
      if node.look.style.extras.isGeometryFlipped { inner.flipsContents.toggle() }
    }
    let alpha = outer.alpha * CGFloat(node.look.style.opacity)
    if node.needsBitmap { return appendBitmap(node, outer, inner, alpha, &counters) }
    inner.transform = NodePlacement.transform(of: node, in: outer.transform)
    paint(node, inner, alpha: alpha, isGroup: needsGroup(node, alpha), &counters)
  }

  private mutating func paint(
    _ node: RenderNode, _ around: Surroundings, alpha: CGFloat, isGroup: Bool, _ counters: inout RenderCounters
  ) {
    var inner = around
    inner.alpha = isGroup ? 1 : alpha
    guard isGroup else {
      if alpha < 1 { inner.mayOcclude = false }
      return paintContents(node, inner, &counters)
    }
    inner.mayOcclude = false
    let pixels = NodePlacement.pixels(of: node.paintedBounds, under: inner.transform, within: surface)
    inner.groupBytes += pixels.area * (node.mask == nil ? 4 : 8)
    guard inner.groupBytes <= Self.mostGroupBytes else { return paintUngrouped(node, inner, alpha, &counters) }
    reversed.append(.endGroup)
    // In the order in which they are taken: from the last to the first.
    steps.append(.append(.beginGroup(alpha: alpha, inner.transform, node.paintedBounds, inner.clip)))
    var unclipped = inner
    // The group itself is clipped, once: pixels that a clip covers in part would lose as much again.
    unclipped.clip = nil
    unclipped.cut = .everything
    steps.append(.contents(node, unclipped))
    appendMask(node, unclipped)
  }

  /// Deeper than memory allows: every node takes the opacity for itself, and what has a mask is left out. The same whatever
  /// is damaged.
  private mutating func paintUngrouped(
    _ node: RenderNode, _ around: Surroundings, _ alpha: CGFloat, _ counters: inout RenderCounters
  ) {
    reportDrawingMistake(
      "\(node.name): masks and faded layers stand in each other so deep that their pictures would take more than "
        + "\(Self.mostGroupBytes >> 20) MiB; deeper ones are not masked or faded as groups: make the tree flatter")
    var inner = around
    inner.alpha = alpha
    guard node.mask == nil else {
      counters.culledNodes += node.subtreeCount
      return
    }
    paintContents(node, inner, &counters)
  }

  /// What lies on the node first, then the node.
  private mutating func paintContents(_ node: RenderNode, _ inner: Surroundings, _ counters: inout RenderCounters) {
    counters.drawnNodes += 1
    if node.children.isEmpty, node.look.style.borderWidth <= 0, closeSimply(node, inner) { return }
    let site = NodeSite(
      node: node, transform: inner.transform, clip: inner.clip, alpha: inner.alpha, pixels: inner.pixels,
      throwsShadow: inner.casters < Self.mostCasters, flipsContents: inner.flipsContents)
    if node.look.style.borderWidth > 0, node.look.style.borderColor != nil { reversed.append(.border(site)) }
    var below = inner
    if node.throwsShadowOfSubtree { below.casters += 1 }
    if node.look.style.clipsToBounds, !node.children.isEmpty {
      below.clip = NodeOutline(node).clip(under: inner.transform, inside: inner.clip)
      below.visible = NodePlacement.pixels(of: node.bounds, under: inner.transform, within: inner.visible)
      below.cut = NodePlacement.exactClip(of: node, under: inner.transform).flatMap { own in
        inner.cut.map { $0.intersection(own) }
      }
    }
    guard !node.children.isEmpty, !below.visible.isEmpty else { return close(site, inner) }
    steps.append(.close(site, inner))
    steps.append(.children(node, below, node.children.count))
  }

  private mutating func close(_ site: NodeSite, _ inner: Surroundings) {
    let node = site.node
    if closeSimply(node, inner) { return }
    if inner.mayOcclude, node.coversItsBounds, inner.transform.keepsRectanglesUpright, inner.clip == nil {
      let whole = DisplayScale(1).inwardPixelRect(node.bounds.applying(inner.transform)).intersection(inner.visible)
      if !whole.isEmpty { occluded.add(whole) }
    }
    reversed.append(.node(site))
  }

  /// A node that paints nothing, or one rectangle of whole pixels. False when there is more to it.
  private mutating func closeSimply(_ node: RenderNode, _ inner: Surroundings) -> Bool {
    if node.look.isHollow { return true }
    guard node.look.solidColor != 0, inner.alpha == 1, let cut = inner.cut, inner.transform.keepsRectanglesUpright
    else {
      return false
    }
    let pixels = NodePlacement.cut(node.bounds, under: inner.transform, within: cut.intersection(inner.pixels))
    if pixels.isEmpty { return true }
    if inner.mayOcclude, node.look.solidColor >> 24 == 255, node.coversItsBounds { occluded.add(pixels) }
    reversed.append(.fill(pixels, node.look.solidColor))
    return true
  }

  private mutating func appendBitmap(
    _ node: RenderNode, _ outer: Surroundings, _ inner: Surroundings, _ alpha: CGFloat,
    _ counters: inout RenderCounters
  ) {
    counters.drawnNodes += 1
    let affine = node.isFlat ? NodePlacement.transform(of: node, in: outer.transform) : nil
    reversed.append(
      .bitmap(
        BitmapSite(
          node: node, homography: NodePlacement.homography(of: node, in: outer.transform), affine: affine,
          scale: node.look.style.extras.rasterScale ?? outer.transform.lengthScale, clip: outer.clip, alpha: alpha,
          flipsContents: inner.flipsContents, pixels: inner.pixels)))
  }

  /// The mask's nodes, in the reversed order that everything is gathered in.
  private mutating func appendMask(_ node: RenderNode, _ inner: Surroundings) {
    guard let mask = node.mask else { return }
    reversed.append(.endMask)
    steps.append(.beginMask(occluded: occluded))
    // What lies in front of the group hides nothing of its mask.
    occluded = Occluders(area: damage.bounds.area)
    steps.append(.visit(mask, inner))
  }

  private func needsGroup(_ node: RenderNode, _ alpha: CGFloat) -> Bool {
    if node.mask != nil { return true }
    guard node.look.style.opacity < 1 else { return false }
    if node.look.style.hasExtras, !node.look.style.extras.groupsOpacity { return false }
    return !(node.children.isEmpty && NodePainter.paintsOnce(node))
  }
}

extension RenderNode {
  /// Its shadow is that of whatever it and its children paint.
  fileprivate var throwsShadowOfSubtree: Bool {
    guard let shadow = look.style.shadow, shadow.path == nil else { return false }
    return look.style.backgroundColor.map { $0.alpha <= 0 } ?? true
  }
}
