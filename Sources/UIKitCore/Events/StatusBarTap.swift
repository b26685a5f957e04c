// A tap on the status bar: one finger that comes down in it and goes up soon and near, and of which nothing in the app has
// made use: neither a recogniser nor a control.
//
// Called by: HostEventIngress, with every finger and when time has passed. Hands on: UIWindow.tapStatusBar. On a device the
// status bar is a window of the system's in front of the app; here it is a place on the screen.

@MainActor
final class StatusBarTap {
  private struct Candidate {
    let touch: UITouch
    /// Points of the screen.
    let start: CGPoint
    let time: TimeInterval
  }

  private let frame: () -> CGRect
  private var candidate: Candidate?

  /// `frame`: where the status bar is, points of the screen; empty when there is none.
  init(frame: @escaping () -> CGRect) { self.frame = frame }

  /// Takes note of a finger's present phase. `location`: points of the screen; `isAlone`: no other finger is down.
  func watch(_ touch: UITouch, at location: CGPoint, isAlone: Bool) {
    switch touch.phase {
    case .began:
      let isCandidate = isAlone && frame().contains(location)
      candidate = isCandidate ? Candidate(touch: touch, start: location, time: touch.timestamp) : nil
    case .moved, .stationary:
      if let start = candidate?.start, distance(start, location) > GestureThresholds.tapSlop { candidate = nil }
    default:
      guard let found = candidate, found.touch === touch else { return }
      let isTap = touch.timestamp - found.time <= GestureThresholds.tapDuration
      if !isTap { candidate = nil }
    }
  }

  /// Once the finger is up, and every recogniser on it has made up its mind.
  func settle() {
    guard let touch = candidate?.touch, !touch.state.isDown, touch.delivery.recognizers.isEmpty else { return }
    candidate = nil
    guard touch.phase == .ended, !touch.isTaken, touch.storedView?.isInsideControl == false else { return }
    let isScrolling = touch.storedWindow?.tapStatusBar() == true
    TouchTrace.note("a tap on the status bar\(isScrolling ? ": a scroll view goes to its top" : "")")
  }
}
