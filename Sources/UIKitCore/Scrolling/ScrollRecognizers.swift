// The recognisers that a scroll view brings along: pan, pinch, and the one that delays touches in the content.
//
// Made by: UIScrollView. Each knows its scroll view through `view`.

/// Stops the content when a finger comes down, and begins only where there is something to scroll.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  private var direction = CGPoint.zero
  private var hadFingers = false
  /// How far a wheel wants the content to move, since the content last followed it.
  private var untaken = CGVector.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    hadFingers = true
    scrollView?.fingerDown()
  }

  override func scrolled(by delta: CGVector, with event: UIEvent) {
    untaken = CGVector(dx: untaken.dx + delta.dx, dy: untaken.dy + delta.dy)
    super.scrolled(by: delta, with: event)
  }

  /// Points, window coordinates.
  func takeScrolled() -> CGVector {
    defer { untaken = .zero }
    return untaken
  }

  override func reset() {
    super.reset()
    untaken = .zero
    if hadFingers { scrollView?.fingersUp() }
    hadFingers = false
  }

  override func isPan(_ way: CGPoint) -> Bool {
    direction = way
    return true
  }

  /// The content keeps a finger that it has, when it may; else whoever can move along the finger's way has it.
  override func mayBegin() -> Bool {
    guard let scrollView else { return false }
    if let trackedScroll { return trackedScroll.target === scrollView }
    // A pointer that is pressed and moved drags nothing: it has a wheel to scroll with (chosen here).
    if tracked.contains(where: { $0.type == .indirectPointer }) { return false }
    for touch in tracked where touch.delivery.stage == .sent {
      guard let content = touch.storedView, content !== scrollView else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: content) else { return false }
    }
    return scrollView.takesDrag(along: direction)
  }

  override func goesTogether(with other: UIGestureRecognizer) -> Bool {
    other is ScrollPinchRecognizer && other.view === view
  }
}

final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  override func mayBegin() -> Bool { (view as? UIScrollView)?.canZoom ?? false }
}

/// Holds a finger for a moment before the content gets it: it may be a drag.
final class ContentDelayRecognizer: UIGestureRecognizer {
  private var timeout: EventTimers.Token?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timeout == nil else { return }
    timeout = environment?.timers.schedule(after: GestureThresholds.contentDelay) { [weak self] in
      self?.timeout = nil
      self?.fail("the finger stays")
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail("the finger was lifted") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail("its finger was cancelled") }

  override func cancelTimeouts() {
    environment?.timers.cancel(timeout)
    timeout = nil
  }
}

extension UIScrollView {
  /// What a drag against its own direction must at least have along it, when nobody else takes it. Chosen here.
  static let leastShare: CGFloat = 1.0 / 3

  func attachRecognizers() {
    clipsToBounds = true
    panGestureRecognizer.allowedScrollTypesMask = .all
    panGestureRecognizer.addTarget(self, action: Selector("handlePan:", UIScrollView.handlePan))
    pinch.addTarget(self, action: Selector("handlePinch:", UIScrollView.handlePinch))
    contentDelay.delaysTouchesBegan = true
    contentDelay.cancelsTouchesInView = false
    for recognizer in [contentDelay, panGestureRecognizer, pinch] { addGestureRecognizer(recognizer) }
  }

  /// Whether a drag of this way (points, window coordinates) is this view's, or one around it has more use for it.
  func takesDrag(along way: CGPoint) -> Bool {
    let isSideways = abs(way.x) > abs(way.y)
    let outer = sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled }
    if isSideways ? canScrollHorizontally : canScrollVertically {
      if !transfers(isSideways) { return true }
      // At its edge it hands over to one that still has way to go.
      return hasWay(way, isSideways) || !outer.contains { $0.hasWay(way, isSideways) }
    }
    if outer.contains(where: { isSideways ? $0.canScrollHorizontally : $0.canScrollVertically }) { return false }
    let share = isSideways ? abs(way.y) / abs(way.x) : abs(way.x) / max(abs(way.y), .leastNonzeroMagnitude)
    return (isSideways ? canScrollVertically : canScrollHorizontally) && share >= Self.leastShare
  }

  /// At its ends along that axis others may have the drag.
  func transfers(_ isSideways: Bool) -> Bool {
    isSideways ? options.transfersHorizontally : options.transfersVertically
  }

  /// Whether its content can move along the finger's way before an edge.
  private func hasWay(_ way: CGPoint, _ isSideways: Bool) -> Bool {
    let (range, place, finger) =
      isSideways ? (horizontalRange, bounds.minX, way.x) : (verticalRange, bounds.minY, way.y)
    return finger > 0 ? place > range.lowerBound : place < range.upperBound
  }
}
