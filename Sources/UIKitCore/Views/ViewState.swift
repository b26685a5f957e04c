// The stored state of a view beyond its layer's, one struct a concern.
//
// Held by: UIView. Read by: its concern files.

struct ViewFlags {
  var isUserInteractionEnabled = true
  var clearsContextBeforeDrawing = true
  var autoresizesSubviews = true
  var drawsItself = false
  /// Its class leaves hit testing as it is: whether it is hit is told by its geometry alone.
  var isHitByGeometry = true
  /// Its class overrides a callback for changed insets.
  var isToldOfInsets = false
  /// A tint or an adjustment mode was set here or above, once at least: tints are looked for up the tree.
  var isUnderTint = false
  /// Traits were overridden here or above, once at least: they are looked for up the tree.
  var isUnderTraits = false
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  /// Redraws for a new size, one after the other.
  var resizedRedraws: UInt8 = 0
}

/// What most views never set; made on first use.
final class RareViewState {
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Drawn into the alpha of its owner; not a subview.
  var mask: UIView?
  var insets = ViewInsets()
  weak var controller: UIViewController?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var siblingIndex: SiblingIndex?
  /// Hit tests since the subviews last moved.
  var hitTestsSinceMove = 0
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  /// Nil when the view overrides no trait and nobody listens.
  var traits: TraitOverrideState?
}
