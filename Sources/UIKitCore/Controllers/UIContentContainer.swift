// UIContentContainer: what is told of a new size, and asked for the sizes of what it holds.
//
// Implemented by: UIViewController (and presentation controllers, which come with presentation).

@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Points.
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// `parentSize` and the answer in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Before the size changes. Source: documented.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Before the traits change. Source: documented.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
