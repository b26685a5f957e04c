// UISceneSession: what stays of a scene while it is not connected. One for the app's one screen.
//
// Made by: ApplicationLifecycle.

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  /// Made anew at each launch: nothing is restored.
  public let persistentIdentifier = UUID().uuidString
  public internal(set) weak var scene: UIScene?
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}
