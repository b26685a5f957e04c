// UIScreenEdgePanGestureRecognizer: a pan that begins at an edge of the window and goes inwards.

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard actual != .possible || touches.allSatisfy(isAtEdge) else { return fail("it does not begin at the edge") }
    super.touchesBegan(touches, with: event)
  }

  override func isPan(_ way: CGPoint) -> Bool {
    let isSideways = abs(way.x) >= abs(way.y)
    return (edges.contains(.left) && isSideways && way.x > 0) || (edges.contains(.right) && isSideways && way.x < 0)
      || (edges.contains(.top) && !isSideways && way.y > 0) || (edges.contains(.bottom) && !isSideways && way.y < 0)
  }

  /// A wheel begins at no edge.
  override func scrolled(by delta: CGVector, with event: UIEvent) { fail("it does not begin at the edge") }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.storedWindow?.bounds else { return false }
    let (place, width) = (touch.state.location, GestureThresholds.edgeWidth)
    return (edges.contains(.left) && place.x - bounds.minX <= width)
      || (edges.contains(.right) && bounds.maxX - place.x <= width)
      || (edges.contains(.top) && place.y - bounds.minY <= width)
      || (edges.contains(.bottom) && bounds.maxY - place.y <= width)
  }
}
