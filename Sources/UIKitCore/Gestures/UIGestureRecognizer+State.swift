// A recogniser's transitions: which are allowed, and which need the environment's consent.
//
// Called by: `state`'s setter, isEnabled, views that lose a recogniser. Hands on: wishes to GestureEnvironment.

extension UIGestureRecognizer {
  /// Seconds of host time: of the event that is being delivered, else now; 0 outside an environment.
  var presentTime: TimeInterval { environment?.currentEvent?.timestamp ?? environment?.timers.now ?? 0 }

  func transition(to new: State) {
    switch (actual, new) {
    case (.possible, .began), (.possible, .ended): want(new)
    case (.possible, .changed): want(.began)
    case (.possible, .failed), (.possible, .cancelled): fail("it said so")
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new, "it said so")
      environment?.settle()
    case (.began, .failed), (.changed, .failed): transition(to: .cancelled)
    // Final states are left by `reset` alone; everything else is no transition.
    default: break
    }
  }

  /// Asks to begin, or to have happened. Without fingers there is nobody to ask.
  private func want(_ new: State) {
    guard let environment else { return enter(new, "it is driven by hand") }
    // A wish to begin that waits may end meanwhile: both are reported, one after the other, when it is granted.
    if wish == .began, new == .ended { wish = .changed } else if wish == nil { wish = new }
    environment.settle()
  }

  /// Every state that is told to targets goes through here.
  func enter(_ new: State, _ reason: @autoclosure () -> String) {
    actual = new
    wish = nil
    TouchTrace.noteState(self, reason())
    if let environment {
      if new != .failed { environment.queueAction(self, new) }
      return
    }
    // No finger touches it: a pointer or a client drives it, and it does as told.
    if new != .failed { sendActions() }
    if actual.isFinal { returnToPossible() }
  }

  func fail(_ reason: @autoclosure () -> String) {
    guard actual == .possible else { return }
    enter(.failed, reason())
    environment?.settle()
  }

  /// Stops whatever it is doing: it was disabled, taken off its view, or its view left the window.
  func leave(_ reason: String) {
    if actual.isActive {
      enter(.cancelled, reason)
      environment?.settle()
    } else if environment != nil {
      fail(reason)
    }
  }

  func returnToPossible() {
    cancelTimeouts()
    environment?.timers.cancel(idleTimeout)
    idleTimeout = nil
    tracked = []
    trackedPresses = []
    keptPlaces = []
    trackedScroll = nil
    dynamicRequirements = [:]
    wish = nil
    actual = .possible
    environment = nil
    reset()
  }
}
