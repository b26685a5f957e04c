// The traits of a controller: those around its view, with what its parent and itself override. Its view inherits them.
//
// Called by: UIViewController's trait members. Hands on: changes to TraitAnnouncement.

extension UIViewController: TraitRegistrar, UITraitEnvironment, UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] {
    get { traitState.registrations }
    set { traitState.registrations = newValue }
  }

  /// Without a view: the parent's, or the screen's, with the overrides.
  var resolvedTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitStep.controller ?? SystemTraits.collection }
    return traitState.applied(to: containment.parent?.traitCollection ?? SystemTraits.collection)
  }

  /// Traits are overridden here or above.
  var isUnderTraits: Bool {
    !traitState.isEmpty || containment.parent?.isUnderTraits == true || viewIfLoaded?.flags.isUnderTraits == true
  }

  func changeTraits(_ body: (inout TraitOverrideState) -> Void) {
    guard let view = viewIfLoaded else {
      let old = resolvedTraits
      body(&traitState)
      let new = resolvedTraits
      if old != new { take(new, from: old) }
      return
    }
    view.announcingTraits {
      body(&traitState)
      view.markUnderTraits()
    }
  }

  func setOverride(_ traits: UITraitCollection?, for child: UIViewController) {
    guard child.traitState.fromParent != traits else { return }
    child.changeTraits { $0.fromParent = traits }
  }

  func take(_ new: UITraitCollection, from old: UITraitCollection) {
    new.asCurrent {
      tellRegistrations(from: old, to: new)
      traitCollectionDidChange(old)
    }
  }

  /// Down the tree, before the traits change. A child with traits of its own is told what it will have.
  func forwardTransition(
    toTraits traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in containment.children {
      child.willTransition(to: child.traitState.applied(to: traits), with: coordinator)
    }
  }
}
