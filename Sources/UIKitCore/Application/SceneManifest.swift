// The scenes that an app's Info.plist describes: UIApplicationSceneManifest. Source: documented.
//
// Read by: ApplicationLifecycle when a scene connects.

@MainActor
struct SceneManifest {
  /// The first of the application's role; unnamed when the manifest lists none.
  let configuration: UISceneConfiguration

  /// Nil when the Info.plist has no manifest. `delegate`: in whose module `$(PRODUCT_MODULE_NAME)` is.
  init?(_ infoList: [String: Any], delegate: (any UIApplicationDelegate)?) {
    guard let manifest = infoList["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let list = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    guard let entry = list?.first else {
      configuration = .unnamed
      return
    }
    configuration = UISceneConfiguration(
      name: entry["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
    let module = delegate.map { String(String(reflecting: Swift.type(of: $0)).prefix { $0 != "." }) } ?? ""
    configuration.delegateClass = Self.namedClass(entry["UISceneDelegateClassName"], module: module)
    configuration.sceneClass = Self.namedClass(entry["UISceneClassName"], module: module)
  }

  /// The class with a name as Xcode writes it: with the module, with the module's variable, or alone.
  private static func namedClass(_ name: Any?, module: String) -> AnyClass? {
    guard let name = name as? String, !name.isEmpty else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return NSClassFromString(name.hasPrefix("$") ? "\(module).\(last)" : name) ?? NSClassFromString("\(module).\(last)")
  }
}
