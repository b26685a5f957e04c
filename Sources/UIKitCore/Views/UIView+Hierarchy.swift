// Adding, moving and removing subviews, with the calls that tell views about it.
//
// Called by: UIView's hierarchy members. The order of sublayers is kept equal to the order of subviews.

extension UIView {
  /// The subviews, back to front.
  nonisolated final var storedSubviews: [UIView] {
    _read {
      subviewList.close()
      yield subviewList.slots
    }
    _modify {
      subviewList.close()
      yield &subviewList.slots
    }
  }

  /// What a vacant slot of a list holds.
  private static let placeholder = UIView()

  @discardableResult
  func attachLayer() -> OverriddenMembers {
    let overridden = OverriddenMembers.of(type(of: self))
    storedLayer.ownerDelegate = self
    storedLayer.contentState.scale = UIScreen.main.scale
    flags.drawsItself = overridden.contains(.draw)
    flags.isHitByGeometry = !overridden.contains(.hitTesting)
    flags.isToldOfInsets = overridden.contains(.insetChanges)
    if flags.drawsItself { storedLayer.setNeedsDisplay() }
    if !overridden.isDisjoint(with: .touches), !overridden.isSuperset(of: .touches) { noteTouches(overridden) }
    return overridden
  }

  func insert(_ view: UIView, at index: Int) {
    require(view !== self, "A view cannot be its own subview: \(view)")
    // A view without subviews holds nobody: no need to walk up.
    require(
      view.subviewList.isEmpty
        || !LoopCheck.isNode(self, in: view, parent: \.parent, children: \.storedSubviews),
      "\(view) holds \(self): adding it below would make a loop"
    )
    if view.parent === self { return move(view, to: index) }
    let (oldWindow, newWindow) = (view.parent == nil ? nil : view.rootWindow, rootWindow)
    let oldTint = view.tintBeforeMove(to: self)
    let oldTraits = view.traitsBeforeMove(to: self)
    let edits = HierarchyEdits.count
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow {
      if oldWindow != nil { view.endInteraction() }
      view.announceWillMove(to: newWindow)
    }
    // Whoever was told may have moved this view below that one meanwhile.
    require(
      edits == HierarchyEdits.count || !isDescendant(of: view),
      "\(view) was given \(self) while it was told that it moves there: adding it below would make a loop")
    view.unlink()
    let index = min(max(index, 0), subviewList.count)
    link(view, at: index)
    if oldWindow !== newWindow { view.announceDidMove(to: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    if let oldTraits { view.announceTraits(ifChangedFrom: oldTraits) }
    if let oldTint { view.announceTint(ifChangedFrom: oldTint) }
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let index = subviewList.index(of: sibling) else {
      misuse("\(sibling) is not a subview of \(self): nothing can be put beside it")
    }
    let current = subviewList.index(of: view)
    let shift = current.map { $0 < index ? -1 : 0 } ?? 0
    insert(view, at: index + offset + shift)
  }

  func exchange(_ a: Int, _ b: Int) {
    guard a != b, storedSubviews.indices.contains(a), storedSubviews.indices.contains(b) else { return }
    let first = storedSubviews[min(a, b)]
    let second = storedSubviews[max(a, b)]
    move(second, to: min(a, b))
    move(first, to: max(a, b))
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    move(view, to: toFront ? subviewList.count : 0)
  }

  func detach() {
    guard let parent else { return }
    let window = rootWindow
    let oldTint = tintBeforeMove(to: nil)
    let oldTraits = traitsBeforeMove(to: nil)
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil {
      endInteraction()
      announceWillMove(to: nil)
    }
    unlink()
    if window != nil { announceDidMove(to: nil) }
    didMoveToSuperview()
    if let oldTraits { announceTraits(ifChangedFrom: oldTraits) }
    if let oldTint { announceTint(ifChangedFrom: oldTint) }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.parent
    }
    return false
  }

  func firstDescendant(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func move(_ view: UIView, to index: Int) {
    guard let current = subviewList.index(of: view) else { return }
    subviewList.remove(at: current, placeholder: Self.placeholder)
    link(view, at: min(max(index, 0), subviewList.count))
  }

  private func link(_ view: UIView, at index: Int) {
    // Sublayers that belong to no view stay where they are among the views' layers.
    if index < subviewList.count {
      layer.insertSublayer(view.layer, below: subviewList[index].layer)
    } else if let last = subviewList.last, layer.topSublayer !== last.layer {
      layer.insertSublayer(view.layer, above: last.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    HierarchyEdits.count &+= 1
    subviewList.insert(view, at: index)
    view.parent = self
    if flags.isUnderTint { view.markUnderTint() }
    if flags.isUnderTraits { view.markUnderTraits() }
    view.enter(rootWindow)
    view.setNeedsLayout()
  }

  private func unlink() {
    guard let parent else { return }
    if let index = parent.subviewList.index(of: self) {
      parent.subviewList.remove(at: index, placeholder: Self.placeholder)
    }
    layer.removeFromSuperlayer()
    self.parent = nil
    enter(self as? UIWindow)
  }

  /// Sets the window all over the tree, before any view of it is told.
  private func enter(_ window: UIWindow?) {
    guard window !== rootWindow else { return }
    ViewWalk.each(self) { $0.rootWindow = window }
  }

  /// Fingers, recognisers and the first responder of a tree that leaves its window. Before it is unlinked.
  private func endInteraction() {
    ActiveEnvironments.viewsWillLeave(self)
    endEditing(true)
  }

  private func announceWillMove(to window: UIWindow?) {
    ViewWalk.each(self) { view in
      view.rare?.controller?.viewWillMove(to: window)
      view.willMove(toWindow: window)
    }
  }

  private func announceDidMove(to window: UIWindow?) {
    ViewWalk.each(self) { view in
      // A view made before its screen was known draws for the screen it is shown on (observed of UIView).
      if let scale = window?.screen.scale, view.layer.contentsScale != scale, view.flags.drawsItself {
        view.layer.contentsScale = scale
        view.layer.setNeedsDisplay()
      }
      if window != nil { view.catchUpWithColors() }
      window?.insetWatch.add(view)
      view.didMoveToWindow()
      view.rare?.controller?.viewDidMove(to: window)
    }
  }
}

/// How often a view was put into another, by which a move notices that its callbacks have changed the tree.
enum HierarchyEdits {
  // Views are the main thread's.
  @exclusivity(unchecked) nonisolated(unsafe) static var count: UInt = 0
}
