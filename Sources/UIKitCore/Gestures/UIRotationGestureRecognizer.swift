// UIRotationGestureRecognizer: two fingers that turn around each other.

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians since the rotation was recognised, clockwise. May be set, to count from there, which starts
  /// the velocity anew. Source: documented.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      samples.restart(at: CGPoint(x: newValue, y: 0), unit: 1)
    }
  }
  private var storedRotation: CGFloat = 0
  private var fingers = FingerPair()
  /// Radians turned before it was recognised.
  private var turned: CGFloat = 0
  private var samples = MotionSamples()

  /// Radians a second.
  open var velocity: CGFloat { samples.velocity(at: presentTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if down.count > 2, actual == .possible { return fail("more than two fingers") }
    fingers.take(down)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let last = fingers.angle else { return }
    fingers.take(down)
    guard let angle = fingers.angle, let distance = fingers.distance else { return }
    let delta = remainder(angle - last, 2 * .pi)
    if actual == .possible, wish == nil {
      turned += delta
      guard abs(turned) * distance / 2 > GestureThresholds.rotationSlop else { return }
      samples.add(CGPoint(x: storedRotation, y: 0), at: event.timestamp)
      state = .began
    } else {
      storedRotation += delta
      samples.add(CGPoint(x: storedRotation, y: 0), at: event.timestamp)
      if wish == nil { state = .changed }
    }
  }

  /// Ends when both fingers are lifted. Source: documented.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers.take(down)
    guard down.isEmpty else { return }
    if actual == .possible, wish == nil { fail("no rotation") } else { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    storedRotation = 0
    turned = 0
    fingers = FingerPair()
    samples.removeAll()
  }
}
