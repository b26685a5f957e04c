// What an app asks of and about its own life: delegate, state, scenes, URLs, the idle timer.
//
// Called by: clients. The work is ApplicationLifecycle's, which UIApplication keeps.

extension UIApplication {
  /// Kept by the runtime, not by this property. Source: documented.
  public var delegate: (any UIApplicationDelegate)? {
    get { lifecycle.delegate }
    set { lifecycle.delegate = newValue }
  }

  /// Inactive until the launch is over. Source: documented.
  public var applicationState: State { lifecycle.state }

  public var connectedScenes: Set<UIScene> { Set(lifecycle.scenes) }
  public var openSessions: Set<UISceneSession> { Set(lifecycle.scenes.map(\.session)) }
  /// One scene on one screen: several are not supported yet.
  public var supportsMultipleScenes: Bool { false }

  /// While true the host keeps its screen awake. Source: documented.
  public var isIdleTimerDisabled: Bool {
    get { lifecycle.isIdleTimerDisabled }
    set { lifecycle.isIdleTimerDisabled = newValue }
  }

  /// The orientation of the app's scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    lifecycle.windowScene?.interfaceOrientation ?? .unknown
  }

  /// The scene's status bar; UIStatusBarManager is the newer way to ask.
  public var statusBarFrame: CGRect { lifecycle.windowScene?.statusBarManager?.statusBarFrame ?? .zero }
  public var isStatusBarHidden: Bool { lifecycle.windowScene?.statusBarManager?.isStatusBarHidden ?? true }
  public var statusBarStyle: UIStatusBarStyle { lifecycle.windowScene?.statusBarManager?.statusBarStyle ?? .default }

  /// Whether the app itself, or the host, opens URLs of that scheme.
  public func canOpenURL(_ url: URL) -> Bool { lifecycle.opensItself(url) || lifecycle.services?.canOpen(url) == true }

  /// Opens a URL: in the app itself when its Info.plist names the scheme, else by the host. `completionHandler` gets
  /// whether it was opened, on the main queue after this call. Source: documented.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opened = lifecycle.open(url)
    guard let completion else { return }
    DispatchQueue.main.async { completion(opened) }
  }

  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { lifecycle.open(url) }

  /// What the app's Info.plist and delegate allow for a window.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? lifecycle.orientationsOfTheInfoList
  }
}
