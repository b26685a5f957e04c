// Where fingers, recognisers and views meet: who sees a finger, who wins, and what views are told.
//
// Called by: UIWindow.sendEvent, recognisers that wish for a state, time-outs. One for each HostEventIngress. An update is
// four steps, repeated until nothing changes, so that what handlers do is taken up in order and never in the middle:
// resolve wishes (+Resolution) → send actions → tell views (+Views) → reset what is over.

@MainActor
final class GestureEnvironment {
  /// Seconds after which a recogniser that neither failed nor recognised, and has no finger left, is taken as failed.
  /// Chosen here: a subclass that forgets to fail must not hold other recognisers and views for ever.
  static let idleLimit: TimeInterval = 1

  let timers: EventTimers
  /// Fingers that are down, or whose end somebody still waits for.
  var touches: [UITouch] = []
  /// Recognisers with fingers, from the last reset to the next.
  var recognizers: [UIGestureRecognizer] = []
  /// Keys that are down, or whose end somebody still waits for.
  var presses: [UIPress] = []
  /// The event that is being delivered.
  private(set) var currentEvent: UIEvent?
  /// Told of fingers that this environment has given up.
  var dropTouch: (UITouch) -> Void = { _ in }
  private var actions: [(UIGestureRecognizer, UIGestureRecognizer.State)] = []
  private var isSettling = false
  private var mustSettleAgain = false

  init(timers: EventTimers) { self.timers = timers }

  var isIdle: Bool { touches.isEmpty && presses.isEmpty && recognizers.isEmpty && actions.isEmpty }

  /// Takes one event's fingers in `window` through recognisers and then to views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let fingers = event.touches.filter { $0.storedWindow === window }
    during(event) {
      for touch in fingers {
        touch.delivery.isUnsent = touch.phase != .stationary
        touch.delivery.hasSeenEnd = !touch.state.isDown
        if touch.phase == .began { attach(touch, event) }
      }
      feed(fingers, event)
    }
  }

  /// From now on the recogniser is fed here: it has got a finger, a key or a wheel.
  func enlist(_ recognizer: UIGestureRecognizer) {
    recognizer.environment = self
    timers.cancel(recognizer.idleTimeout)
    recognizer.idleTimeout = nil
    if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
  }

  /// Feeds recognisers, and then brings everything to rest.
  func during(_ event: UIEvent, _ feed: () -> Void) {
    let outer = currentEvent
    currentEvent = event
    let wasSettling = isSettling
    isSettling = true
    feed()
    isSettling = wasSettling
    settle()
    currentEvent = outer
  }

  /// Brings everything to rest; called again from within, it makes the running call go round once more.
  func settle() {
    guard !isSettling else {
      mustSettleAgain = true
      return
    }
    isSettling = true
    // Handlers that keep changing states cannot keep an event for ever.
    for _ in 0..<100 {
      mustSettleAgain = false
      leaveLostViews()
      resolve()
      sendActions()
      tellViews()
      tellResponders()
      resetFinished()
      if !mustSettleAgain { break }
    }
    isSettling = false
  }

  func queueAction(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    actions.append((recognizer, state))
    mustSettleAgain = true
  }

  /// After an event was sent: fingers whose end did not come through, since a window kept it, are given up.
  func finish(_ event: UIEvent) {
    let lost = event.touches.filter { !$0.state.isDown && !$0.delivery.hasSeenEnd }
    closeViews(lost)
    for touch in lost {
      for recognizer in touch.delivery.recognizers { recognizer.leave("its finger was lost") }
      touches.removeAll { $0 === touch }
    }
    if let event = event as? UIPressesEvent { event.presses.forEach(finish) }
    settle()
  }

  private func finish(_ press: UIPress) {
    guard !press.isDown, !press.delivery.hasSeenEnd else { return }
    press.delivery.hasSeenEnd = true
    closeResponder(press)
    for recognizer in press.delivery.recognizers { recognizer.leave("its key was lost") }
  }

  /// A tree of views is about to leave its window: its fingers and recognisers end.
  func viewsWillLeave(_ root: UIView) {
    closeViews(touches.filter { $0.storedView?.isDescendant(of: root) == true })
    for recognizer in recognizers {
      guard let view = recognizer.storedView, view.isDescendant(of: root) else { continue }
      recognizer.leave("its view leaves the window")
    }
    settle()
  }

  func cancelAll() {
    closeViews(touches)
    for press in presses { closeResponder(press) }
    for recognizer in recognizers { recognizer.leave("all touches were cancelled") }
    for touch in touches { dropTouch(touch) }
    for touch in touches where touch.state.isDown { touch.state.phase = .cancelled }
    for press in presses where press.isDown { press.phase = .cancelled }
    settle()
  }

  private func sendActions() {
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      recognizer.reported = state
      recognizer.sendActions()
      recognizer.reported = nil
    }
  }

  private func leaveLostViews() {
    for recognizer in recognizers where recognizer.storedView?.window == nil {
      recognizer.leave("its view is gone")
    }
  }

  private func resetFinished() {
    for recognizer in recognizers where !recognizer.isHeld {
      if recognizer.actual.isFinal {
        remove(recognizer)
      } else if recognizer.actual == .possible, recognizer.wish == nil, !recognizer.awaitsMoreTouches,
        recognizer.idleTimeout == nil
      {
        recognizer.idleTimeout = timers.schedule(after: Self.idleLimit) { [weak recognizer] in
          recognizer?.idleTimeout = nil
          guard let recognizer, !recognizer.isHeld else { return }
          recognizer.leave("its fingers are gone")
        }
      } else if recognizer.actual.isActive {
        // It forgot to end: nothing will come any more.
        recognizer.enter(.cancelled, "its fingers are gone")
      }
    }
    touches.removeAll { !$0.state.isDown && $0.delivery.stage == .closed && $0.delivery.recognizers.isEmpty }
    presses.removeAll { !$0.isDown && $0.delivery.stage == .closed && $0.delivery.recognizers.isEmpty }
    ActiveEnvironments.update(self, isActive: !isIdle)
  }

  private func remove(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.tracked { touch.delivery.remove(recognizer) }
    for press in recognizer.trackedPresses { press.delivery.remove(recognizer) }
    recognizers.removeAll { $0 === recognizer }
    recognizer.returnToPossible()
    mustSettleAgain = true
  }
}

/// Environments with something under way: whom views tell that they leave their window. None, most of the time.
@MainActor
enum ActiveEnvironments {
  private struct Weak {
    weak var environment: GestureEnvironment?
  }
  private static var active: [Weak] = []

  static func update(_ environment: GestureEnvironment, isActive: Bool) {
    let isKnown = active.contains { $0.environment === environment }
    guard isKnown != isActive else { return }
    active.removeAll { $0.environment == nil || $0.environment === environment }
    if isActive { active.append(Weak(environment: environment)) }
  }

  static func viewsWillLeave(_ root: UIView) {
    guard !active.isEmpty else { return }
    for entry in active { entry.environment?.viewsWillLeave(root) }
  }
}
