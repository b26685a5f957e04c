// UIViewController: owns a view, loads it when it is first asked for, and is told when it appears and is laid out.
//
// Made by: clients. Members are short forwards to the concern files (UIViewController+Topic.swift). Told by: UIWindow and
// the moves of its view between windows. Presentation, bars and Auto Layout come with their own parts. Main actor.

@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  var storedView: UIView?
  var appearance = AppearanceState()
  var containment = ContainmentState()
  var surroundings = SurroundingsState()
  var traitState = TraitOverrideState()
  open var title: String?
  /// Key commands that were added, besides `keyCommands`.
  private(set) var addedKeyCommands: [UIKeyCommand] = []
  /// As given; interface files are not read, so a class that names one must override `loadView`.
  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// The title, and the view if it was loaded; else it is loaded when it is first asked for.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    title = coder.text("title")
    if let view = coder.object("view", as: UIView.self) { self.view = view }
  }

  open func encode(with coder: NSCoder) {
    coder.write(title, "title")
    coder.encode(storedView, forKey: "view")
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// Loads the view on first use. Source: documented.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { adopt(newValue) }
  }
  public var viewIfLoaded: UIView? { storedView }
  public var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: an empty one of the screen's size, unless overridden. Source: documented.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  public func loadViewIfNeeded() { loadIfNeeded() }

  // MARK: Appearance and layout

  open func viewWillAppear(_ animated: Bool) {}
  /// Between `viewWillAppear` and the first layout, with the view in its window and at its size. Source: documented.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }
  /// False when a container tells its children about their appearance itself. Source: documented.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Traits

  /// What the parent, the views around its view, and the controller itself make of the screen's traits.
  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// For the controller, its view and all below it; unspecified inherits. Source: documented.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.style }
    set { if newValue != traitState.style { changeTraits { $0.style = newValue } } }
  }
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraits { $0.overrides = newValue } }
  }
  /// Nil takes the override away. Source: documented.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setOverride(collection, for: childViewController)
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitState.fromParent
  }
  /// Before the traits change; the default tells the children. Source: documented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(toTraits: newCollection, with: coordinator)
  }

  // MARK: Containment

  open var parent: UIViewController? { containment.parent }
  open var children: [UIViewController] { containment.children }
  open func addChild(_ childController: UIViewController) { add(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }
  /// True while the controller is being added to a container: in `viewWillAppear` and `viewDidAppear`. Source: documented.
  open var isMovingToParent: Bool { containment.isMovingToParent }
  /// True while it is being taken out: in `viewWillDisappear` and `viewDidDisappear`. Source: documented.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Size

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }
  /// The size that a child will have when this controller's view gets `parentSize`; the same size when the child's view
  /// fills this one's, else the child's own size as it is. Source: documented; how it is found is chosen here.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(container, parentSize: parentSize)
  }
  /// Of the change of size that is under way; nil at other times. Source: documented.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { storedView?.window?.resizing }
  open var preferredContentSize: CGSize {
    get { surroundings.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Surroundings

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// Added to what the container takes from the view's safe area, points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { surroundings.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { surroundings.respectsSystemMargins }
    set { setRespectsSystemMargins(newValue) }
  }
  /// The least margins of a root view: 16 points at the sides, 20 from 414 points of width on. Source: documented.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  /// How its status bar comes and goes; no host draws one. Source: documented.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  // No host draws a home indicator or has gestures of the system at its edges: nobody asks for these.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asked when the device is turned, and for the root controllers of windows that become key. All on an iPad, all but
  /// upside down on an iPhone. Source: documented.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// They are asked for again with the next frame. Source: documented.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.lifecycle.setNeedsOrientationReview()
    FrameScheduler.requestFrame()
  }
  /// The device is turned as it is held, if the controllers want that now. Source: documented.
  public class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.lifecycle.setNeedsOrientationReview()
    FrameScheduler.requestFrame()
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Not asked any more, as since iOS 16. Source: documented.
  open var shouldAutorotate: Bool { true }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open func didReceiveMemoryWarning() {}

  // MARK: Restoration

  /// Names the controller in what an app saves of its state. Kept: no host asks apps to save it.
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called by apps that save states on their own. Subclasses call super. Source: documented.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Editing and keys

  /// Whether the controller's view is for editing now.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Subclasses that show it call super. Source: documented.
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
  /// Asked after `keyCommands`. Source: documented.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
  }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  open override var next: UIResponder? { storedView?.superview ?? containment.parent }
}

extension UIViewController: UIContentContainer {}
