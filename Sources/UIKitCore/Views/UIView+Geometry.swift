// What follows from a changed frame or bounds: subviews resize, drawn views redraw when they ask for it.
//
// Called by: UIView's geometry setters. Marking layout is the layer's own work.

extension UIView {
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    let new = layer.bounds.size
    guard new != old else { return }
    if flags.autoresizesSubviews { resizeSubviews(from: old) }
    if storedContentMode == .redraw {
      setNeedsDisplay()
      noteRedraw()
    }
  }

  private func resizeSubviews(from old: CGSize) {
    let new = layer.bounds.size
    for view in storedSubviews where !view.storedAutoresizingMask.isEmpty {
      let frame = Autoresizing(mask: view.storedAutoresizingMask).frame(view.layer.frame, from: old, to: new)
      ViewLinter.suspended { view.frame = frame }
    }
  }

  /// A frame under a transform is not what its user thinks.
  func notingTransform<Result>(_ use: () -> Result) -> Result {
    if !layer.hasIdentityTransform { ViewLinter.note(.frameUnderTransform, self) }
    return use()
  }

  // MARK: Conversion (points); nil means the window

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? window?.layer)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? window?.layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer ?? window?.layer)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? window?.layer)
  }
}
