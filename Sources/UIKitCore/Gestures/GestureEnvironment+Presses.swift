// Presses on their way: to the recognisers of the responder's view and of those around it, then to the responder.
//
// Called by: UIWindow.sendEvent, GestureEnvironment.settle. As with fingers, a recogniser that is still possible may hold the
// beginning (delaysTouchesBegan) or the end (delaysTouchesEnded), and one that recognises with cancelsTouchesInView takes the
// press away. Source: documented. A recogniser that does nothing with presses holds none (chosen here).

extension GestureEnvironment {
  func deliver(_ event: UIPressesEvent) {
    during(event) {
      for press in event.presses {
        press.delivery.isUnsent = true
        press.delivery.hasSeenEnd = !press.isDown
        if press.phase == .began { attach(press, event) }
      }
      for recognizer in recognizers {
        feed(recognizer, event, .began, recognizer.pressesBegan)
        feed(recognizer, event, .changed, recognizer.pressesChanged)
        feed(recognizer, event, .ended, recognizer.pressesEnded)
        feed(recognizer, event, .cancelled, recognizer.pressesCancelled)
      }
    }
  }

  /// Asked once, when the key goes down.
  private func attach(_ press: UIPress, _ event: UIPressesEvent) {
    presses.append(press)
    ActiveEnvironments.update(self, isActive: true)
    // What is typed is no gesture (chosen here).
    if let key = press.key, TextDelivery.takes(key, press.responder) { return }
    for case let view as UIView in sequence(first: press.responder, next: { $0?.next }) {
      for recognizer in view.gestureRecognizers ?? [] where takes(recognizer, press, event) {
        recognizer.trackedPresses.append(press)
        recognizer.lastCentroid = recognizer.place(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
        press.delivery.add(recognizer)
        enlist(recognizer)
      }
    }
  }

  private func takes(_ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard recognizer.takesTouches, recognizer.isEnabled, !recognizer.actual.isFinal, recognizer.wish != .ended,
      recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
      recognizer.environment == nil || recognizer.environment === self, PressHandling.isOverridden(by: recognizer)
    else { return false }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  private func feed(
    _ recognizer: UIGestureRecognizer, _ event: UIPressesEvent, _ phase: UIPress.Phase,
    _ call: (Set<UIPress>, UIPressesEvent) -> Void
  ) {
    guard !recognizer.actual.isFinal, recognizer.wish != .ended else { return }
    let own = event.presses(for: recognizer).filter { $0.phase == phase }
    if !own.isEmpty { call(own, event) }
  }

  // MARK: Responders

  func tellResponders() {
    for press in presses {
      if press.delivery.stage != .closed,
        press.delivery.recognizers.contains(where: { $0.hasRecognized && $0.cancelsTouchesInView })
      {
        closeResponder(press)
      }
      // A key that was lost while it was held back never was.
      if press.delivery.stage == .held, press.phase == .cancelled { press.delivery.stage = .closed }
      if press.delivery.stage == .held, !isHeld(press, \.delaysTouchesBegan) {
        press.delivery.stage = .sent
        send(press, as: .began)
        if press.phase == .began { press.delivery.isUnsent = false }
      }
      if press.delivery.stage == .sent, press.delivery.isUnsent {
        press.delivery.isUnsent = false
        switch press.phase {
        case .ended where isHeld(press, \.delaysTouchesEnded): press.delivery.stage = .endHeld
        case .ended, .cancelled:
          press.delivery.stage = .closed
          send(press, as: press.phase)
        default: send(press, as: .changed)
        }
      }
      if press.delivery.stage == .endHeld, !isHeld(press, \.delaysTouchesEnded) {
        press.delivery.stage = .closed
        send(press, as: .ended)
      }
    }
  }

  /// The responder gets no more of this press.
  func closeResponder(_ press: UIPress) {
    if press.delivery.close() { send(press, as: .cancelled) }
  }

  private func isHeld(_ press: UIPress, _ delay: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    press.delivery.recognizers.contains { $0.actual == .possible && $0[keyPath: delay] }
  }

  private func send(_ press: UIPress, as phase: UIPress.Phase) {
    let present = press.phase
    press.phase = phase
    let event = currentEvent as? UIPressesEvent ?? lateEvent(for: press)
    press.responder?.deliver(press, event)
    press.phase = present
  }

  /// For what is told after its event is gone.
  private func lateEvent(for press: UIPress) -> UIPressesEvent {
    let event = UIPressesEvent()
    event.timestamp = timers.now
    event.presses = [press]
    event.environment = self
    return event
  }
}

extension UIResponder {
  /// Calls the method of the press's phase.
  func deliver(_ press: UIPress, _ event: UIPressesEvent) {
    switch press.phase {
    case .began: pressesBegan([press], with: event)
    case .ended: pressesEnded([press], with: event)
    case .cancelled: pressesCancelled([press], with: event)
    case .changed, .stationary: pressesChanged([press], with: event)
    }
  }
}

/// Which recognisers do something with presses: those whose class overrides one of the presses… methods.
@MainActor
enum PressHandling {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let words = MethodTable.words(
    ofOverridesIn: Handles.self, not: HandlesNothing.self, base: UIGestureRecognizer.self)

  static func isOverridden(by recognizer: UIGestureRecognizer) -> Bool {
    let type = type(of: recognizer)
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = MethodTable.differs(type, from: UIGestureRecognizer.self, at: words)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private class HandlesNothing: UIGestureRecognizer {}
  private class Handles: UIGestureRecognizer {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  }
}
