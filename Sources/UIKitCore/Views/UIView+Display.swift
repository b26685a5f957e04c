// A view as the delegate of its layer: layout, drawing and contents.
//
// Called by: CALayer in the layout and display passes. Hands on: `layoutSubviews` and `draw(_:)` to the view.

extension UIView: @preconcurrency CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {
    rare?.controller?.viewWillLayoutSubviews()
    layoutSubviews()
    rare?.controller?.viewDidLayoutSubviews()
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {
    guard flags.drawsItself else { return }
    let wasDrawing = ViewLinter.isDrawing
    ViewLinter.isDrawing = true
    defer { ViewLinter.isDrawing = wasDrawing }
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
    layer.backgroundColor = color?.cgColor
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != storedContentMode else { return }
    if mode == .redraw { setNeedsDisplay() }
    storedContentMode = mode
    layer.contentsGravity = mode.gravity
  }
}
