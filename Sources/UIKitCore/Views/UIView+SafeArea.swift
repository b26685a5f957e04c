// Safe areas and margins of a view.
//
// Called by: UIView's members and InsetWatch. Worked out from the tree each time, so that they are never stale.

extension UIView {
  /// Zero outside a window. Source: documented.
  var measuredSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenSafeArea }
    guard let parent else { return .zero }
    let insets = SafeArea.insets(of: untransformedFrame, in: parent.bounds, insets: parent.safeAreaInsets)
    guard let extra = rare?.controller?.additionalSafeAreaInsets, rootWindow != nil else { return insets }
    return insets.adding(extra)
  }

  /// Where the view is in its parent without its transform, as Auto Layout sees it.
  var untransformedFrame: CGRect {
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// Base margins, with the safe area and the superview's margins where the view wants them. Source: documented.
  var measuredMargins: UIEdgeInsets {
    var result = baseMargins
    if rare?.insets.includesSafeArea ?? true { result = result.adding(safeAreaInsets) }
    if rare?.insets.preservesSuperviewMargins == true, let parent {
      result = result.atLeast(
        SafeArea.insets(of: untransformedFrame, in: parent.bounds, insets: parent.layoutMargins))
    }
    return result
  }

  /// 8 points a side; a controller's view has the system's margins, and no less unless it asks. Source: documented.
  private var baseMargins: UIEdgeInsets {
    let own = rare?.insets.margins.map { UIEdgeInsets($0) }
    guard let controller = rare?.controller else { return own ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let least = UIEdgeInsets(controller.systemMinimumLayoutMargins)
    guard let own else { return least }
    return controller.viewRespectsSystemMinimumLayoutMargins ? own.atLeast(least) : own
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard rare?.insets.margins != margins else { return }
    rareState.insets.margins = margins
    announceInsets()
    setNeedsLayout()
  }

  func changeInsets(_ change: (inout ViewInsets) -> Void) {
    change(&rareState.insets)
    announceInsets()
    setNeedsLayout()
  }

  /// Tells the view, and its controller, what has changed since they were last told.
  func announceInsets() {
    let safe = safeAreaInsets
    if safe != rare?.insets.knownSafeArea ?? .zero {
      rareState.insets.knownSafeArea = safe
      safeAreaInsetsDidChange()
      rare?.controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    let margins = layoutMargins
    guard margins != rare?.insets.knownMargins else { return }
    let isFirst = rare?.insets.knownMargins == nil
    rareState.insets.knownMargins = margins
    guard !isFirst else { return }
    layoutMarginsDidChange()
    rare?.controller?.viewLayoutMarginsDidChange()
  }
}
