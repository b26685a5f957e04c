// UIApplicationMain and `@main` delegates: makes the application and its delegate, chooses a host and runs.
//
// Called by: clients' programs; by `acetate run` for previews. Does not return: it ends the process, as on a device.

import AppRuntime
import UIKitCore

/// Runs an app. A class name may leave out its module when the delegate's says it. Source: documented.
/// - Returns: never; the process ends with the app.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let delegate: AnyClass? = ApplicationClasses.named(delegateClassName)
  let module = delegate.map { String(String(reflecting: $0).prefix { $0 != "." }) }
  let principal: AnyClass? = ApplicationClasses.named(principalClassName, module: module)
  if let name = delegateClassName, delegate == nil {
    AppProcess.fail("there is no class '\(name)' for the app's delegate")
  }
  if let name = principalClassName, principal as? UIApplication.Type == nil {
    AppProcess.fail("'\(name)' is no subclass of UIApplication")
  }
  AppProcess.run { ApplicationClasses.start(principal: principal as? UIApplication.Type, delegate: delegate) }
}

extension UIApplicationDelegate {
  /// What `@main` calls. Source: documented.
  public static func main() {
    AppProcess.run { ApplicationClasses.start(principal: nil, delegate: Self.self) }
  }
}
