// UIWindowScene: the scene that has windows, on a screen, the right way up.
//
// Made by: ApplicationLifecycle. Told of rotations by: AppRuntime.

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  public internal(set) var interfaceOrientation = UIScreen.main.interfaceOrientation
  open var traitCollection: UITraitCollection { traitState.applied(to: SystemTraits.collection) }
  /// For all windows of the scene.
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraits { $0.overrides = newValue } }
  }
  var traitState = TraitOverrideState()
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitRegistrations: [TraitRegistration] = []

  /// How the status bar is to look; nil never (Apple's is nil for scenes that have none).
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// Its visible windows, back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen's, as turned.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// After the windows have taken a new size.
  package func didTurn(to orientation: UIInterfaceOrientation) {
    let previous = interfaceOrientation
    interfaceOrientation = orientation
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: coordinateSpace, interfaceOrientation: previous, traitCollection: traitCollection)
  }
}

extension UIWindowScene: TraitRegistrar, UITraitEnvironment, UITraitChangeObservable {
  func take(_ new: UITraitCollection, from old: UITraitCollection) {
    guard new != old else { return }
    tellRegistrations(from: old, to: new)
    traitCollectionDidChange(old)
  }

  /// The scene is told before its windows.
  func changeTraits(_ body: (inout TraitOverrideState) -> Void) {
    let windows = LiveWindows.all.filter { $0.windowScene === self }
    let (old, steps) = (traitCollection, windows.map(\.traitStep))
    body(&traitState)
    take(traitCollection, from: old)
    for (window, step) in zip(windows, steps) {
      window.markUnderTraits()
      window.announceTraits(ifChangedFrom: step)
    }
  }
}

extension UIWindow {
  /// A window of the scene's size.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }
}
