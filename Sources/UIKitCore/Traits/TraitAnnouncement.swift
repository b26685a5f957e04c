// Carries a change of traits down a view tree: each controller and each view whose traits are others now takes them, and is
// told what they were. Nothing is stored for it: old and new traits are worked out again on the way down.
//
// Called by: views and controllers whose overrides change, that move to another parent, and SystemTraits.

@MainActor
enum TraitAnnouncement {
  /// What a view and its controller make of the traits around them.
  struct Step {
    /// Nil for a view that no controller owns.
    var controller: UITraitCollection?
    var view: UITraitCollection
  }

  private static var nesting = 0
  /// Chosen here.
  private static let nestingLimit = 32

  static func step(_ outer: UITraitCollection, into view: UIView) -> Step {
    guard let rare = view.rare else { return Step(view: outer) }
    let controller = rare.controller.map { $0.traitState.applied(to: outer) }
    let inner = controller ?? outer
    return Step(controller: controller, view: rare.traits?.applied(to: inner) ?? inner)
  }

  /// The traits of `view`, and of its controller, were `old` and have changed. Their own are told, and all below them.
  static func changed(_ view: UIView, from old: Step, to new: Step) {
    guard nesting < nestingLimit else {
      return ViewLinter.tell(
        "\(type(of: view)): traits are changed while changed traits are told, \(nestingLimit) times over: "
          + "do not set overrides in traitCollectionDidChange without a condition that ends it")
    }
    nesting += 1
    defer { nesting -= 1 }
    // Parents before their subviews, and these in their order; however deep the tree is.
    var waiting = [(view: view, parent: view.parent, old: old, new: new)]
    while let (view, parent, old, new) = waiting.popLast() {
      // Who was told may have moved it elsewhere, where it was told what is so there.
      guard view.parent === parent else { continue }
      if let before = old.controller, let after = new.controller, before != after {
        view.rare?.controller?.take(after, from: before)
      }
      guard old.view !== new.view, old.view != new.view else { continue }
      view.take(new.view, from: old.view)
      for subview in view.storedSubviews.reversed() {
        waiting.append((subview, view, step(old.view, into: subview), step(new.view, into: subview)))
      }
    }
  }

  static func systemChanged(from old: UITraitCollection, to new: UITraitCollection) {
    UIScreen.main.traitCollectionDidChange(old)
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      scene.take(scene.traitState.applied(to: new), from: scene.traitState.applied(to: old))
    }
    for window in LiveWindows.all {
      let state = window.windowScene?.traitState ?? TraitOverrideState()
      changed(
        window, from: step(state.applied(to: old), into: window), to: step(state.applied(to: new), into: window))
    }
  }
}

/// Overrides of a view, a controller or a scene.
struct TraitOverrideState {
  var overrides = UITraitOverrides()
  var style = UIUserInterfaceStyle.unspecified
  /// What a parent set for this child controller.
  var fromParent: UITraitCollection?
  var registrations: [TraitRegistration] = []

  var isEmpty: Bool { style == .unspecified && fromParent == nil && overrides.values == TraitValues() }

  /// `overrideUserInterfaceStyle` wins over `traitOverrides`, which win over the parent's (chosen here).
  @MainActor
  func applied(to outer: UITraitCollection) -> UITraitCollection {
    guard !isEmpty else { return outer }
    var values = outer.values
    if let fromParent { values = values.overlaid(with: fromParent.values) }
    values = values.overlaid(with: overrides.values)
    if style != .unspecified { values.style = style }
    return values == outer.values ? outer : UITraitCollection(values)
  }
}
