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

  private var inheritedTint: UIColor {
    var view: UIView? = flags.isUnderTint ? self : nil
    while let here = view {
      if let color = here.rare?.tintColor { return color }
      view = here.parent
    }
    return .tintColor
  }

  /// Never automatic: the nearest mode that is set, normal at the root. Source: documented.
  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = flags.isUnderTint ? self : nil
    while let here = view {
      if let mode = here.rare?.tintAdjustmentMode, mode != .automatic { return mode }
      view = here.parent
    }
    return .normal
  }

  func setTint(_ color: UIColor?) {
    let old = resolvedTint
    rareState.tintColor = color
    markUnderTint()
    announceTint(ifChangedFrom: old)
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let old = resolvedTint
    rareState.tintAdjustmentMode = mode
    markUnderTint()
    announceTint(ifChangedFrom: old)
  }

  func markUnderTint() {
    ViewWalk.descend(self) { view in
      if view.flags.isUnderTint { return false }
      view.flags.isUnderTint = true
      return true
    }
  }

  /// The tint before the view goes to another superview; nil when no tint is set in the old tree or the new.
  func tintBeforeMove(to superview: UIView?) -> UIColor? {
    flags.isUnderTint || superview?.flags.isUnderTint == true ? resolvedTint : nil
  }

  /// Tells the view and all below it that inherit its tint, when the tint is another one now. A subview with a colour of its
  /// own is not told, unless it may be dimmed with the rest.
  func announceTint(ifChangedFrom old: UIColor) {
    guard resolvedTint != old else { return }
    ViewWalk.descend(self) { view in
      if view !== self, view.rare?.tintColor != nil, view.resolvedTintAdjustmentMode != .dimmed { return false }
      view.tintColorDidChange()
      return true
    }
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
