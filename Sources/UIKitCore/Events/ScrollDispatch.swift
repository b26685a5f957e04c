// A wheel or a trackpad over views: drags the scroll view under the pointer that can still go that way, as a finger would.
//
// Called by: HostEventIngress. Reports that follow each other belong to one drag, of one scroll view; it ends when none has
// come for a moment. No physics comes after it, as a trackpad's driver has its own: only what lies beyond an edge goes back.

import HostInterface

@MainActor
final class ScrollDispatch {
  /// Seconds without a report after which the drag is over. Chosen here: more than a wheel that is turned slowly needs.
  static let pause: TimeInterval = 0.15

  private let timers: EventTimers
  private weak var dragged: UIScrollView?
  private var end: EventTimers.Token?

  init(timers: EventTimers) { self.timers = timers }

  /// `delta`: how far the contents move, points; positive to the right and down.
  func scroll(at location: CGPoint, by delta: CGVector, windows: [UIWindow], event: UIEvent) {
    guard location.x.isFinite, location.y.isFinite, delta.dx.isFinite, delta.dy.isFinite else { return }
    guard let view = target(at: location, delta, windows, event) else { return }
    if dragged !== view {
      finish()
      guard view.beginWheel() else { return }
      dragged = view
    }
    view.followWheel(delta)
    timers.cancel(end)
    end = timers.schedule(after: Self.pause) { [weak self] in
      self?.end = nil
      self?.finish()
    }
  }

  /// Ends the drag.
  func finish() {
    timers.cancel(end)
    end = nil
    dragged?.endWheel(at: timers.now)
    dragged = nil
  }

  /// The one that is being dragged while the pointer is over it and it can follow; else the innermost one that has way to
  /// go, else the innermost one that bounces.
  private func target(
    at location: CGPoint, _ delta: CGVector, _ windows: [UIWindow], _ event: UIEvent
  ) -> UIScrollView? {
    for window in windows {
      guard let hit = window.hitTest(window.pointFromScreen(location), with: event) else { continue }
      let views = sequence(first: hit, next: \.superview).compactMap { $0 as? UIScrollView }
        .filter { $0.isScrollEnabled && (!$0.isDragging || $0 === dragged) }
      let isSideways = abs(delta.dx) > abs(delta.dy)
      func follows(_ view: UIScrollView) -> Bool {
        isSideways ? view.canScrollHorizontally : view.canScrollVertically
      }
      if let dragged, views.contains(where: { $0 === dragged }), follows(dragged) { return dragged }
      return views.first { Self.hasWay($0, delta) } ?? views.first { follows($0) && $0.bounces }
    }
    return nil
  }

  private static func hasWay(_ view: UIScrollView, _ delta: CGVector) -> Bool {
    let offset = view.contentOffset
    return view.clamped(CGPoint(x: offset.x - delta.dx, y: offset.y - delta.dy)) != offset
  }
}
