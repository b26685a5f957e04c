// The layout guides of a view.
//
// Called by: clients. The guides that every view has are made when they are first asked for.

extension UIView {
  /// What no bar, corner or notch covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = rare?.insets.safeAreaGuide { return guide }
    let guide = UILayoutGuide("UIViewSafeAreaLayoutGuide", of: self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    rareState.insets.safeAreaGuide = guide
    return guide
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = rare?.insets.marginsGuide { return guide }
    let guide = UILayoutGuide("UIViewLayoutMarginsGuide", of: self) { $0.bounds.inset(by: $0.layoutMargins) }
    rareState.insets.marginsGuide = guide
    return guide
  }

  /// The margins, no wider than text is read with ease: 672 points (chosen here), in the middle.
  public var readableContentGuide: UILayoutGuide {
    if let guide = rare?.insets.readableGuide { return guide }
    let guide = UILayoutGuide("UIViewReadableContentGuide", of: self) { view in
      let inner = view.bounds.inset(by: view.layoutMargins)
      return inner.insetBy(dx: max((inner.width - 672) / 2, 0), dy: 0)
    }
    rareState.insets.readableGuide = guide
    return guide
  }

  /// Those that were added. Source: documented.
  public var layoutGuides: [UILayoutGuide] { rare?.insets.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    rareState.insets.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = rare?.insets.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    rareState.insets.guides.remove(at: index)
    layoutGuide.owningView = nil
  }
}
