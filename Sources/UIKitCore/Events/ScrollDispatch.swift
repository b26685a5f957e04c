// A wheel or a trackpad over views: moves the scroll view under the pointer that can still go that way, at once and without
// physics, as a trackpad's driver has its own.
//
// Called by: HostEventIngress. Hands on: a content offset inside the scroll view's range.

import HostInterface

@MainActor
final class ScrollDispatch {
  /// Less than a device pixel, kept for the next report: points.
  private var rest = CGVector.zero
  private weak var last: UIScrollView?

  /// `delta`: how far the contents move, points; positive to the right and down.
  func scroll(at location: CGPoint, by delta: CGVector, windows: [UIWindow], event: UIEvent) {
    guard location.x.isFinite, location.y.isFinite, delta.dx.isFinite, delta.dy.isFinite else { return }
    for window in windows {
      guard let hit = window.hitTest(window.pointFromScreen(location), with: event) else { continue }
      let views = sequence(first: hit, next: \.superview).compactMap { $0 as? UIScrollView }
      guard let view = views.first(where: { Self.takes(delta, $0) }) else { return }
      move(view, by: delta)
      return
    }
  }

  private static func takes(_ delta: CGVector, _ view: UIScrollView) -> Bool {
    guard view.isScrollEnabled, !view.isDragging else { return false }
    let offset = view.contentOffset
    let moved = view.clamped(CGPoint(x: offset.x - delta.dx, y: offset.y - delta.dy))
    return moved != offset
  }

  private func move(_ view: UIScrollView, by delta: CGVector) {
    if last !== view { rest = .zero }
    last = view
    let offset = view.contentOffset
    let wanted = CGPoint(x: offset.x - delta.dx - rest.dx, y: offset.y - delta.dy - rest.dy)
    let range = view.clamped(wanted)
    view.contentOffset = range
    // At an end nothing is kept: the way back begins at once.
    rest = CGVector(
      dx: range.x == wanted.x ? view.contentOffset.x - wanted.x : 0,
      dy: range.y == wanted.y ? view.contentOffset.y - wanted.y : 0)
  }
}
