// UIHoverGestureRecognizer: a pointer over a view.
//
// Driven by: HoverDispatch. No finger touches it, so nothing excludes it.

@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Window coordinates, points.
  var pointer = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint { place(pointer, in: view) }

  func enterOrMove() { state = actual == .possible ? .began : .changed }
  func leave() {
    if actual.isActive { state = .ended }
  }
}
