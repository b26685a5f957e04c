// How much of a view its window's bars, corners and notch cover.
//
// Called by: UIView.safeAreaInsets. Pure: rectangles and insets in, insets out. Source (measured by
// a third party): on each edge the overlap, at most the parent's inset.

enum SafeArea {
  /// The insets of a view at `frame` in a parent with `bounds` and `insets`; all in points of the parent's space.
  static func insets(of frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return .zero }
    func covered(_ overlap: CGFloat, limit: CGFloat) -> CGFloat { max(min(overlap, limit), min(limit, 0)) }
    return UIEdgeInsets(
      top: covered(bounds.minY + insets.top - frame.minY, limit: insets.top),
      left: covered(bounds.minX + insets.left - frame.minX, limit: insets.left),
      bottom: covered(frame.maxY - (bounds.maxY - insets.bottom), limit: insets.bottom),
      right: covered(frame.maxX - (bounds.maxX - insets.right), limit: insets.right))
  }
}
