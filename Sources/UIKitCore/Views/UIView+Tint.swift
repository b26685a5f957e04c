// Tint colours: inherited down the tree, and greyed where a view is dimmed.
//
// Called by: UIView's tint members. Source: Apple's documentation of tintColor and tintAdjustmentMode.

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The colour that is seen: the nearest one set, as a grey of the same luminance when dimmed.
  var resolvedTint: UIColor {
    let color = inheritedTint
    return resolvedTintAdjustmentMode == .dimmed ? color.dimmedForTint : color
  }

  private var inheritedTint: UIColor { rare?.tintColor ?? parent?.inheritedTint ?? .tintColor }

  /// Never automatic: the nearest mode that is set, normal at the root. Source: documented.
  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    if let mode = rare?.tintAdjustmentMode, mode != .automatic { return mode }
    return parent?.resolvedTintAdjustmentMode ?? .normal
  }

  func setTint(_ color: UIColor?) {
    let old = resolvedTint
    rareState.tintColor = color
    if resolvedTint != old { announceTint(isInherited: false) }
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let old = resolvedTint
    rareState.tintAdjustmentMode = mode
    if resolvedTint != old { announceTint(isInherited: false) }
  }

  /// A subview with a colour of its own is not told, unless it may be dimmed with the rest.
  private func announceTint(isInherited: Bool) {
    if isInherited, rare?.tintColor != nil, resolvedTintAdjustmentMode != .dimmed { return }
    tintColorDidChange()
    for view in storedSubviews { view.announceTint(isInherited: true) }
  }

  /// Made on first use.
  var rareState: RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }

  func setMask(_ view: UIView?) {
    require(view !== self, "A view cannot mask itself: \(self)")
    require(view?.parent == nil, "A mask must not be a subview: remove it from its superview first")
    rareState.mask = view
    layer.mask = view?.layer
  }
}

extension UIColor {
  /// A grey as light as the colour; alpha is kept. Chosen here: UIKit's exact dimming is not documented.
  fileprivate var dimmedForTint: UIColor {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    guard getWhite(&white, alpha: &alpha) else { return self }
    return UIColor(white: white, alpha: alpha)
  }
}
