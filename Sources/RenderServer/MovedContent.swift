// What of scrolled contents may be moved as pixels, and where it is opaque.
//
// Called by: ScrollPass. Walks what is seen of the contents, before or after. A node is stuck when its pixels depend on the
// place that it is drawn at: what is tilted, kept as a bitmap or stretched is sampled anew, gradients are computed by device
// position. Everything else is drawn from coordinates in 1/256 pixel, which whole pixels do not change.

import CoreGraphics
import RenderTree

struct MovedContent {
  /// Device pixels in which contents are seen. What is to be moved there is the same contents where it comes from, so that
  /// one look at them, as they lie now, is enough.
  let view: PixelRect
  let surface: PixelRect
  /// The scrolled node's own coordinates → device pixels, before and after.
  let from, to: CGAffineTransform
  /// Pixels of what cannot be moved, where it is now.
  private(set) var stuck: [PixelRect] = []
  private var opaque: [PixelRect] = []
  /// Nodes and operations that may still be looked at: a larger picture is painted anew (chosen here).
  private var budget = 50_000
  private var steps: [Step] = []

  private struct Step {
    let node: RenderNode
    let was, now: CGAffineTransform
    /// Device pixels that may be seen of it.
    let seen: PixelRect
    /// Nothing above fades, masks or rounds it.
    let mayCover: Bool
  }

  init(view: PixelRect, surface: PixelRect, from: CGAffineTransform, to: CGAffineTransform) {
    self.view = view
    self.surface = surface
    self.from = from
    self.to = to
  }

  mutating func add(_ children: NodeList, except odd: Set<RenderNodeID>) {
    let box = NodePlacement.box(of: view, under: to)
    for chunk in children.chunks where NodeBox.meet(chunk.box, box) {
      for (child, own) in zip(chunk.nodes, chunk.boxes) where NodeBox.meet(own, box) && !odd.contains(child.id) {
        push(child, from, to, view, mayCover: true)
        while let step = steps.popLast() { visit(step) }
      }
    }
  }

  /// Nil when it has too many parts, or the contents were too many to look at.
  func opaqueRegion(limit: Int) -> PixelRegion? {
    guard budget > 0 else { return nil }
    var region = PixelRegion()
    // Largest first: most of the others lie inside.
    for rect in opaque.sorted(by: { $0.area > $1.area }) where !region.contains(rect) {
      region.formUnion(rect)
      if region.rects.count > limit { return nil }
    }
    return region
  }

  private mutating func push(
    _ node: RenderNode, _ was: CGAffineTransform, _ now: CGAffineTransform, _ seen: PixelRect, mayCover: Bool
  ) {
    budget -= 1
    guard budget > 0 else { return }
    let pixels = NodePlacement.pixels(of: node, in: now, within: seen)
    if pixels.isEmpty { return }
    if node.needsBitmap || (node.look.style.hasExtras && node.look.style.extras.isGeometryFlipped) {
      stuck.append(pixels)
      return
    }
    let step = Step(
      node: node, was: NodePlacement.transform(of: node, in: was), now: NodePlacement.transform(of: node, in: now),
      seen: seen, mayCover: mayCover)
    steps.append(step)
  }

  private mutating func visit(_ step: Step) {
    let node = step.node
    var check = MoveCheck(was: step.was, now: step.now)
    let isMovable = check.isMovable(node, surface: surface)
    budget -= check.looked
    guard isMovable else {
      stuck.append(NodePlacement.pixels(of: node.paintedBounds, under: step.now, within: step.seen))
      return
    }
    let mayCover = step.mayCover && node.mask == nil && node.look.style.opacity == 1
    if mayCover, node.coversItsBounds, step.now.keepsRectanglesUpright {
      let covered =
        node.look.style.antialiasesEdges
        ? DisplayScale(1).inwardPixelRect(node.bounds.applying(step.now)).intersection(step.seen)
        : NodePlacement.cut(node.bounds, under: step.now, within: step.seen)
      if !covered.intersection(view).isEmpty { opaque.append(covered.intersection(view)) }
    }
    var (seen, childrenMayCover) = (step.seen, mayCover)
    if node.look.style.clipsToBounds {
      let isPlain = NodeOutline(node).isPlain && step.now.keepsRectanglesUpright
      childrenMayCover = mayCover && isPlain
      seen = NodePlacement.clip(of: node, under: step.now, within: seen)
    }
    if let mask = node.mask { push(mask, step.was, step.now, step.seen, mayCover: false) }
    guard !seen.isEmpty else { return }
    for child in node.children { push(child, step.was, step.now, seen, mayCover: childrenMayCover) }
  }
}
