// What a view keeps about its margins and guides, once it has any of its own.
//
// Held by: RareViewState. Read by: UIView's safe area and margin concerns.

struct ViewInsets {
  /// What was set: points, directional; nil for the defaults.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var includesSafeArea = true
  /// What was last announced.
  var knownSafeArea = UIEdgeInsets.zero
  var knownMargins: UIEdgeInsets?
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
}
