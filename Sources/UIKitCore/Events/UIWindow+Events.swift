// A window's part in events: touches go to recognisers and then to views, keys to the first responder.
//
// Called by: UIWindow's members.

extension UIWindow {
  func dispatch(_ event: UIEvent) {
    switch event.type {
    case .touches: event.environment?.deliver(event, in: self)
    case .presses: UIApplication.shared.deliver(event as? UIPressesEvent)
    case .motion:
      let responder = firstResponder ?? self
      responder.motionBegan(event.subtype, with: event)
      responder.motionEnded(event.subtype, with: event)
    default: break
    }
  }

  /// A hidden window has no fingers.
  func visibilityDidChange() {
    guard isHidden else { return UIApplication.shared.show(self) }
    ActiveEnvironments.viewsWillLeave(self)
    UIApplication.shared.hide(self)
  }
}

extension UIWindow {
  /// The status bar was tapped: the one scroll view that is seen and wants to goes to its top; of several, none does.
  /// Source: documented (UIScrollView.scrollsToTop).
  @discardableResult
  package func tapStatusBar() -> Bool {
    var found: [UIScrollView] = []
    ViewWalk.each(self) { view in
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, !scrollView.isHidden {
        found.append(scrollView)
      }
    }
    return found.count == 1 && found[0].scrollToTop()
  }

  /// Points, screen → window. The window's place and affine transform count.
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    let size = bounds.size
    let moved = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
      .applying(layer.affineTransform().inverted())
    return CGPoint(
      x: moved.x + bounds.minX + layer.anchorPoint.x * size.width,
      y: moved.y + bounds.minY + layer.anchorPoint.y * size.height)
  }
}
