// UITapGestureRecognizer: one or more taps of one or more fingers.

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointing device that must be down, and no others; fingers have none, and tap as ever. Source:
  /// documented (which buttons the user must press).
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// Fingers of the present tap and where they came down, window coordinates.
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  /// Where the fingers of the first tap and of the last one were lifted, window coordinates.
  private var firstPlaces: [CGPoint] = []
  private var lastPlaces: [CGPoint] = []
  private var timeout: EventTimers.Token?

  override var awaitsMoreTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.contains(where: { $0.type == .indirectPointer }), event.buttonMask != buttonMaskRequired {
      return fail("it is another button")
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.state.location }
    guard starts.count <= numberOfTouchesRequired else { return fail("more fingers than it taps with") }
    guard touches.allSatisfy({ isNearLastTap($0.state.location) }) else { return fail("the next tap is elsewhere") }
    failAfter(GestureThresholds.tapDuration, "the finger stays")
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      if distance(touch.state.location, start) > GestureThresholds.tapSlop { return fail("the finger moved") }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard down.isEmpty else { return }
    guard starts.count == numberOfTouchesRequired else { return fail("fewer fingers than it taps with") }
    lastPlaces = tracked.filter { starts[ObjectIdentifier($0)] != nil }.map(\.state.location)
    if taps == 0 { firstPlaces = lastPlaces }
    starts = [:]
    finishTap()
  }

  private func isNearLastTap(_ place: CGPoint) -> Bool {
    lastPlaces.isEmpty || lastPlaces.contains { distance($0, place) <= GestureThresholds.tapDistance }
  }

  private func finishTap() {
    taps += 1
    guard taps < numberOfTapsRequired else {
      environment?.timers.cancel(timeout)
      keep(firstPlaces)
      state = .ended
      return
    }
    failAfter(GestureThresholds.tapInterval, "no further tap came")
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail("its finger was cancelled")
  }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    guard tracked.isEmpty, trackedPresses.filter(\.isDown).count == 1 else { return fail("something else is down") }
    failAfter(GestureThresholds.tapDuration, "the key stays down")
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    finishTap()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    fail("its key was cancelled")
  }

  open override func reset() {
    super.reset()
    taps = 0
    starts = [:]
    firstPlaces = []
    lastPlaces = []
  }

  /// A tap does not keep others from becoming more taps, or taps of more fingers (documented by Apple's examples: without
  /// a requirement both fire).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && other.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  override func cancelTimeouts() {
    environment?.timers.cancel(timeout)
    timeout = nil
  }

  private func failAfter(_ delay: TimeInterval, _ reason: String) {
    environment?.timers.cancel(timeout)
    timeout = environment?.timers.schedule(after: delay) { [weak self] in self?.fail(reason) }
  }
}
