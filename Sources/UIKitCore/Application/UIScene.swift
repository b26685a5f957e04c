// UIScene: one instance of an app's interface, and its life.
//
// Made by: ApplicationLifecycle. Hands on: events up the responder chain, from its windows to the application.

@preconcurrency @MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  /// Kept, as UIKit does. Source: documented.
  open var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""
  open var subtitle = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// A delegate class of a configuration that cannot be one is told of on standard error, once.
  func reportMissingConformance(of object: NSObject) {
    FileHandle.standardError.write(
      Data("UIScene: \(type(of: object)) is named as a scene's delegate but is no UISceneDelegate\n".utf8))
  }

  /// Raw values are Apple's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let sourceApplication: String? = nil
    /// Nil: scripts pick one when the app runs.
    public let shortcutItem: UIApplicationShortcutItem? = nil

    init(url: URL?) {
      urlContexts = Set(url.map { [UIOpenURLContext(url: $0)] } ?? [])
      super.init()
    }
  }

  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that an app is asked to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// As UIApplication's; `completion` gets whether it was opened.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    public let sourceApplication: String? = nil
    public let annotation: Any? = nil
    public let openInPlace = false
  }
}
