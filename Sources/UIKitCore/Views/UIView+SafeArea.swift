// Safe areas and margins of a view.
//
// Called by: UIView's members and InsetWatch. Worked out from the tree each time, so that they are never stale.

extension UIView {
  /// Zero outside a window. Source: documented.
  var measuredSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenSafeArea }
    guard let parent else { return .zero }
    var insets = SafeArea.insets(of: untransformedFrame, in: parent.bounds, insets: parent.safeAreaInsets)
    if let extra = rare?.controller?.additionalSafeAreaInsets, rootWindow != nil {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
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
    let base = baseMargins
    var result = UIEdgeInsets(top: base.top, left: base.leading, bottom: base.bottom, right: base.trailing)
    if rare?.insets.includesSafeArea ?? true {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    if rare?.insets.preservesSuperviewMargins == true, let parent {
      let inherited = SafeArea.insets(of: untransformedFrame, in: parent.bounds, insets: parent.layoutMargins)
      result.top = max(result.top, inherited.top)
      result.left = max(result.left, inherited.left)
      result.bottom = max(result.bottom, inherited.bottom)
      result.right = max(result.right, inherited.right)
    }
    return result
  }

  /// 8 points a side; a controller's view has the system's margins, and no less unless it asks. Source: documented.
  private var baseMargins: NSDirectionalEdgeInsets {
    let own = rare?.insets.margins
    guard let controller = rare?.controller else {
      return own ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let least = controller.systemMinimumLayoutMargins
    guard var margins = own else { return least }
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    margins.top = max(margins.top, least.top)
    margins.leading = max(margins.leading, least.leading)
    margins.bottom = max(margins.bottom, least.bottom)
    margins.trailing = max(margins.trailing, least.trailing)
    return margins
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
