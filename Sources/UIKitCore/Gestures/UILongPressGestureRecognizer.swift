// UILongPressGestureRecognizer: fingers that stay.

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that a finger may move before the press is recognised; afterwards it may go anywhere. Source: documented.
  open var allowableMovement: CGFloat = 10
  /// Taps that come before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var timeout: EventTimers.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard actual == .possible else { return }
    for touch in touches {
      starts[ObjectIdentifier(touch)] = touch.state.location
      guard touch.tapCount > numberOfTapsRequired else { return fail("it wants taps first") }
    }
    guard starts.count <= numberOfTouchesRequired else { return fail("more fingers than it presses with") }
    guard starts.count == numberOfTouchesRequired else { return }
    beginLater { $0.down.count == $0.numberOfTouchesRequired }
  }

  private func beginLater(if stays: @escaping (UILongPressGestureRecognizer) -> Bool) {
    timeout = environment?.timers.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, stays(self) else { return }
      self.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard actual == .possible else {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      if distance(touch.state.location, start) > allowableMovement { return fail("the finger moved") }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if actual == .possible, wish == nil { return fail("the finger was lifted early") }
    if down.count < numberOfTouchesRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    guard actual == .possible else { return }
    guard tracked.isEmpty, trackedPresses.filter(\.isDown).count == 1 else { return fail("something else is held too") }
    beginLater { $0.isHeld }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    if actual == .possible, wish == nil { return fail("the key was released early") }
    state = .ended
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    starts = [:]
  }

  override func cancelTimeouts() {
    environment?.timers.cancel(timeout)
    timeout = nil
  }
}
