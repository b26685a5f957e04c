// UIPinchGestureRecognizer: two fingers that come together or part.

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance over what it was when the pinch was recognised. May be set, to count from there,
  /// which starts the velocity anew. Source: documented.
  open var scale: CGFloat {
    get { storedScale }
    set {
      let unit = storedScale != 0 ? newValue / storedScale : 1
      storedScale = newValue
      samples.restart(at: CGPoint(x: newValue, y: 0), unit: unit.isFinite ? unit : 1)
    }
  }
  private var storedScale: CGFloat = 1
  private var fingers = FingerPair()
  private var start: CGFloat?
  private var samples = MotionSamples()

  /// Of the scale, a second.
  open var velocity: CGFloat { samples.velocity(at: presentTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if down.count > 2, actual == .possible { return fail("more than two fingers") }
    fingers.take(down)
    if actual == .possible { start = fingers.distance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let last = fingers.distance else { return }
    fingers.take(down)
    guard let distance = fingers.distance, last > 0, distance > 0 else { return }
    if actual == .possible, wish == nil {
      guard let start, abs(distance - start) > GestureThresholds.pinchSlop else { return }
      samples.add(CGPoint(x: storedScale, y: 0), at: event.timestamp)
      state = .began
    } else {
      storedScale *= distance / last
      samples.add(CGPoint(x: storedScale, y: 0), at: event.timestamp)
      if wish == nil { state = .changed }
    }
  }

  /// Ends when both fingers are lifted. Source: documented.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers.take(down)
    guard down.isEmpty else { return }
    if actual == .possible, wish == nil { fail("no pinch") } else { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    storedScale = 1
    start = nil
    fingers = FingerPair()
    samples.removeAll()
  }
}
