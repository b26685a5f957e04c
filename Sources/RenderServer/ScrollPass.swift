// Scrolling as a move of pixels: finds what of the last frame's pixels can be moved as they are.
//
// Called by: DamagePass, for a pair of nodes that differ by their bounds' origin alone. Hands on: a move and what it exposes.
//
//   a pixel may be moved to p when                          taken from
//   · it stays inside the node's clip, round corners aside   the nodes' outlines, ancestors' too
//   · moved content covers p opaquely, or the node's colour  MovedContent
//   · nothing else lies above it, there or where it was      ScrollTrail.above, children that do not move
//   · and nothing of it is drawn by the place it is at       MovedContent (images stretched, gradients, tilted nodes)
//
// Everything else inside the clip is exposed, and painted. Where less than a quarter could be moved nothing is.

import CoreGraphics
import RenderTree

/// By how many pixels the contents of a node have moved.
struct ScrollShift {
  let dx, dy: Int32

  /// Nil unless the nodes differ by their bounds' origin alone, keep their place on the device, and move their children by
  /// whole pixels.
  init?(_ a: RenderNode, _ b: RenderNode, _ ta: CGAffineTransform, _ tb: CGAffineTransform) {
    guard a.bounds.size == b.bounds.size, a.bounds.origin != b.bounds.origin, a.style == b.style,
      b.mask == nil, b.look.style.opacity == 1, !b.look.style.isHidden, case .none = a.contents,
      case .none = b.contents,
      ta.a == tb.a, ta.d == tb.d, ta.a > 0, ta.d > 0, ta.b == 0, ta.c == 0, tb.b == 0, tb.c == 0
    else { return nil }
    if b.look.style.hasExtras, b.look.style.extras.isGeometryFlipped || !b.look.style.extras.isDoubleSided {
      return nil
    }
    let (was, now) = (a.bounds.applying(ta), b.bounds.applying(tb))
    func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < Self.noise }
    guard isSame(was.minX, now.minX), isSame(was.minY, now.minY), isSame(was.maxX, now.maxX),
      isSame(was.maxY, now.maxY)
    else { return nil }
    let (x, y) = (tb.tx - ta.tx, tb.ty - ta.ty)
    guard isSame(x, x.rounded()), isSame(y, y.rounded()), abs(x) < 32_768, abs(y) < 32_768 else { return nil }
    dx = Int32(x.rounded())
    dy = Int32(y.rounded())
    if dx == 0, dy == 0 { return nil }
  }

  /// Device pixels.
  static let noise: CGFloat = 1e-6
}

struct ScrollPass {
  let old, new: RenderNode
  let from, to: CGAffineTransform
  let shift: ScrollShift
  let match: ChildMatch
  let clip: PixelRect
  let surface: PixelRect
  let trail: ScrollTrail
  /// The nodes' parents in the trail.
  let parent: Int

  /// Regions of more rectangles than this are not worth the search (chosen here).
  private static let mostRectangles = 400

  /// Nil when nothing, or not enough, can be moved.
  func run() -> (move: PixelMove, exposed: PixelRegion)? {
    guard match.shuffledNew.isEmpty, !new.children.isEmpty else { return nil }
    var view = clip
    if new.look.style.clipsToBounds { view = NodePlacement.clip(of: new, under: to, within: clip) }
    let within = view.intersection(view.offsetBy(dx: shift.dx, dy: shift.dy))
    guard within.area * 4 >= view.area, within.area > 0 else { return nil }
    let odd = Set(match.changed.map(\.new.id) + match.inserted.map(\.id))
    var content = MovedContent(view: view, surface: surface, from: from, to: to)
    content.add(new.children, except: odd)
    guard var opaque = content.opaqueRegion(limit: Self.mostRectangles), content.stuck.count < Self.mostRectangles
    else { return nil }
    // On one colour of its own the contents need not be opaque: it is the same wherever they were.
    if new.coversItsBounds, to.keepsRectanglesUpright {
      opaque.formUnion(DisplayScale(1).inwardPixelRect(new.bounds.applying(to)).intersection(view))
    }
    let before = Obstacles.above(old, trail, parent, { $0.old }, from, match.removed + match.changed.map(\.old), view)
    let after = Obstacles.above(new, trail, parent, { $0.new }, to, match.inserted + match.changed.map(\.new), view)
    guard before.count + after.count < Self.mostRectangles else { return nil }
    let taken = PixelRegion(view).subtracting(PixelRegion(before))
    let pixels = taken.offsetBy(dx: shift.dx, dy: shift.dy).intersection(opaque).intersection(view)
      .subtracting(PixelRegion(after)).subtracting(PixelRegion(content.stuck))
    guard pixels.area * 4 >= view.area, pixels.rects.count < Self.mostRectangles else { return nil }
    return (PixelMove(pixels: pixels, dx: shift.dx, dy: shift.dy), painted(view).subtracting(pixels))
  }

  /// What the children paint inside the clip, before and after.
  private func painted(_ view: PixelRect) -> PixelRegion {
    func pixels(_ node: RenderNode, _ transform: CGAffineTransform) -> PixelRect {
      let rect = node.children.paintedBounds
      return NodePlacement.pixels(of: rect, under: transform, within: view)
    }
    return PixelRegion([pixels(old, from), pixels(new, to)])
  }
}
