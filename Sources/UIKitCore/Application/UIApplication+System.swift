// What an app asks of the system around it: background time, its icon's badge, keyboard and screen events by name.
//
// Called by: clients. Nothing here is drawn: hosts have no springboard. Source: documented unless said otherwise.

extension UIApplication {
  /// The key window; scenes have one each, which newer code asks for.
  public var keyWindow: UIWindow? { windowsFrontToBack.first { $0.isKeyWindow } }

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SystemTraits.collection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Of the system, not of any view.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    SystemTraits.collection.preferredContentSizeCategory
  }

  // MARK: The icon and the status bar

  public var applicationIconBadgeNumber: Int {
    get { lifecycle.system.badge }
    set { lifecycle.system.badge = newValue }
  }
  /// Kept and shown nowhere, as on phones with a notch.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { lifecycle.system.showsNetworkActivity }
    set { lifecycle.system.showsNetworkActivity = newValue }
  }

  // MARK: Fingers

  /// New fingers are dropped until as many calls end it.
  public func beginIgnoringInteractionEvents() { lifecycle.system.ignoringDepth += 1 }
  public func endIgnoringInteractionEvents() {
    lifecycle.system.ignoringDepth = max(0, lifecycle.system.ignoringDepth - 1)
  }
  public var isIgnoringInteractionEvents: Bool { lifecycle.system.ignoringDepth > 0 }

  // MARK: The background

  /// No host suspends an app in the background: there is always time, and no handler is ever called (chosen here).
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var isProtectedDataAvailable: Bool { true }

  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lifecycle.system.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lifecycle.system.lastTask)
  }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Held by ApplicationLifecycle.
@MainActor
struct SystemState {
  var badge = 0
  var showsNetworkActivity = false
  var ignoringDepth = 0
  var lastTask = 0
  var shortcutItems: [UIApplicationShortcutItem]?
}

/// Posted by nobody here: hosts take no pictures of apps, and have neither a clock that jumps nor locked files.
extension UIApplication {
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// Of the keyboard on the screen. There is none: text comes from hardware keys and input methods, as on a device with a
/// keyboard attached, so nothing posts these.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
