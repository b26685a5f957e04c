// A wheel or a trackpad over views: which reports belong together, and which scroll view has most use for them.
//
// Called by: HostEventIngress. Hands on: ScrollEvents to UIApplication.sendEvent, from where pan recognisers get them. Reports
// that follow each other are one input, which ends when none has come for a moment. No physics comes after it, as a
// trackpad's driver has its own: only what lies beyond an edge goes back.

@MainActor
final class ScrollDispatch {
  /// Seconds without a report after which the input is over. Chosen here: more than a wheel that is turned slowly needs.
  static let pause: TimeInterval = 0.15

  private let environment: GestureEnvironment
  private var timers: EventTimers { environment.timers }
  private var input: ScrollInput?
  private var end: EventTimers.Token?

  init(environment: GestureEnvironment) { self.environment = environment }

  /// `location` in points of the screen.
  func scroll(_ event: ScrollEvent, _ type: UIScrollType, at location: CGPoint, windows: [UIWindow]) {
    guard location.x.isFinite, location.y.isFinite, event.delta.dx.isFinite, event.delta.dy.isFinite else { return }
    for window in windows {
      let point = window.pointFromScreen(location)
      guard let hit = window.hitTest(point, with: event) else { continue }
      return send(event, type, to: hit, in: window, at: point)
    }
  }

  /// Ends the input.
  func finish() {
    timers.cancel(end)
    end = nil
    guard let over = input else { return }
    input = nil
    let event = ScrollEvent()
    (event.timestamp, event.environment, event.input) = (timers.now, environment, over)
    environment.end(over, with: event)
  }

  private func send(_ event: ScrollEvent, _ type: UIScrollType, to hit: UIView, in window: UIWindow, at point: CGPoint)
  {
    let target = target(from: hit, event.delta, type)
    if let input, input.type != type || (input.target !== target && !environment.isTakenByClient(input)) { finish() }
    let present = input ?? ScrollInput(type: type)
    if input == nil { (present.window, present.hit, present.target) = (window, hit, target) }
    input = present
    if present.window === window { present.location = point }
    event.input = present
    timers.cancel(end)
    end = timers.schedule(after: Self.pause) { [weak self] in
      self?.end = nil
      self?.finish()
    }
    UIApplication.shared.sendEvent(event)
  }

  /// The one that is being dragged while the pointer is over it and it can follow; else the innermost one that has way to
  /// go, else the innermost one that bounces.
  private func target(from hit: UIView, _ delta: CGVector, _ type: UIScrollType) -> UIScrollView? {
    let dragged = input?.target
    let views = sequence(first: hit, next: \.superview).compactMap { $0 as? UIScrollView }.filter {
      $0.isScrollEnabled && $0.panGestureRecognizer.allowedScrollTypesMask.takes(type)
        && (!$0.isDragging || $0 === dragged)
    }
    let isSideways = abs(delta.dx) > abs(delta.dy)
    func follows(_ view: UIScrollView) -> Bool {
      isSideways ? view.canScrollHorizontally : view.canScrollVertically
    }
    if let dragged, views.contains(where: { $0 === dragged }), follows(dragged) { return dragged }
    let keeper = views.firstIndex { follows($0) && !$0.transfers(isSideways) }
    let reached = keeper.map { views[...$0] } ?? views[...]
    return reached.first { Self.hasWay($0, delta) } ?? reached.first { follows($0) && $0.bounces }
  }

  private static func hasWay(_ view: UIScrollView, _ delta: CGVector) -> Bool {
    let offset = view.contentOffset
    return view.clamped(CGPoint(x: offset.x - delta.dx, y: offset.y - delta.dy)) != offset
  }
}
