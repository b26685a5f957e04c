// UIPanGestureRecognizer: fingers that drag. The first ten points are the price of being recognised: they are not part of the
// translation (measured).

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Wheels and trackpads that it takes besides fingers: none, unless it is a scroll view's. Then it has no touches, and
  /// `minimumNumberOfTouches` does not count. Source: documented.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// All in window coordinates, points.
  private var way = CGPoint.zero
  private(set) var moved = CGPoint.zero
  private var samples = MotionSamples()
  private var base: CGPoint?

  /// Since the gesture began, or since it was set; points, `view`'s coordinates.
  open func translation(in view: UIView?) -> CGPoint { placeVector(moved, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else { return moved = translation }
    let end = view.layer.convert(translation, to: storedView?.window?.layer)
    let start = view.layer.convert(CGPoint.zero, to: storedView?.window?.layer)
    moved = CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Points a second, over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    placeVector(samples.velocity(at: presentTime), in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if down.count > maximumNumberOfTouches {
      if actual == .possible { return fail("more fingers than it pans with") }
      for touch in touches { ignore(touch, for: event) }
    }
    base = Self.centroid(of: down)
    if actual == .possible { samples.add(way, at: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let middle = Self.centroid(of: down) else { return }
    let delta = base.map { CGPoint(x: middle.x - $0.x, y: middle.y - $0.y) } ?? .zero
    base = middle
    way = CGPoint(x: way.x + delta.x, y: way.y + delta.y)
    samples.add(way, at: event.timestamp)
    if actual == .possible, wish == nil {
      let length = hypot(way.x, way.y)
      guard length > GestureThresholds.panSlop, down.count >= minimumNumberOfTouches else { return }
      let rest = (length - GestureThresholds.panSlop) / length
      moved = CGPoint(x: way.x * rest, y: way.y * rest)
      guard isPan(way) else { return fail("it goes another way") }
      state = .began
    } else {
      moved = CGPoint(x: moved.x + delta.x, y: moved.y + delta.y)
      if wish == nil { state = .changed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    base = Self.centroid(of: down)
    guard down.count < minimumNumberOfTouches || down.isEmpty else { return }
    if actual == .possible, wish == nil { fail("the finger was lifted early") } else { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  // MARK: Wheels and trackpads

  /// The contents are to move by `delta`, points of the window: every bit of it counts, there is no slop (chosen here).
  func scrolled(by delta: CGVector, with event: UIEvent) {
    way = CGPoint(x: way.x + delta.dx, y: way.y + delta.dy)
    moved = CGPoint(x: moved.x + delta.dx, y: moved.y + delta.dy)
    samples.add(way, at: event.timestamp)
    guard actual == .possible else { return state = .changed }
    guard wish == nil, way != .zero else { return }
    guard isPan(way) else { return fail("it goes another way") }
    state = .began
  }

  func scrollEnded(with event: UIEvent) {
    if actual == .possible, wish == nil { fail("the scrolling has ended") } else { state = .ended }
  }

  open override func reset() {
    super.reset()
    way = .zero
    moved = .zero
    base = nil
    samples.removeAll()
  }

  /// Whether a way of more than the slop is a pan of this kind; points, window coordinates.
  func isPan(_ way: CGPoint) -> Bool { true }
}
