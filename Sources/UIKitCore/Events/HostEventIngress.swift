// The only door from a host into UIKitCore: takes host events, keeps the clock of touch handling, and makes UIEvents.
//
// Made by: AppRuntime and tests, one for each screen. Hands on: UIEvents to UIApplication.sendEvent. Does not draw, lay out
// or call the host; the host's loop asks `nextDeadline` how long it may sleep.

import HostInterface

@MainActor
package final class HostEventIngress {
  private let tracker: TouchTracker
  private let timers = EventTimers()
  let environment: GestureEnvironment
  private let hover = HoverDispatch()
  private let keys: KeyDispatch
  private let scroller: ScrollDispatch
  private let statusBarTap: StatusBarTap
  /// Buttons of pointing devices, by the finger that each is reported as.
  private var buttons: [Int: UIEvent.ButtonMask] = [:]
  private let windows: () -> [UIWindow]

  /// `windows` front to back, `statusBar` in points of the screen; the application's own unless a test says otherwise.
  package init(
    windows: @escaping @MainActor () -> [UIWindow] = { UIApplication.shared.windowsFrontToBack },
    statusBar: @escaping @MainActor () -> CGRect = { UIApplication.shared.statusBarFrame }
  ) {
    self.windows = windows
    statusBarTap = StatusBarTap(frame: statusBar)
    tracker = TouchTracker(windows: windows)
    environment = GestureEnvironment(timers: timers)
    keys = KeyDispatch(environment: environment)
    scroller = ScrollDispatch(environment: environment)
    environment.dropTouch = { [weak tracker] touch in tracker?.drop(touch) }
  }

  /// Seconds of host time: the latest that was heard of.
  package var now: TimeInterval { timers.now }
  /// When time-outs want `advance`; nil when none waits.
  package var nextDeadline: TimeInterval? { timers.nextDeadline }

  /// Whether anything is under way: a finger, a recogniser, a time-out. For tests of what must not be left behind.
  package var isIdle: Bool {
    tracker.activeTouches.isEmpty && environment.isIdle && timers.nextDeadline == nil
  }

  /// Lets time pass without an event: time-outs fall due.
  package func advance(to time: TimeInterval) {
    timers.advance(to: time)
    statusBarTap.settle()
  }

  /// A time before the last one counts as the last one: events are never taken back.
  package func handle(_ event: HostEvent) {
    timers.advance(to: event.time)
    switch event {
    case .touches(let reports, _): handle(reports)
    case .hover(let location, _): hover.move(to: location, at: now, windows: windows(), environment: environment)
    case .scroll(let place, let delta, let isContinuous, _):
      let event = prepared(ScrollEvent())
      event.delta = delta
      scroller.scroll(event, isContinuous ? .continuous : .discrete, at: place, windows: windows())
    case .key(let key, _): keys.handle(key, at: now, window: keyWindow)
    case .text(let text, _): TextDelivery.commit(text, window: keyWindow)
    case .composition(let text, let selection, _):
      TextDelivery.compose(text, selection: selection, window: keyWindow)
    case .shake: UIApplication.shared.shake(at: now)
    }
  }

  /// Where keys and text go.
  private var keyWindow: UIWindow? { windows().first { $0.isKeyWindow } ?? windows().first }

  /// Ends everything that is under way, as when the application is interrupted.
  package func cancelAll() {
    cancel(tracker.activeTouches)
    keys.cancelAll(at: now)
    scroller.finish()
    environment.cancelAll()
  }

  private func handle(_ reports: [HostTouch]) {
    // A finger takes over from a wheel.
    if reports.contains(where: { $0.phase == .began }) { scroller.finish() }
    for report in reports where report.phase == .began {
      if let lost = tracker.touch(withID: report.id) { cancel([lost]) }
    }
    for report in reports where report.buttons != 0 {
      buttons[report.id] = UIEvent.ButtonMask(rawValue: report.buttons)
    }
    let event = makeEvent()
    for report in reports where report.phase == .ended || report.phase == .cancelled { buttons[report.id] = nil }
    for touch in tracker.activeTouches { touch.state.phase = .stationary }
    var ended: [UITouch] = []
    for report in reports {
      guard let touch = tracker.apply(report, at: now, event: event) else { continue }
      if !touch.state.isDown { ended.append(touch) }
      event.coalesced[ObjectIdentifier(touch)] = coalesced(report, touch)
      statusBarTap.watch(touch, at: report.location, isAlone: tracker.activeTouches.count == 1)
    }
    event.touches = tracker.activeTouches + ended
    send(event)
    statusBarTap.settle()
  }

  private func cancel(_ touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    let event = makeEvent()
    for touch in tracker.activeTouches { touch.state.phase = .stationary }
    for touch in touches {
      touch.state.phase = .cancelled
      touch.state.timestamp = now
      tracker.drop(touch)
    }
    event.touches = tracker.activeTouches + touches
    send(event)
  }

  private func send(_ event: UIEvent) {
    guard event.touches.contains(where: { $0.phase != .stationary || $0.timestamp == now }) else { return }
    UIApplication.shared.sendEvent(event)
    // A window that kept the event from `super.sendEvent` must not leave its recognisers waiting for it.
    environment.finish(event)
  }

  private func makeEvent() -> UIEvent { prepared(UIEvent()) }

  private func prepared<Event: UIEvent>(_ event: Event) -> Event {
    event.timestamp = now
    event.environment = environment
    event.storedModifiers = keys.modifiers
    event.storedButtons = buttons.values.reduce(into: []) { $0.formUnion($1) }
    return event
  }

  private func coalesced(_ report: HostTouch, _ touch: UITouch) -> [UITouch]? {
    guard !report.passed.isEmpty, let window = touch.storedWindow else { return nil }
    var previous = touch.state.previousLocation
    let passed = report.passed.map { sample in
      let copy = UITouch()
      (copy.storedWindow, copy.storedView, copy.state) = (window, touch.storedView, touch.state)
      copy.state.phase = .moved
      copy.state.timestamp = sample.time
      copy.state.previousLocation = previous
      copy.state.location = window.pointFromScreen(sample.location)
      previous = copy.state.location
      return copy
    }
    return passed + [touch]
  }
}
