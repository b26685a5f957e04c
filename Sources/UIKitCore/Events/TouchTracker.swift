// From a host's fingers to UITouch objects: identity, phase, tap count, and the view that each finger hit first.
//
// Called by: HostEventIngress. Hands on: the touches that changed. A finger reported as beginning while it is down, as moving
// while it is not, or in no place at all, does no harm: the host may lose or repeat reports.

import HostInterface

@MainActor
final class TouchTracker {
  private struct Tap {
    let location: CGPoint
    let time: TimeInterval
    let count: Int
    weak var window: UIWindow?
  }

  private let windows: () -> [UIWindow]
  private var active: [Int: UITouch] = [:]
  private var lastTap: Tap?

  init(windows: @escaping () -> [UIWindow]) { self.windows = windows }

  var activeTouches: [UITouch] { active.sorted { $0.key < $1.key }.map(\.value) }

  /// A finger that is down under this id already has lost its end: it must be cancelled first.
  func touch(withID id: Int) -> UITouch? { active[id] }

  /// Applies one report. Nil when nobody is touched by it.
  func apply(_ report: HostTouch, at time: TimeInterval, event: UIEvent) -> UITouch? {
    guard report.location.x.isFinite, report.location.y.isFinite || report.phase == .cancelled else { return nil }
    if report.phase == .began { return begin(report, at: time, event: event) }
    guard let touch = active[report.id] else { return nil }
    guard let window = touch.storedWindow else {
      active[report.id] = nil
      return nil
    }
    let location = window.pointFromScreen(report.location)
    touch.state.previousLocation = touch.state.location
    touch.state.previousTimestamp = touch.state.timestamp
    touch.state.timestamp = time
    switch report.phase {
    case .moved where location == touch.state.location: touch.state.phase = .stationary
    case .moved: touch.state.phase = .moved
    case .ended: touch.state.phase = .ended
    default: touch.state.phase = .cancelled
    }
    if report.phase != .cancelled {
      touch.state.location = location
      take(report, into: &touch.state)
    }
    if !touch.state.isDown { active[report.id] = nil }
    if touch.phase == .ended {
      lastTap = Tap(location: location, time: time, count: touch.tapCount, window: window)
    }
    return touch
  }

  /// Forgets a finger whose end will not come.
  func drop(_ touch: UITouch) {
    if let id = active.first(where: { $0.value === touch })?.key { active[id] = nil }
  }

  private func begin(_ report: HostTouch, at time: TimeInterval, event: UIEvent) -> UITouch? {
    if UIApplication.shared.isIgnoringInteractionEvents { return nil }
    for window in windows() {
      let location = window.pointFromScreen(report.location)
      guard let view = window.hitTest(location, with: event) else { continue }
      guard !isExcluded(view, in: window) else { return nil }
      let touch = UITouch()
      touch.storedWindow = window
      touch.storedView = view
      touch.state.location = location
      touch.state.previousLocation = location
      touch.state.timestamp = time
      touch.state.tapCount = tapCount(at: location, in: window, time: time)
      take(report, into: &touch.state)
      if !view.isMultipleTouchEnabled, active.values.contains(where: { $0.storedView === view }) {
        touch.delivery.stage = .closed
      }
      active[report.id] = touch
      return touch
    }
    return nil
  }

  /// A view that wants touches to itself, or another view that has them. Source: documented (isExclusiveTouch).
  private func isExcluded(_ view: UIView, in window: UIWindow) -> Bool {
    active.values.contains { touch in
      guard touch.storedWindow === window, let other = touch.storedView, other !== view else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  private func tapCount(at location: CGPoint, in window: UIWindow, time: TimeInterval) -> Int {
    guard let lastTap, lastTap.window === window, time - lastTap.time <= GestureThresholds.tapInterval,
      distance(location, lastTap.location) <= GestureThresholds.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  private func take(_ report: HostTouch, into state: inout TouchState) {
    state.type = UITouch.TouchType(rawValue: report.kind.rawValue) ?? .direct
    state.majorRadius = report.radius
    state.force = report.force
    state.maximumForce = report.maximumForce
  }
}
