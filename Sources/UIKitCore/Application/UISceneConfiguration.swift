// UISceneConfiguration: which classes a scene is made of.
//
// Made by: an app's delegate, or SceneManifest from the Info.plist. Read by: ApplicationLifecycle.

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// UIWindowScene or a subclass; nil for UIWindowScene.
  public var sceneClass: AnyClass?
  /// A class that conforms to UISceneDelegate; it is made with `init()`.
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  static var unnamed: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
}
