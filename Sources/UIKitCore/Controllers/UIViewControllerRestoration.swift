// UIViewControllerRestoration: makes controllers that an app has saved the state of.
//
// Implemented by: clients. Nobody here calls it: hosts do not ask apps to save their state.

@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
