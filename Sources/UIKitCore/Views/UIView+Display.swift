// A view as the delegate of its layer: layout, drawing and contents.
//
// Called by: CALayer in the layout and display passes. Hands on: `layoutSubviews` and `draw(_:)` to the view.

extension UIView: @preconcurrency CALayerDelegate {
  func layOutSublayers() {
    withTraits {
      rare?.controller?.viewWillLayoutSubviews()
      layoutSubviews()
      rare?.controller?.viewDidLayoutSubviews()
    }
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {
    guard flags.drawsItself else { return }
    let (wasDrawing, oldWatch) = (ViewLinter.isDrawing, LayerDrawingWatch.changed)
    ViewLinter.isDrawing = true
    LayerDrawingWatch.changed = { [unowned self] in noteChangeWhileDrawing($0) }
    defer { (ViewLinter.isDrawing, LayerDrawingWatch.changed) = (wasDrawing, oldWatch) }
    withTraits { record(layer, in: ctx) }
  }

  private func record(_ layer: CALayer, in ctx: CGContext) {
    ContextStack.drawing(in: ctx) {
      if flags.clearsContextBeforeDrawing, layer.isOpaque, let color = storedBackgroundColor {
        ctx.saveGState()
        ctx.setFillColor(color.cgColor)
        ctx.fill(layer.bounds)
        ctx.restoreGState()
      }
      draw(layer.bounds)
    }
  }

  func markNeedsDisplay() {
    guard flags.drawsItself else { return }
    if ViewLinter.isDrawing { ViewLinter.note(.changeWhileDrawing, self) }
    layer.setNeedsDisplay()
  }

  func markNeedsLayout() {
    if ViewLinter.isDrawing { ViewLinter.note(.changeWhileDrawing, self) }
    layer.setNeedsLayout()
  }

  func setBackground(_ color: UIColor?) {
    storedBackgroundColor = color
    if color?.isDynamic == true { resolveBackground() } else { layer.backgroundColor = color?.cgColor }
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != storedContentMode else { return }
    if mode == .redraw { setNeedsDisplay() }
    storedContentMode = mode
    layer.contentsGravity = mode.gravity
  }
}
