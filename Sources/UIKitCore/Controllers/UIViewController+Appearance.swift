// The appearance callbacks: in pairs, in order, forwarded to children whose views are in the tree.
//
// Called by: beginAppearanceTransition and endAppearanceTransition (containers), and by views that move between windows.
// A root's `viewDidAppear` waits for the frame that shows it (observed: after the first layout); a child that joins a
// shown parent appears at once, one that joins a parent in transition ends with it (chosen here).

extension UIViewController {
  func beginTransition(appearing: Bool, animated: Bool) {
    switch (appearance.phase, appearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
    default: break
    }
    appearance.phase = appearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    if appearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in forwardedChildren { child.beginAppearanceTransition(appearing, animated: animated) }
  }

  func endTransition() {
    switch appearance.phase {
    case .appearing:
      appearance.phase = .appeared
      updateStatusBar()
      viewDidAppear(appearance.isAnimated)
      // For overrides of didMove(toParent:) that do not call super.
      containment.isMovingToParent = false
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared: return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// Children that are told along with this controller: those whose views are in its own.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return [] }
    return containment.children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Moves of the view

  /// The view is about to enter a window, or to leave it for none.
  func viewWillMove(to window: UIWindow?) {
    guard isToldByItsView else { return }
    beginTransition(appearing: window != nil, animated: false)
  }

  /// The view has moved.
  func viewDidMove(to window: UIWindow?) {
    if window != nil, appearance.phase == .appearing { viewIsAppearing(appearance.isAnimated) }
    guard isToldByItsView, containment.parent?.isInTransition != true else { return }
    guard let window, window.rootViewController === self else { return endTransition() }
    window.showsRootWithNextFrame()
  }

  private var isInTransition: Bool { appearance.phase == .appearing || appearance.phase == .disappearing }

  /// False for a child whose container tells it.
  private var isToldByItsView: Bool {
    containment.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
