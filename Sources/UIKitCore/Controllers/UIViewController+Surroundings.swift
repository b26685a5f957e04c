// What is around a controller's view: safe area, margins, status bar.
//
// Called by: UIViewController's members. The insets themselves are worked out by SafeArea and LayoutMargins.

/// Held by a controller.
struct SurroundingsState {
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var respectsSystemMargins = true
}

extension UIViewController {
  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != surroundings.additionalSafeAreaInsets else { return }
    surroundings.additionalSafeAreaInsets = insets
    storedView?.setNeedsLayout()
  }

  func setRespectsSystemMargins(_ respects: Bool) {
    guard respects != surroundings.respectsSystemMargins else { return }
    surroundings.respectsSystemMargins = respects
    storedView?.setNeedsLayout()
  }

  /// The look of the status bar is asked for anew; nobody asks for that of a controller out of a window.
  func updateStatusBar() {
    (viewIfLoaded?.window?.windowScene ?? UIApplication.shared.lifecycle.windowScene)?.statusBarManager?.update()
  }

  var systemMargins: NSDirectionalEdgeInsets {
    let width = storedView?.window?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
