// UIStatusBarManager: how the status bar is to look over the app, as its controllers want it. Hosts that draw a status bar
// read it; nothing here draws one.
//
// Held by: UIWindowScene. Told by: controllers that ask for another look, and that become a window's root or appear.

@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// `.default` follows light and dark. Source: documented.
  public private(set) var statusBarStyle = UIStatusBarStyle.default
  /// Also where it lies across, as a phone's does. Source: documented (vertically compact environments).
  public var isStatusBarHidden: Bool { isHiddenByController || isCompact }
  /// Points, the screen's coordinates, as turned; empty when hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  private var isHiddenByController = false
  private var isCompact: Bool { SystemTraits.collection.verticalSizeClass == .compact }
  /// Called when style or visibility is another, with the manager.
  package var changed: ((UIStatusBarManager) -> Void)?

  /// Asks the controllers of the frontmost window anew.
  func update() {
    let root = UIApplication.shared.windows.last { $0.windowLevel == .normal && $0.rootViewController != nil }?
      .rootViewController
    let (style, isHidden) = (
      root.map { Self.last($0) { $0.childForStatusBarStyle }.preferredStatusBarStyle } ?? .default,
      root.map { Self.last($0) { $0.childForStatusBarHidden }.prefersStatusBarHidden } ?? false
    )
    guard style != statusBarStyle || isHidden != isHiddenByController else { return }
    (statusBarStyle, isHiddenByController) = (style, isHidden)
    changed?(self)
  }

  /// Down the controllers that leave it to a child. A chain that bites its own tail ends where it began.
  private static func last(
    _ root: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var (controller, seen) = (root, Set([ObjectIdentifier(root)]))
    while let next = child(controller), seen.insert(ObjectIdentifier(next)).inserted { controller = next }
    return controller
  }
}
