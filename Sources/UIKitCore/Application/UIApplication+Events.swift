// How events and actions find their way.
//
// Called by: UIApplication's members. Hands on: events to windows, actions to targets.

extension UIApplication {
  func dispatch(_ event: UIEvent) {
    switch event.type {
    case .touches:
      var told: [UIWindow] = []
      for case let window? in event.touches.map(\.storedWindow) where !told.contains(where: { $0 === window }) {
        told.append(window)
        window.sendEvent(event)
      }
    case .presses:
      guard let event = event as? UIPressesEvent, let press = event.presses.first else { return }
      if let window = press.window { window.sendEvent(event) } else { deliver(event) }
    case .scroll: (event as? ScrollEvent)?.input?.window?.sendEvent(event)
    default:
      (windowsFrontToBack.first { $0.isKeyWindow } ?? windowsFrontToBack.first)?.sendEvent(event)
    }
  }

  /// Sends presses to recognisers, and to the responder they began with.
  func deliver(_ event: UIPressesEvent) {
    if let environment = event.environment { return environment.deliver(event) }
    for press in event.presses { press.responder?.deliver(press, event) }
  }

  /// `start`: where the search for a target begins; nil for the first responder, else the sender's own chain.
  @discardableResult
  func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?, startingAt start: UIResponder?
  ) -> Bool {
    if let target {
      guard let call = action.performed, action.isPerformed(by: target as AnyObject) else { return false }
      call(target as AnyObject, sender, event)
      return true
    }
    let window = windowsFrontToBack.first { $0.isKeyWindow }
    guard let first = start ?? window?.firstResponder ?? (sender as? UIResponder),
      let found = first.target(forAction: action, withSender: sender) ?? lastResort(for: action, first, sender)
    else { return false }
    return sendAction(action, to: found, from: sender, for: event, startingAt: nil)
  }

  /// A first responder elsewhere must not hide the sender's own chain; the application itself comes last.
  private func lastResort(for action: Selector, _ first: UIResponder, _ sender: Any?) -> Any? {
    if let sender = sender as? UIResponder, sender !== first,
      let found = sender.target(forAction: action, withSender: sender)
    {
      return found
    }
    return canPerformAction(action, withSender: sender) ? self : nil
  }

  /// Shakes the device: to the first responder of the key window, up the chain.
  package func shake(at time: TimeInterval) {
    let event = MotionEvent()
    event.timestamp = time
    sendEvent(event)
  }
}
