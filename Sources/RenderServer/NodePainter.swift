// Paints one node: shadow, background, contents, and later its border.
//
// Called by: CompositePass. Hands on: operations to the BitmapBackend. Order as Core Animation's: the border is above the
// sublayers and so a command of its own.

import CoreGraphics
import RenderTree

struct NodePainter {
  let backend: BitmapBackend
  let images: RasterImages
  let visible: PixelRect

  /// Whether the node paints a single thing, so that an opacity can be given to it without a group.
  static func paintsOnce(_ node: RenderNode) -> Bool {
    var count = 0
    if let color = node.look.style.backgroundColor, color.alpha > 0 { count += 1 }
    if node.look.style.borderWidth > 0 { count += 1 }
    if node.look.style.shadow != nil { count += 1 }
    switch node.look.contents {
    case .none: break
    case .recorded: count += 2
    case .vector(let vector): count += vector.list.operations.count
    case .image(let contents): count += StretchedContents.isStretched(contents.center, node.style) ? 2 : 1
    }
    return count <= 1
  }

  /// Whether a drawing is replayed in place: at the scale it was made for, moved but not turned or stretched.
  static func replaysDirectly(_ site: NodeSite, _ drawing: RecordedContents) -> Bool {
    let t = contentsTransform(site)
    guard t.b == 0, t.c == 0, t.a == drawing.scale, t.d == drawing.scale else { return false }
    switch site.node.look.style.gravity {
    case .resize, .resizeAspect, .resizeAspectFill: return drawing.bounds.size == site.node.bounds.size
    default: return true
    }
  }

  /// Upright contents under a flipped geometry: turned over about the middle of the bounds.
  static func contentsTransform(_ site: NodeSite) -> CGAffineTransform {
    guard site.flipsContents else { return site.transform }
    let bounds = site.node.bounds
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
      .concatenating(site.transform)
  }

  func paint(_ site: NodeSite) {
    let node = site.node
    if site.throwsShadow, let shadow = node.look.style.shadow {
      let effect = EffectPainter(shadow, site, surface: images.surface, depth: images.depth)
      if let made = images.images[effect.key] { effect.paint(made, into: backend) }
    }
    var state = DrawState()
    state.ctm = site.transform
    state.clip = site.clip
    state.alpha = site.alpha
    paintBackground(node, state)
    switch node.look.contents {
    case .none: break
    case .recorded(let drawing): paint(drawing, at: site, state)
    case .image(let contents): paint(contents, at: site, state)
    case .vector(let vector): paint(vector, at: site, state)
    }
  }

  func paintBorder(_ site: NodeSite) {
    guard let color = site.node.look.style.borderColor, color.alpha > 0 else { return }
    var state = DrawState()
    state.ctm = site.transform
    state.clip = site.clip
    state.fill = .color(color)
    state.alpha = site.alpha
    let outline = outline(site.node, state)
    let inner = outline.inset(by: site.node.look.style.borderWidth)
    state.isAntialiased = !outline.isPlain || site.node.look.style.antialiasesEdges
    let ring = CGMutablePath()
    ring.addPath(outline.path)
    if !inner.bounds.isEmpty { ring.addPath(inner.path) }
    backend.perform(.fillPath(ring, .evenOdd), state)
  }

  /// The node's outline, where only some edges are smoothed with the others on whole pixels.
  private func outline(_ node: RenderNode, _ state: DrawState) -> NodeOutline {
    let outline = NodeOutline(node)
    guard outline.isPlain, node.look.style.antialiasesEdges, node.look.style.hasExtras else { return outline }
    let fitted = EdgeFit.bounds(node.bounds, node.look.style.extras.smoothEdges, under: state.ctm)
    return NodeOutline(bounds: fitted, style: node.look.style)
  }

  private func paintBackground(_ node: RenderNode, _ state: DrawState) {
    guard let color = node.look.style.backgroundColor, color.alpha > 0 else { return }
    var state = state
    let outline = outline(node, state)
    if color.pattern != nil {
      let isAntialiased = !outline.isPlain || node.look.style.antialiasesEdges
      return backend.perform(.displayList(outline.filled(with: color, isAntialiased: isAntialiased)), state)
    }
    state.fill = .color(color)
    // Straight edges fall on pixels, as layers' edges do unless allowsEdgeAntialiasing is set (measured).
    state.isAntialiased = !outline.isPlain || node.look.style.antialiasesEdges
    if outline.isPlain {
      backend.perform(.fillRect(outline.bounds), state)
    } else {
      backend.perform(.fillPath(outline.path, .winding), state)
    }
  }

  private func paint(_ drawing: RecordedContents, at site: NodeSite, _ state: DrawState) {
    let node = site.node
    let placement = ContentsPlacement(node.look.contents, gravity: node.look.style.gravity, bounds: node.bounds)
    var state = state
    state.ctm = Self.contentsTransform(site)
    state.clip = contentsClip(site, placement.frame, state)
    guard !Self.replaysDirectly(site, drawing) else {
      // From where it was recorded to where it goes.
      state.ctm = CGAffineTransform(
        translationX: placement.frame.minX - drawing.bounds.minX, y: placement.frame.minY - drawing.bounds.minY
      ).concatenating(state.ctm)
      return backend.perform(.displayList(drawing.list), state)
    }
    guard let made = images.images[RasterKey(drawing.list, scale: drawing.scale)] else { return }
    StretchedContents(
      image: made.image, scale: drawing.scale,
      center: node.look.style.hasExtras ? node.look.style.extras.contentsCenter : NodeExtras.whole,
      frame: placement.frame
    ).draw(into: backend, node.style, state)
  }

  private func paint(_ contents: ImageContents, at site: NodeSite, _ state: DrawState) {
    let node = site.node
    let placement = ContentsPlacement(node.look.contents, gravity: node.look.style.gravity, bounds: node.bounds)
    guard !placement.frame.isNull else { return }
    var state = state
    // Contents show beyond the bounds unless the layer masks to them, but round corners cut them either way.
    if node.look.style.clipsToBounds { state.clip = NodeOutline(node).clip(under: state.ctm, inside: state.clip) }
    state.ctm = Self.contentsTransform(site)
    let unit = contents.rect
    let (width, height) = (CGFloat(contents.image.width), CGFloat(contents.image.height))
    let part = CGRect(
      x: unit.minX * width, y: unit.minY * height, width: unit.width * width, height: unit.height * height)
    guard let image = unit == NodeExtras.whole ? contents.image : contents.image.cropping(to: part) else { return }
    StretchedContents(image: image, scale: contents.scale, center: contents.center, frame: placement.frame)
      .draw(into: backend, node.style, state)
  }

  private func paint(_ vector: VectorContents, at site: NodeSite, _ state: DrawState) {
    var state = state
    if vector.isCutByOutline || site.node.look.style.clipsToBounds {
      state.clip = NodeOutline(site.node).clip(under: site.transform, inside: site.clip)
    }
    vector.draw(into: backend, state)
  }

  /// A recording never shows beyond the bitmap that it stands for.
  private func contentsClip(_ site: NodeSite, _ frame: CGRect, _ state: DrawState) -> ClipNode {
    let own = ClipNode.adding(rect: frame, to: state.clip, ctm: state.ctm, isAntialiased: false)
    guard site.node.look.style.clipsToBounds else { return own }
    return NodeOutline(site.node).clip(under: site.transform, inside: own)
  }
}
