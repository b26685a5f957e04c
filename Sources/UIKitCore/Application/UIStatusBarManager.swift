// UIStatusBarManager: how the status bar is to look over the app, as its controllers want it, or its Info.plist. No host
// draws a status bar: its place stays free, and a tap in it is StatusBarTap's.
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
    let info = UIApplication.shared.lifecycle.infoList
    if info["UIViewControllerBasedStatusBarAppearance"] as? Bool == false {
      return take(Self.style(named: info["UIStatusBarStyle"] as? String), info["UIStatusBarHidden"] as? Bool ?? false)
    }
    let root = UIApplication.shared.windows.last { $0.windowLevel == .normal && $0.rootViewController != nil }?
      .rootViewController
    take(
      root.map { Self.last($0) { $0.childForStatusBarStyle }.preferredStatusBarStyle } ?? .default,
      root.map { Self.last($0) { $0.childForStatusBarHidden }.prefersStatusBarHidden } ?? false)
  }

  /// Source: documented (UIStatusBarStyle in Information Property List).
  private static func style(named name: String?) -> UIStatusBarStyle {
    switch name {
    case "UIStatusBarStyleLightContent": .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }

  private func take(_ style: UIStatusBarStyle, _ isHidden: Bool) {
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
