// What lies above a node that scrolls: ancestors' later children, borders and round corners.
//
// ScrollTrail: kept by DamagePass on its way down, read by ScrollPass. Obstacles: pixels of the last or of the next frame that
// are not the scrolled contents' own, even if contents lie below them.

import CoreGraphics
import RenderTree

/// An ancestor, where both commits place it the same.
struct TrailStep {
  let old, new: RenderNode
  /// Own coordinates → device pixels.
  let transform: CGAffineTransform
  /// The parent's index in the trail.
  let above: Int
}

/// Ancestors by index: a list, since a chain of objects as deep as the tree could not be freed.
struct ScrollTrail {
  private(set) var steps: [TrailStep] = []
  /// The index above the root.
  static let root = -1

  mutating func add(_ step: TrailStep) -> Int {
    steps.append(step)
    return steps.count - 1
  }
}

enum Obstacles {
  /// What lies above the contents of `node`, device pixels within `view`, in one of the two commits. `children`: those of
  /// `node` that do not move. More than a thousand rectangles are not gathered: the caller gives up long before.
  static func above(
    _ node: RenderNode, _ trail: ScrollTrail, _ parent: Int, _ side: (TrailStep) -> RenderNode,
    _ transform: CGAffineTransform, _ children: [RenderNode], _ view: PixelRect
  ) -> [PixelRect] {
    var found = Gatherer(view: view)
    for child in children { found.add(child, in: transform) }
    found.addFrame(of: node, transform)
    var (below, index) = (node, parent)
    while index != ScrollTrail.root, found.rects.count < Gatherer.limit {
      let step = trail.steps[index]
      let ancestor = side(step)
      found.addFrame(of: ancestor, step.transform)
      found.addChildren(of: ancestor, after: below, step.transform)
      below = ancestor
      index = step.above
    }
    return found.rects
  }

  struct Gatherer {
    let view: PixelRect
    var rects: [PixelRect] = []
    static let limit = 1000

    /// The border, and the corners that are cut from what lies inside.
    mutating func addFrame(of node: RenderNode, _ transform: CGAffineTransform) {
      let style = node.style
      let hasBorder = style.borderWidth > 0 && style.borderColor != nil
      let outline = NodeOutline(node)
      let isRound = style.clipsToBounds && !outline.isPlain
      guard hasBorder || isRound else { return }
      let isContinuous = style.hasExtras && style.extras.hasContinuousCorners
      let corner = outline.isPlain ? 0 : outline.radius * (isContinuous ? ContinuousCorner.expansion : 1)
      var width = hasBorder ? style.borderWidth : 0
      let b = node.bounds
      func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        addPixels(NodePlacement.pixels(of: rect, under: transform, within: view))
      }
      // Smooth edges let something of both sides through, and what is just outside is not cut exactly.
      if isRound { width = max(width, 1e-3) }
      if width > 0 {
        add(b.minX, b.minY, b.width, width)
        add(b.minX, b.maxY - width, b.width, width)
        add(b.minX, b.minY, width, b.height)
        add(b.maxX - width, b.minY, width, b.height)
      }
      guard corner > 0 else { return }
      for (x, y) in [
        (b.minX, b.minY), (b.maxX - corner, b.minY), (b.minX, b.maxY - corner), (b.maxX - corner, b.maxY - corner),
      ] {
        add(x, y, corner, corner)
      }
    }

    mutating func addChildren(of parent: RenderNode, after child: RenderNode, _ transform: CGAffineTransform) {
      guard let index = parent.children.firstIndex(where: { $0 === child }) else { return addPixels(view) }
      for position in (index + 1)..<max(parent.children.count, index + 1) {
        add(parent.children[position], in: transform)
        if rects.count >= Self.limit { return }
      }
    }

    /// What a subtree paints: its parts where it has no looks of its own.
    mutating func add(_ node: RenderNode, in parent: CGAffineTransform) {
      var stack = [(node, parent)]
      while let (node, parent) = stack.popLast(), rects.count < Self.limit {
        let pixels = NodePlacement.pixels(of: node, in: parent, within: view)
        if pixels.isEmpty { continue }
        guard node.paintsNothingItself, node.children.count <= 64 else {
          addPixels(pixels)
          continue
        }
        let transform = NodePlacement.transform(of: node, in: parent)
        for child in node.children { stack.append((child, transform)) }
      }
    }

    private mutating func addPixels(_ rect: PixelRect) {
      if !rect.isEmpty { rects.append(rect) }
    }
  }
}

extension RenderNode {
  /// Only its children, each for itself.
  fileprivate var paintsNothingItself: Bool {
    guard !needsBitmap, mask == nil, style.shadow == nil, style.borderWidth <= 0, !children.isEmpty else {
      return false
    }
    if let color = style.backgroundColor, color.alpha > 0 { return false }
    if case .none = contents { return true }
    return false
  }
}
