// A window's part in events: touches go to recognisers and then to views, keys to the first responder.
//
// Called by: UIWindow's members.

extension UIWindow {
  func dispatch(_ event: UIEvent) {
    switch event.type {
    case .touches: event.environment?.deliver(event, in: self)
    case .presses:
      if let event = event as? UIPressesEvent { UIApplication.shared.deliver(event) }
    case .scroll:
      if let event = event as? ScrollEvent { event.environment?.deliver(event) }
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
  /// The status bar was tapped: the one scroll view that is seen and wants to goes to its top; of several, none does on a
  /// phone, and the one nearest to the status bar on other devices. Source: documented (UIScrollView.scrollsToTop).
  /// - Returns: whether one goes.
  @discardableResult
  package func tapStatusBar() -> Bool {
    var found: [UIScrollView] = []
    ViewWalk.descend(self) { view in
      guard !view.isHidden, view.alpha > 0 else { return false }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
        scrollView.convert(scrollView.bounds, to: self).intersects(bounds)
      {
        found.append(scrollView)
      }
      return true
    }
    if UIDevice.current.userInterfaceIdiom == .phone, found.count > 1 { return false }
    return found.min { $0.convert($0.bounds, to: self).minY < $1.convert($1.bounds, to: self).minY }?.scrollToTop()
      ?? false
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
