// Paints one node: shadow, background, contents, and later its border.
//
// Called by: CompositePass. Hands on: operations to the BitmapBackend. Order as Core Animation's: the border is above the
// sublayers and so a command of its own.

import CoreGraphics
import RenderTree

struct NodePainter {
  let backend: BitmapBackend
  let stores: BackingStoreCache
  let visible: PixelRect

  /// Whether the node paints a single thing, so that an opacity can be given to it without a group.
  static func paintsOnce(_ node: RenderNode) -> Bool {
    var count = 0
    if let color = node.style.backgroundColor, color.alpha > 0 { count += 1 }
    if node.style.borderWidth > 0 { count += 1 }
    if node.style.shadow != nil { count += 1 }
    switch node.contents {
    case .none: break
    case .recorded: count += 2
    case .image: count += 1
    }
    return count <= 1
  }

  /// Whether a drawing is replayed in place: at the scale it was made for, moved but not turned or stretched.
  static func replaysDirectly(_ node: RenderNode, _ drawing: RecordedContents, _ t: CGAffineTransform) -> Bool {
    guard t.b == 0, t.c == 0, t.a == drawing.scale, t.d == drawing.scale else { return false }
    switch node.style.gravity {
    case .resize, .resizeAspect, .resizeAspectFill: return drawing.bounds.size == node.bounds.size
    default: return true
    }
  }

  func paint(_ node: RenderNode, under transform: CGAffineTransform, clip: ClipNode?) {
    var state = DrawState()
    state.ctm = transform
    state.clip = clip
    // A node with an opacity that reaches here paints one thing: see CullPass.needsGroup.
    state.alpha = node.mask == nil && Self.paintsOnce(node) && node.children.isEmpty ? CGFloat(node.style.opacity) : 1
    if let shadow = node.style.shadow {
      EffectPainter(backend: backend, visible: visible).paint(shadow, of: node, state)
    }
    paintBackground(node, state)
    switch node.contents {
    case .none: break
    case .recorded(let drawing): paint(drawing, of: node, state)
    case .image(let contents): paint(contents, of: node, state)
    }
  }

  func paintBorder(_ node: RenderNode, under transform: CGAffineTransform, clip: ClipNode?) {
    guard let color = node.style.borderColor, color.alpha > 0 else { return }
    var state = DrawState()
    state.ctm = transform
    state.clip = clip
    state.fill = .color(color)
    state.alpha =
      Self.paintsOnce(node) && node.children.isEmpty && node.mask == nil ? CGFloat(node.style.opacity) : 1
    let outline = NodeOutline(node)
    let inner = outline.inset(by: node.style.borderWidth)
    state.isAntialiased = !outline.isPlain || node.style.antialiasesEdges
    let ring = CGMutablePath()
    ring.addPath(outline.path)
    if !inner.bounds.isEmpty { ring.addPath(inner.path) }
    backend.perform(.fillPath(ring, .evenOdd), state)
  }

  private func paintBackground(_ node: RenderNode, _ state: DrawState) {
    guard let color = node.style.backgroundColor, color.alpha > 0 else { return }
    var state = state
    state.fill = .color(color)
    let outline = NodeOutline(node)
    // Straight edges fall on pixels, as layers' edges do unless allowsEdgeAntialiasing is set (measured, FACTS).
    state.isAntialiased = !outline.isPlain || node.style.antialiasesEdges
    if outline.isPlain {
      backend.perform(.fillRect(outline.bounds), state)
    } else {
      backend.perform(.fillPath(outline.path, .winding), state)
    }
  }

  private func paint(_ drawing: RecordedContents, of node: RenderNode, _ state: DrawState) {
    let placement = ContentsPlacement(node.contents, gravity: node.style.gravity, bounds: node.bounds)
    var state = state
    state.clip = contentsClip(node, placement.frame, state)
    guard !Self.replaysDirectly(node, drawing, state.ctm) else {
      // From where it was recorded to where it goes.
      state.ctm = CGAffineTransform(
        translationX: placement.frame.minX - drawing.bounds.minX, y: placement.frame.minY - drawing.bounds.minY
      ).concatenating(state.ctm)
      return backend.perform(.displayList(drawing.list), state)
    }
    guard let image = stores.image(for: drawing) else { return }
    draw(image, in: placement.frame, state)
  }

  private func paint(_ contents: ImageContents, of node: RenderNode, _ state: DrawState) {
    let placement = ContentsPlacement(node.contents, gravity: node.style.gravity, bounds: node.bounds)
    guard !placement.frame.isNull else { return }
    var state = state
    // Contents show beyond the bounds unless the layer masks to them, but round corners cut them either way.
    if node.style.clipsToBounds { state.clip = NodeOutline(node).clip(under: state.ctm, inside: state.clip) }
    let whole = CGRect(x: 0, y: 0, width: contents.image.width, height: contents.image.height)
    let unit = contents.rect
    let part = CGRect(
      x: unit.minX * whole.width, y: unit.minY * whole.height, width: unit.width * whole.width,
      height: unit.height * whole.height)
    guard
      let image = unit == CGRect(x: 0, y: 0, width: 1, height: 1) ? contents.image : contents.image.cropping(to: part)
    else { return }
    draw(image, in: placement.frame, state)
  }

  /// A recording never shows beyond the bitmap that it stands for.
  private func contentsClip(_ node: RenderNode, _ frame: CGRect, _ state: DrawState) -> ClipNode {
    let own = ClipNode.adding(rect: frame, to: state.clip, ctm: state.ctm, isAntialiased: false)
    guard node.style.clipsToBounds else { return own }
    return NodeOutline(node).clip(under: state.ctm, inside: own)
  }

  /// Images are upright in y-up space: turned over about the middle of their frame for a layer's y-down one.
  private func draw(_ image: CGImage, in frame: CGRect, _ state: DrawState) {
    var state = state
    state.ctm = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.minY + frame.maxY).concatenating(state.ctm)
    backend.perform(.image(image, frame), state)
  }
}
