// UIHoverGestureRecognizer: a pointer over a view.
//
// Driven by: HoverDispatch. Fingers and buttons are not for it: it excludes nothing, delays nothing, and nothing excludes it.

@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Window coordinates, points.
  var pointer = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint { place(pointer, in: view) }

  override var takesTouches: Bool { false }

  // Of a pencil over the screen; a pointer lies on it (height 0 of 1), and stands upright (radians). Source: documented.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  func enterOrMove() { state = actual == .possible ? .began : .changed }
  func leave() {
    if actual.isActive { state = .ended }
  }
}
