// A controller's size: changes that are on their way, and the sizes of its children.
//
// Called by: UIViewController's size members.

extension UIViewController {
  /// Down the tree, before anything is laid out. Source: documented.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in containment.children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // Only a child whose size will change is told (documented).
      guard own != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  func childSize(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let view = child.viewIfLoaded else { return parentSize }
    return view.bounds.size == storedView?.bounds.size ? parentSize : view.bounds.size
  }

  func setPreferredContentSize(_ size: CGSize) {
    guard size != surroundings.preferredContentSize else { return }
    surroundings.preferredContentSize = size
    containment.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
