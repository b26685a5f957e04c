// What views are told of their fingers: delayed, cut short, or as it happens.
//
// Called by: GestureEnvironment.settle. Hands on: touches to the hit view, which passes them up the chain.
// A recogniser that is still possible may hold the beginning (delaysTouchesBegan) or the end (delaysTouchesEnded); one that
// recognises with cancelsTouchesInView takes the finger away. Source: documented.

extension GestureEnvironment {
  func tellViews() {
    closeViews(touches.filter(isTakenAway))
    for touch in touches where touch.delivery.stage == .held { hold(touch) }
    for touch in touches where touch.delivery.stage == .endHeld && !isEndDelayed(touch) {
      let ending = touch.ending ?? touch.state
      touch.delivery.stage = .closed
      send([touch], as: [ending])
    }
    sendPhases()
  }

  /// The views get no more of these fingers; fingers that were on one view at the same time are told of together.
  func closeViews(_ fingers: [UITouch]) {
    var told = fingers.filter { $0.delivery.close() }
    while let first = told.first {
      let together = told.filter { $0.storedView === first.storedView && $0.isDownAlong(first) }
      told.removeAll { touch in together.contains { $0 === touch } }
      send(
        together,
        as: together.map { touch in
          var state = touch.state
          state.phase = .cancelled
          return state
        })
    }
  }

  private func isTakenAway(_ touch: UITouch) -> Bool {
    guard touch.delivery.stage != .closed,
      let taker = touch.delivery.recognizers.first(where: { $0.hasRecognized && $0.cancelsTouchesInView })
    else { return false }
    TouchTrace.note("\(TouchTrace.name(taker)) takes the finger from its view")
    return true
  }

  /// Sends the beginning unless it is delayed; what a lifted finger did meanwhile follows.
  private func hold(_ touch: UITouch) {
    if touch.beginning == nil { touch.beginning = touch.state }
    if touch.phase == .ended { touch.ending = touch.state }
    guard !touch.delivery.recognizers.contains(where: { $0.isUndecided && $0.delaysTouchesBegan }) else {
      // A finger that was lost while it was held never was.
      if touch.phase == .cancelled { touch.delivery.stage = .closed }
      return
    }
    // Told with others of the same event, when it comes at once.
    if touch.phase == .began, touch.delivery.isUnsent { return }
    let beginning = touch.beginning ?? touch.state
    touch.delivery.stage = .sent
    send([touch], as: [beginning])
    guard let ending = touch.ending, touch.delivery.stage == .sent else { return }
    touch.delivery.isUnsent = false
    if isEndDelayed(touch) {
      touch.delivery.stage = .endHeld
    } else {
      touch.delivery.stage = .closed
      send([touch], as: [ending])
    }
  }

  private func isEndDelayed(_ touch: UITouch) -> Bool {
    touch.delivery.recognizers.contains { $0.isUndecided && $0.delaysTouchesEnded }
  }

  /// One call for each view and phase, beginnings first.
  private func sendPhases() {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var fresh = touches.filter { $0.delivery.isUnsent && $0.phase == phase && isDue($0, phase) }
      for touch in fresh { touch.delivery.isUnsent = false }
      if phase == .ended {
        for touch in fresh where isEndDelayed(touch) {
          touch.delivery.stage = .endHeld
          touch.ending = touch.state
        }
        fresh.removeAll { $0.delivery.stage == .endHeld }
      }
      while let first = fresh.first {
        let together = fresh.filter { $0.storedView === first.storedView }
        fresh.removeAll { touch in together.contains { $0 === touch } }
        for touch in together { touch.delivery.stage = touch.state.isDown ? .sent : .closed }
        send(together, as: nil)
      }
    }
  }

  private func isDue(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard phase == .began else { return touch.delivery.stage == .sent }
    return touch.delivery.stage == .held
      && !touch.delivery.recognizers.contains { $0.isUndecided && $0.delaysTouchesBegan }
  }

  /// Calls the view with the fingers as they are, or as they were in `states`, one for each.
  private func send(_ fingers: [UITouch], as states: [TouchState]?) {
    guard let first = fingers.first, let view = first.storedView else { return }
    let present = fingers.map(\.state)
    if let states { for (touch, state) in zip(fingers, states) { touch.state = state } }
    let event = currentEvent ?? lateEvent(for: fingers)
    switch first.phase {
    case .began where view.takesContentTouches(Set(fingers), event): view.touchesBegan(Set(fingers), with: event)
    case .began: for touch in fingers { touch.delivery.stage = .closed }
    case .ended: view.touchesEnded(Set(fingers), with: event)
    case .cancelled: view.touchesCancelled(Set(fingers), with: event)
    default: view.touchesMoved(Set(fingers), with: event)
    }
    if states != nil { for (touch, state) in zip(fingers, present) { touch.state = state } }
  }

  /// For what is told after its event is gone.
  private func lateEvent(for fingers: [UITouch]) -> UIEvent {
    let event = UIEvent()
    event.timestamp = timers.now
    event.touches = fingers
    event.environment = self
    return event
  }
}

/// A view that may keep fingers from views inside it: a scroll view.
@MainActor
protocol ContentTouchGate: UIView {
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

extension UITouch {
  /// Whether both fingers were down at one time.
  fileprivate func isDownAlong(_ other: UITouch) -> Bool {
    func end(_ touch: UITouch) -> TimeInterval { touch.state.isDown ? .infinity : touch.state.timestamp }
    func start(_ touch: UITouch) -> TimeInterval { (touch.beginning ?? touch.state).timestamp }
    return start(self) <= end(other) && start(other) <= end(self)
  }
}

extension UIGestureRecognizer {
  /// Neither failed nor recognised yet.
  fileprivate var isUndecided: Bool { actual == .possible }
}

extension UIView {
  /// Scroll views around the view may keep touches from it.
  fileprivate func takesContentTouches(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    var view = superview
    while let current = view {
      if let gate = current as? ContentTouchGate { return gate.touchesShouldBegin(touches, with: event, in: self) }
      view = current.superview
    }
    return true
  }
}
