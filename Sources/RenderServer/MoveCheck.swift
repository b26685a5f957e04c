// Whether a node's own pixels stay the same when it moves by whole pixels.
//
// Called by: MovedContent. Conservative: what is not known to stay is painted anew.

import CoreGraphics
import RenderTree

struct MoveCheck {
  /// The node's own coordinates → device pixels, before and after.
  let was, now: CGAffineTransform
  /// Operations and glyphs looked at.
  private(set) var looked = 0

  init(was: CGAffineTransform, now: CGAffineTransform) {
    self.was = was
    self.now = now
  }

  mutating func isMovable(_ node: RenderNode, surface: PixelRect) -> Bool {
    if node.look.style.backgroundColor?.pattern != nil || node.look.style.borderColor?.pattern != nil { return false }
    if let shadow = node.look.style.shadow {
      // What all below throws together is as stuck as any of it.
      let isOutlines = shadow.path != nil || (node.look.style.backgroundColor?.alpha ?? 0) > 0
      guard isOutlines || (node.children.isEmpty && node.mask == nil) else { return false }
      // Shadows of whole pixels' difference are one bitmap, unless made for the surface.
      let reach = NodePlacement.pixels(of: node.paintedBounds, under: now, within: .drawable)
      guard reach.area < surface.area, [was.tx, was.ty, now.tx, now.ty].allSatisfy({ $0 == $0.rounded() }) else {
        return false
      }
    }
    switch node.look.contents {
    case .none: return true
    case .vector(let vector): return isMovable(vector.list, was, now)
    case .image(let contents): return isPixelForPixel(contents, node)
    case .recorded(let drawing):
      let site = NodeSite(node: node, transform: now, clip: nil, alpha: 1, flipsContents: false)
      guard NodePainter.replaysDirectly(site, drawing) else { return false }
      let frame = ContentsPlacement(node.look.contents, gravity: node.look.style.gravity, bounds: node.bounds).frame
      let placed = CGAffineTransform(
        translationX: frame.minX - drawing.bounds.minX, y: frame.minY - drawing.bounds.minY)
      return isMovable(drawing.list, placed.concatenating(was), placed.concatenating(now))
    }
  }

  /// Whole, unstretched, on whole pixels: copied as it is.
  private func isPixelForPixel(_ contents: ImageContents, _ node: RenderNode) -> Bool {
    guard contents.rect == NodeExtras.whole, contents.center == NodeExtras.whole else { return false }
    let frame = ContentsPlacement(node.look.contents, gravity: node.look.style.gravity, bounds: node.bounds).frame
    guard !frame.isNull, now.b == 0, now.c == 0, now.a > 0, now.d > 0 else { return false }
    return [was, now].allSatisfy { transform in
      let place = frame.applying(transform)
      func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-4 }
      return isNear(place.minX, place.minX.rounded()) && isNear(place.minY, place.minY.rounded())
        && isNear(place.width, CGFloat(contents.image.width)) && isNear(place.height, CGFloat(contents.image.height))
    }
  }

  private mutating func isMovable(_ list: DisplayList, _ was: CGAffineTransform, _ now: CGAffineTransform) -> Bool {
    looked += list.operations.count
    guard looked < 10_000 else { return false }
    for state in list.states where !isMovable(state) { return false }
    for (operation, index) in zip(list.operations, list.stateIndices) {
      let ctm = list.states[Int(index)].ctm
      switch operation {
      case .fillRect, .fillPath, .strokePath, .beginLayer, .endLayer: continue
      case .glyphs(let run):
        looked += run.positions.count
        guard isMovable(run, ctm.concatenating(was), ctm.concatenating(now)) else { return false }
      case .displayList(let inner):
        guard isMovable(inner, ctm.concatenating(was), ctm.concatenating(now)) else { return false }
      default: return false
      }
    }
    return true
  }

  private func isMovable(_ state: DrawState) -> Bool {
    guard state.shadow == nil, case .color = state.fill, case .color = state.stroke else { return false }
    var clip = state.clip
    while let node = clip {
      if case .mask = node.element { return false }
      clip = node.parent
    }
    return true
  }

  /// Glyphs go to whole rows and quarters of columns: those that stand between two of them could go either way.
  private func isMovable(_ run: GlyphRun, _ was: CGAffineTransform, _ now: CGAffineTransform) -> Bool {
    let movesAcross = was.tx != now.tx || was.a != now.a
    func isBetween(_ value: CGFloat) -> Bool {
      let fraction = value - value.rounded(.down)
      return abs(fraction - 0.5) < 1e-6
    }
    for position in run.positions {
      let (a, b) = (position.applying(was), position.applying(now))
      if isBetween(b.y) || isBetween(b.y * 4), !Self.isExact(a.y, b.y) { return false }
      if movesAcross, isBetween(b.x * 4) || isBetween(b.x), !Self.isExact(a.x, b.x) { return false }
    }
    return true
  }

  /// Values that have no rounding error to lose.
  private static func isExact(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a * 1024 == (a * 1024).rounded() && b * 1024 == (b * 1024).rounded()
  }
}
