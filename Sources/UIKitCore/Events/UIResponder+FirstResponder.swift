// First responders: each window has at most one.
//
// Called by: UIResponder's members, UIView when it leaves its window. Read by: key events, actions without a target.

extension UIResponder {
  /// The window that the responder belongs to: the first view's up the chain.
  var nearestWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  func takeFirstResponder() -> Bool {
    guard let window = nearestWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// True also for an object that is not the first responder, as UIKit answers (documented).
  func giveUpFirstResponder() -> Bool {
    guard let window = nearestWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Makes the view or one below it stop being first responder, if one is. With `force` it is not asked.
  /// - Returns: whether there is none in this tree any more that refused. Source: documented.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder else { return true }
    guard let view = (first as? UIView) ?? (first as? UIViewController)?.viewIfLoaded, view.isDescendant(of: self)
    else { return true }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }
}
