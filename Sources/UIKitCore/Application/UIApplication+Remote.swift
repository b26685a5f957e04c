// What an app asks of servers and the springboard: there are none, and it is told so in the way that UIKit tells.
//
// Called by: clients. Hands on: errors to delegates and handlers.

extension UIApplication {
  /// Never: no server pushes to a host.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// The delegate is told that it failed, after this call, as where there is no push service. Source: documented.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async {
      self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: NoPushService())
    }
  }
  /// There is nothing to give back.
  public func unregisterForRemoteNotifications() {}

  /// Nothing runs an app in the background to fetch. Source: documented (`restricted`: the user cannot change it).
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// `completionHandler` gets an error: there is no icon to change. Source: documented (supportsAlternateIcons).
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
  }
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// Why an app cannot register for remote notifications.
struct NoPushService: LocalizedError {
  var errorDescription: String? { "Remote notifications are not supported: there is no push service." }
}
