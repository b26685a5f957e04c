// Which view is under a point.
//
// Called by: UIView.hitTest. Rules: FACTS "Geometry" (documented): siblings last to first; hidden, nearly transparent and
// non-interactive subtrees are pruned; a point outside a parent never reaches its children.

extension UIView {
  /// Below this alpha a view takes no touches. Source: documented.
  static let leastTouchableAlpha: CGFloat = 0.01

  func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Opacity is stored in single precision: compared as such, so that 0.01 itself still hits.
    guard !layer.isHidden, flags.isUserInteractionEnabled, layer.opacity >= Float(Self.leastTouchableAlpha),
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let found = view.hitTest(layer.convert(point, to: view.layer), with: event) { return found }
    }
    return self
  }
}
