// UIWindow: the root of a view tree and of its coordinates, on a screen.
//
// Made by: clients and AppRuntime. Shown by: the runtime's frame driver, which takes its layer as a root.

@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Its view fills the window while the window is shown.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      showRoot(replacing: oldValue)
      UIApplication.shared.lifecycle.setNeedsOrientationReview()
    }
  }
  open var screen: UIScreen { .main }
  /// Windows of higher levels are in front.
  open var windowLevel = Level.normal
  /// At most one a window. Set through UIResponder.
  final weak var firstResponder: UIResponder?
  let insetWatch = InsetWatch()
  private var isRootWaiting = false
  /// While its size changes.
  private(set) final var resizing: ResizeCoordinator?

  /// Hidden until it is made visible. Source: documented.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Not written of a window that is visible; an archive without a window's geometry holds none.
    let isVisible = coder.containsValue(forKey: "bounds") && !layer.isHidden
    setUp()
    ViewWalk.each(self) { $0.rootWindow = self }
    layer.isHidden = !isVisible
    rootViewController = coder.object("rootViewController", as: UIViewController.self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(rootViewController, forKey: "rootViewController")
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityDidChange()
      if !newValue { showRoot(replacing: nil) }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, object: self)
    }
  }

  /// The window that gets keyboard events; at most one. Source: documented.
  open var isKeyWindow: Bool { KeyWindow.current === self }
  open func makeKey() { if canBecomeKey { KeyWindow.change(to: self) } }
  /// False for windows that never take keys. Source: documented (iOS 15).
  open var canBecomeKey: Bool { true }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Told when the window has become key; posts the notification. Source: documented.
  open func becomeKey() {}
  open func resignKey() {}

  /// Gives fingers to recognisers and then to views, and keys to the first responder.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }
  /// The scene it is in: the app's one scene unless another is set.
  open var windowScene: UIWindowScene? {
    get { givenScene ?? UIApplication.shared.lifecycle.windowScene }
    set {
      guard newValue !== windowScene else { return givenScene = newValue }
      announcingTraits {
        givenScene = newValue
        if newValue?.traitState.isEmpty == false { markUnderTraits() }
      }
    }
  }
  private weak var givenScene: UIWindowScene?
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  private func setUp() {
    rootWindow = self
    LiveWindows.add(self)
    if windowScene?.traitState.isEmpty == false { flags.isUnderTraits = true }
    _ = InsetWatch.isInstalled
    layer.isHidden = true
  }

  /// The controller's view is loaded and added when the window is visible. Source: observed.
  private func showRoot(replacing old: UIViewController?) {
    guard !isHidden else { return }
    if old !== rootViewController { old?.viewIfLoaded?.removeFromSuperview() }
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// The root's `viewDidAppear` comes with the frame that shows it.
  func showsRootWithNextFrame() {
    guard !isRootWaiting else { return }
    isRootWaiting = true
    FrameScheduler.afterNextFrame { [weak self] in
      MainActor.assumeIsolated {
        self?.isRootWaiting = false
        if self?.rootViewController?.viewIfLoaded?.superview === self { self?.rootViewController?.endTransition() }
      }
    }
  }

  /// The screen's safe area as far as it reaches into this window, points.
  var screenSafeArea: UIEdgeInsets {
    SafeArea.insets(of: untransformedFrame, in: screen.bounds, insets: screen.safeAreaInsets)
  }

  /// Takes a new size, as by a rotation: controllers are told first, then everything is laid out. Source: observed.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets, targetTransform: CGAffineTransform = .identity) {
    let coordinator = ResizeCoordinator(containerView: self, targetTransform: targetTransform)
    let outer = resizing
    resizing = coordinator
    defer { resizing = outer }
    if let coming = SystemTraits.coming, let root = rootViewController {
      let traits = windowScene?.traitState.applied(to: coming) ?? coming
      root.willTransition(to: root.traitState.applied(to: traitState.applied(to: traits)), with: coordinator)
    }
    if size != bounds.size { rootViewController?.viewWillTransition(to: size, with: coordinator) }
    SystemTraits.take()
    screen.safeAreaInsets = safeAreaInsets
    frame.size = size
    layoutIfNeeded()
    coordinator.runAlongside()
    layoutIfNeeded()
    coordinator.finish()
  }
}

/// Which window is key.
@MainActor
enum KeyWindow {
  private(set) static weak var current: UIWindow?

  static func change(to window: UIWindow) {
    let old = current
    guard old !== window else { return }
    current = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    UIApplication.shared.lifecycle.setNeedsOrientationReview()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}

extension UIWindow {
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }
}
