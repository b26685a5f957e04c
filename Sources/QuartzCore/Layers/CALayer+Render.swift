// render(in:): a layer and its sublayers drawn into a context, straight from the model.
//
// Called by: clients, who ask for a picture outside of a frame. Hands on: drawing verbs. As documented it draws in the
// layer's own coordinates. What a context cannot do (tilt and perspective, spaces in depth, copies, contents in nine parts,
// shadows of contents) is painted as in a frame, at the context's scale, and drawn as a picture; before there is a renderer
// it is flattened. Filters are linear and rasterisation is not applied.

import RenderTree

extension CALayer {
  /// The layer as its own superlayer would show it, its own transform and position aside.
  func renderContents(in context: CGContext) {
    guard !appearance.isHidden, appearance.opacity > 0 else { return }
    if needsPicture, renderPicture(in: context, .identity) { return }
    layoutIfNeeded()
    displayIfNeeded()
    let style = CommitPass.style(of: self)
    context.saveGState()
    defer { context.restoreGState() }
    let isGroup = appearance.opacity < 1 || maskLayer != nil
    context.setAlpha(CGFloat(style.opacity))
    if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    renderBody(in: context, style)
    if let maskLayer {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      maskLayer.renderPlaced(in: context)
      context.endTransparencyLayer()
    }
    if isGroup { context.endTransparencyLayer() }
  }

  private var needsPicture: Bool {
    if !flattensSublayers || self is CAReplicatorLayer || contentState.center != NodeExtras.whole { return true }
    let shadow = appearance.shadow
    return shadow.opacity > 0 && shadow.path == nil && appearance.backgroundColor == nil && !appearance.masksToBounds
  }

  /// The layer and all below it as a frame would show them. False when there is no renderer, or nothing to show.
  private func renderPicture(in context: CGContext, _ placement: Matrix4) -> Bool {
    HierarchyPicture.prepare(self)
    var counters = FrameCounters()
    let node = CommitPass.run(self, counters: &counters).placed(placement)
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

  private func renderPlaced(in context: CGContext) {
    let placement = committedPlacement
    if !placement.isAffine, renderPicture(in: context, placement) { return }
    context.saveGState()
    context.concatenate(placement.affine)
    renderContents(in: context)
    context.restoreGState()
  }

  private func renderBody(in context: CGContext, _ style: NodeStyle) {
    let outline = NodeOutline(bounds: geometry.bounds, style: style)
    if let shadow = style.shadow { renderShadow(shadow, outline, in: context) }
    if let color = style.backgroundColor, color.pattern != nil {
      context.draw(outline.filled(with: color, isAntialiased: true))
    } else if let color = style.backgroundColor {
      context.setFillColor(color)
      context.addPath(outline.path)
      context.fillPath()
    }
    context.saveGState()
    if style.clipsToBounds {
      context.addPath(outline.path)
      context.clip()
    }
    renderOwnContents(in: context, style)
    for child in CommitPass.orderedByZ(children).layers { child.renderPlaced(in: context) }
    context.restoreGState()
    if let color = style.borderColor {
      let inner = outline.inset(by: style.borderWidth)
      context.setFillColor(color)
      context.addPath(outline.path)
      if !inner.bounds.isEmpty { context.addPath(inner.path) }
      context.fillPath(using: .evenOdd)
    }
  }

  private func renderOwnContents(in context: CGContext, _ style: NodeStyle) {
    let contents = CommitPass.contents(of: self)
    let frame = ContentsPlacement(contents, gravity: style.gravity, bounds: geometry.bounds).frame
    context.saveGState()
    defer { context.restoreGState() }
    switch contents {
    case .none: break
    case .vector(let vector):
      if vector.isCutByOutline {
        context.addPath(NodeOutline(bounds: geometry.bounds, style: style).path)
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
  private func renderShadow(_ shadow: NodeShadow, _ outline: NodeOutline, in context: CGContext) {
    guard shadow.path != nil || appearance.backgroundColor != nil else { return }
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
