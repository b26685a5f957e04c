// The traits of a view: those around it, with what its controller and itself override.
//
// Called by: UIView's trait members and the moves of views. Views with no override above them have the screen's and cost
// nothing. Hands on: changes to TraitAnnouncement.

extension UIView: TraitRegistrar, UITraitEnvironment, UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] {
    get { rare?.traits?.registrations ?? [] }
    set { traitState.registrations = newValue }
  }

  var traitState: TraitOverrideState {
    get { rare?.traits ?? TraitOverrideState() }
    set { rareState.traits = newValue }
  }

  /// The step that the view and its controller are at; O(depth) below an override, else O(1).
  var traitStep: TraitAnnouncement.Step {
    guard flags.isUnderTraits else {
      let system = SystemTraits.collection
      return TraitAnnouncement.Step(controller: rare?.controller == nil ? nil : system, view: system)
    }
    var path: [UIView] = []
    var view: UIView? = self
    while let here = view, here.flags.isUnderTraits {
      path.append(here)
      view = here.parent
    }
    var step = TraitAnnouncement.Step(view: path.last?.outermostTraits ?? SystemTraits.collection)
    for view in path.reversed() { step = TraitAnnouncement.step(step.view, into: view) }
    return step
  }

  var resolvedTraits: UITraitCollection { flags.isUnderTraits ? traitStep.view : SystemTraits.collection }

  /// Around a view without a superview, or with one that nothing is overridden above: a child controller's view that is not
  /// in place yet has its parent controller's.
  private var outermostTraits: UITraitCollection {
    if parent == nil, let container = rare?.controller?.parent { return container.traitCollection }
    if let scene = (self as? UIWindow)?.windowScene { return scene.traitCollection }
    return SystemTraits.collection
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState.style else { return }
    changeTraits { $0.style = style }
  }

  /// Announces what comes of it.
  func changeTraits(_ body: (inout TraitOverrideState) -> Void) {
    announcingTraits {
      body(&traitState)
      markUnderTraits()
    }
  }

  /// The step before the view goes to another superview; nil when no trait is overridden in the old tree or the new.
  func traitsBeforeMove(to superview: UIView?) -> TraitAnnouncement.Step? {
    flags.isUnderTraits || superview?.flags.isUnderTraits == true ? traitStep : nil
  }

  func announceTraits(ifChangedFrom old: TraitAnnouncement.Step) {
    let new = traitStep
    if old.view != new.view || old.controller != new.controller { TraitAnnouncement.changed(self, from: old, to: new) }
  }

  /// The screen may have turned dark while the view was in no window.
  func catchUpWithColors() {
    guard SystemTraits.hasChangedColors else { return }
    withTraits {
      resolveColors()
      if flags.drawsItself { layer.setNeedsDisplay() }
    }
  }

  /// Runs `change`, then tells everybody from here on whose traits are others than before.
  func announcingTraits(_ change: () -> Void) {
    let old = traitStep
    change()
    announceTraits(ifChangedFrom: old)
  }

  func markUnderTraits() {
    ViewWalk.descend(self) { view in
      if view.flags.isUnderTraits { return false }
      view.flags.isUnderTraits = true
      return true
    }
  }

  /// Runs what draws or lays out with the view's traits as the current ones.
  func withTraits<Result>(_ body: () -> Result) -> Result {
    // The screen's are current already, unless a client has set others.
    if !flags.isUnderTraits, UITraitCollection.isUnset { return body() }
    return resolvedTraits.asCurrent(body)
  }

  /// The view's traits are others now.
  func take(_ new: UITraitCollection, from old: UITraitCollection) {
    new.asCurrent {
      if new.hasDifferentColorAppearance(comparedTo: old) {
        resolveColors()
        if flags.drawsItself { layer.setNeedsDisplay() }
      }
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory { contentSizeDidChange() }
      if new.layoutDirection != old.layoutDirection { setNeedsLayout() }
      tellRegistrations(from: old, to: new)
      traitCollectionDidChange(old)
    }
  }

  /// Colours that a layer was given were those of the traits at that time.
  func resolveBackground() {
    guard let color = storedBackgroundColor, color.isDynamic else { return }
    layer.backgroundColor = color.resolvedColor(with: resolvedTraits).cgColor
  }
}

extension UIColor {
  /// It depends on traits.
  var isDynamic: Bool {
    switch source {
    case .fixed, .pattern: false
    case .adaptive, .dynamic: true
    }
  }
}
