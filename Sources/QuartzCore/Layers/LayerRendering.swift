// render(in:): a layer and its sublayers drawn into a context, straight from the model.
//
// Called by: clients, who ask for a picture outside of a frame. Hands on: drawing verbs. As documented it draws in the
// layer's own coordinates. What a context cannot do (tilt and perspective, spaces in depth, copies, contents in nine parts,
// shadows of contents) is painted as in a frame, at the context's scale, and drawn as a picture; before there is a renderer
// it is flattened. Filters are linear and rasterisation is not applied. What is still to be drawn stands in a list of
// steps, not on the stack: trees may be 100,000 levels deep.

import RenderTree

struct LayerRendering {
  private let context: CGContext
  /// The last is the next.
  private var steps: [Step] = []

  private enum Step {
    /// A layer where its superlayer places it.
    case placed(CALayer)
    case border(NodeStyle, NodeOutline)
    /// Of the group that is open.
    case mask(CALayer)
    case endGroup
    case restore
  }

  /// Draws the layer as its own superlayer would show it, its own transform and position aside.
  static func run(_ layer: CALayer, in context: CGContext) {
    layer.layoutIfNeeded()
    _ = DisplayPass.run(layer)
    var rendering = LayerRendering(context: context)
    rendering.renderContents(layer)
    while let step = rendering.steps.popLast() { rendering.take(step) }
  }

  private init(context: CGContext) { self.context = context }

  private mutating func take(_ step: Step) {
    switch step {
    case .placed(let layer): renderPlaced(layer)
    case .border(let style, let outline): renderBorder(style, outline)
    case .mask(let layer):
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      steps.append(.endGroup)
      renderPlaced(layer)
    case .endGroup: context.endTransparencyLayer()
    case .restore: context.restoreGState()
    }
  }

  private mutating func renderPlaced(_ layer: CALayer) {
    let placement = layer.committedPlacement
    if !placement.isAffine, renderPicture(layer, placement) { return }
    context.saveGState()
    context.concatenate(placement.affine)
    steps.append(.restore)
    renderContents(layer)
  }

  private mutating func renderContents(_ layer: CALayer) {
    guard !layer.appearance.isHidden, layer.appearance.opacity > 0 else { return }
    if Self.needsPicture(layer), renderPicture(layer, .identity) { return }
    let style = CommitPass.style(of: layer)
    let outline = NodeOutline(bounds: layer.geometry.bounds, style: style)
    context.saveGState()
    let isGroup = layer.appearance.opacity < 1 || layer.maskLayer != nil
    context.setAlpha(CGFloat(style.opacity))
    if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    renderBackground(layer, style, outline)
    context.saveGState()
    if style.clipsToBounds {
      context.addPath(outline.path)
      context.clip()
    }
    renderOwnContents(layer, style)
    // From the last to the first.
    steps.append(.restore)
    if isGroup { steps.append(.endGroup) }
    if let mask = layer.maskLayer { steps.append(.mask(mask)) }
    steps.append(.border(style, outline))
    steps.append(.restore)
    for child in CommitPass.orderedByZ(layer.children).layers.reversed() { steps.append(.placed(child)) }
  }

  private static func needsPicture(_ layer: CALayer) -> Bool {
    if !layer.flattensSublayers || layer is CAReplicatorLayer { return true }
    if layer.contentState.center != NodeExtras.whole { return true }
    let look = layer.appearance
    return look.shadow.opacity > 0 && look.shadow.path == nil && look.backgroundColor == nil && !look.masksToBounds
  }

  /// The layer and all below it as a frame would show them. False when there is no renderer, or nothing to show.
  private func renderPicture(_ layer: CALayer, _ placement: Matrix4) -> Bool {
    HierarchyPicture.prepare(layer)
    var counters = FrameCounters()
    let node = CommitPass.run(layer, counters: &counters).placed(placement)
    let area = PaintedBounds.inParent(node).intersection(context.boundingBoxOfClipPath)
    let ctm = context.ctm
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    guard let image = HierarchyPicture.image(of: node, in: area, scale: scale) else { return false }
    context.saveGState()
    context.translateBy(x: 0, y: area.minY + area.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: area)
    context.restoreGState()
    return true
  }

  private func renderBackground(_ layer: CALayer, _ style: NodeStyle, _ outline: NodeOutline) {
    if let shadow = style.shadow { renderShadow(shadow, outline, of: layer) }
    if let color = style.backgroundColor, color.pattern != nil {
      context.draw(outline.filled(with: color, isAntialiased: true))
    } else if let color = style.backgroundColor {
      context.setFillColor(color)
      context.addPath(outline.path)
      context.fillPath()
    }
  }

  private func renderBorder(_ style: NodeStyle, _ outline: NodeOutline) {
    guard let color = style.borderColor else { return }
    let inner = outline.inset(by: style.borderWidth)
    context.setFillColor(color)
    context.addPath(outline.path)
    if !inner.bounds.isEmpty { context.addPath(inner.path) }
    context.fillPath(using: .evenOdd)
  }

  private func renderOwnContents(_ layer: CALayer, _ style: NodeStyle) {
    let contents = CommitPass.contents(of: layer)
    let frame = ContentsPlacement(contents, gravity: style.gravity, bounds: layer.geometry.bounds).frame
    context.saveGState()
    defer { context.restoreGState() }
    switch contents {
    case .none: break
    case .vector(let vector):
      if vector.isCutByOutline {
        context.addPath(NodeOutline(bounds: layer.geometry.bounds, style: style).path)
        context.clip()
      }
      context.draw(vector.list)
    case .recorded(let drawing):
      guard drawing.bounds.width > 0, drawing.bounds.height > 0 else { return }
      context.clip(to: frame)
      context.translateBy(x: frame.minX, y: frame.minY)
      context.scaleBy(x: frame.width / drawing.bounds.width, y: frame.height / drawing.bounds.height)
      context.translateBy(x: -drawing.bounds.minX, y: -drawing.bounds.minY)
      context.draw(drawing.list)
    case .image(let image):
      // Images are upright in y-up space.
      context.translateBy(x: 0, y: frame.minY + frame.maxY)
      context.scaleBy(x: 1, y: -1)
      let (width, height) = (CGFloat(image.image.width), CGFloat(image.image.height))
      let part = CGRect(
        x: image.rect.minX * width, y: image.rect.minY * height, width: image.rect.width * width,
        height: image.rect.height * height)
      if let shown = image.rect == NodeExtras.whole ? image.image : image.image.cropping(to: part) {
        context.draw(shown, in: frame)
      }
    }
  }

  /// Of the outline, or of the shadow path; what has neither colour nor path casts its outline's (chosen here).
  private func renderShadow(_ shadow: NodeShadow, _ outline: NodeOutline, of layer: CALayer) {
    guard shadow.path != nil || layer.appearance.backgroundColor != nil else { return }
    let color = shadow.color.copy(alpha: shadow.color.alpha * CGFloat(shadow.opacity))
    context.saveGState()
    // A context's blur is twice the deviation.
    context.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: color)
    context.setFillColor(shadow.color)
    context.addPath(shadow.path ?? outline.path)
    context.fillPath()
    context.restoreGState()
  }
}
