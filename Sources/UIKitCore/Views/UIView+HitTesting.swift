// Which view is under a point.
//
// Called by: UIView.hitTest. Rules (documented): siblings last to first; hidden, nearly transparent and
// non-interactive subtrees are pruned; a point outside a parent never reaches its children.
// A view whose class overrides neither hitTest nor point(inside:) answers by its geometry, so it is not called: the walk
// goes down such views without recursion, and past thousands of them by an index. All others are asked, front to back.

extension UIView {
  /// Below this alpha a view takes no touches. Source: documented. Opacity is stored in single precision and compared as
  /// such, so that 0.01 itself still hits.
  static let leastTouchableAlpha: Float = 0.01

  func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !layer.isHidden, flags.isUserInteractionEnabled, layer.opacity >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    var (view, place) = (self, point)
    while true {
      switch view.front(under: place, with: event) {
      case .nobody: return view
      case .view(let found): return found
      case .inside(let child, let own): (view, place) = (child, own)
      }
    }
  }

  private enum Front {
    /// No subview is hit.
    case nobody
    /// Answered by the hit test of a subview that has one of its own.
    case view(UIView)
    /// The point is in this subview: it or one below it is hit.
    case inside(UIView, CGPoint)
  }

  /// The frontmost subview under `p`, own coordinates.
  private func front(under p: CGPoint, with event: UIEvent?) -> Front {
    let views = storedSubviews
    if views.count >= SiblingIndex.worthwhile, let index = siblingIndex(p) {
      var front = Front.nobody
      index.visit(at: p) { position in
        guard let found = views[position].answer(p, event) else { return false }
        front = found
        return true
      }
      return front
    }
    var position = views.count
    while position > 0 {
      position -= 1
      if let found = views[position].answer(p, event) { return found }
    }
    return .nobody
  }

  /// What this view says to a point in its superview's coordinates; nil when it is not hit.
  private func answer(_ p: CGPoint, _ event: UIEvent?) -> Front? {
    if flags.isHitByGeometry {
      guard flags.isUserInteractionEnabled,
        let own = storedLayer.ownPoint(under: p, leastOpacity: Self.leastTouchableAlpha)
      else { return nil }
      return .inside(self, own)
    }
    Self.hitNesting.enter(
      "\(self) is hit-tested inside of hit tests, \(Self.hitNesting.limit) deep: make trees of views that override "
        + "hitTest(_:with:) or point(inside:with:) flatter")
    defer { Self.hitNesting.leave() }
    return hitTest(storedLayer.convert(p, from: storedLayer.superlayer), with: event).map { .view($0) }
  }

  /// Chosen here: what the stack holds in debug builds.
  private static let hitNesting = Nesting(limit: 1000)

  /// An index of the subviews as they are now. Nil while it is not worth making: they moved lately, and each move would make
  /// it anew; or the point is none.
  private func siblingIndex(_ p: CGPoint) -> SiblingIndex? {
    let state = rareState
    if storedLayer.flags.sublayersMoved {
      storedLayer.flags.sublayersMoved = false
      state.siblingIndex = nil
      state.hitTestsSinceMove = 0
    }
    guard p.x.isFinite, p.y.isFinite else { return nil }
    if let index = state.siblingIndex { return index }
    state.hitTestsSinceMove += 1
    guard state.hitTestsSinceMove > SiblingIndex.testsBeforeMaking else { return nil }
    let made = SiblingIndex(of: storedSubviews)
    state.siblingIndex = made
    return made
  }
}
