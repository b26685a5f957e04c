// Makes the application and its delegate from classes that are only known at run time, as UIApplicationMain does.
//
// Called by: UIApplicationMain.

@MainActor
package enum ApplicationClasses {
  /// Makes the shared application, of `principal` or UIApplication, and its delegate; both with `init()`.
  package static func start(principal: UIApplication.Type?, delegate: AnyClass?) {
    if let principal, principal != UIApplication.self { UIApplication.install(MetatypeInit.make(principal)) }
    guard let delegate else { return }
    guard let type = delegate as? NSObject.Type, let made = MetatypeInit.make(type) as? any UIApplicationDelegate else {
      misuse("\(delegate) cannot be the app's delegate: it must be an NSObject that conforms to UIApplicationDelegate")
    }
    UIApplication.shared.delegate = made
  }

  /// The class of that name, with its module or in `module`; nil when there is none.
  package static func named(_ name: String?, module: String? = nil) -> AnyClass? {
    guard let name else { return nil }
    return NSClassFromString(name) ?? module.flatMap { NSClassFromString("\($0).\(name)") }
  }
}
