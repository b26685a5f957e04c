// The scenes that an app's Info.plist describes: UIApplicationSceneManifest. Source: documented.
//
// Read by: ApplicationLifecycle when a scene connects.

@MainActor
struct SceneManifest {
  private let entries: [[String: Any]]
  /// In which `$(PRODUCT_MODULE_NAME)` is.
  private let module: String

  /// Nil when the Info.plist has no manifest. `delegate`: in whose module the classes are.
  init?(_ infoList: [String: Any], delegate: (any UIApplicationDelegate)?) {
    guard let manifest = infoList["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    entries = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    module = delegate.map { String(String(reflecting: Swift.type(of: $0)).prefix { $0 != "." }) } ?? ""
  }

  /// The first of the application's role; unnamed when the manifest lists none.
  var configuration: UISceneConfiguration {
    guard let entry = entries.first else { return .unnamed }
    let configuration = UISceneConfiguration(
      name: entry["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
    complete(configuration)
    return configuration
  }

  /// Classes that the configuration does not name are those of the entry with its name, or of the first one when it has
  /// none. Source: documented of UISceneConfiguration.init(name:sessionRole:).
  func complete(_ configuration: UISceneConfiguration) {
    let named = configuration.name.map { name in entries.first { $0["UISceneConfigurationName"] as? String == name } }
    guard let entry = named ?? entries.first else { return }
    if configuration.delegateClass == nil {
      configuration.delegateClass = Self.namedClass(entry["UISceneDelegateClassName"], module: module)
    }
    if configuration.sceneClass == nil {
      configuration.sceneClass = Self.namedClass(entry["UISceneClassName"], module: module)
    }
  }

  /// The class with a name as Xcode writes it: with the module, with the module's variable, or alone.
  private static func namedClass(_ name: Any?, module: String) -> AnyClass? {
    guard let name = name as? String, !name.isEmpty else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return NSClassFromString(name.hasPrefix("$") ? "\(module).\(last)" : name) ?? NSClassFromString("\(module).\(last)")
  }
}
