// What a view's drawing gives away to the linter.
//
// Called by: the view's display and geometry. Hands on: notices to ViewLinter.

extension UIView: @preconcurrency LayerDrawingObserver {
  /// After `draw(_:)`: what was recorded in the layer's bounds.
  package func layer(_ layer: CALayer, didRecord list: DisplayList) {
    guard ViewLinter.isEnabled, flags.drawsItself else { return }
    let bounds = layer.bounds
    if list.isEmpty, !drawsNothingOnPurpose { ViewLinter.note(.emptyDrawing, self) }
    let pixels = bounds.width * bounds.height * layer.contentsScale * layer.contentsScale
    if pixels * 4 > CGFloat(ViewLinter.hugeBytes) { ViewLinter.note(.hugeDrawing, self) }
    if layer.isOpaque, !list.isEmpty, !list.drawnBounds.holds(bounds) { ViewLinter.note(.opaqueWithHoles, self) }
  }

  /// A label without text draws nothing, and is right to.
  private var drawsNothingOnPurpose: Bool { self is UILabel }

  /// Touch methods belong together: who sees a finger come down must see it go, and be taken away (documented: UIResponder).
  func noteTouches(_ overridden: OverriddenMembers) {
    guard !overridden.isDisjoint(with: [.touchesBegan, .touchesEnded]) else { return }
    if !overridden.isSuperset(of: [.touchesBegan, .touchesEnded, .touchesCancelled]) {
      ViewLinter.note(.unpairedTouches, self)
    }
  }

  /// Only what the view does to itself: a picture of others, made while drawing, may lay them out.
  func noteChangeWhileDrawing(_ changed: CALayer) {
    if changed === layer { ViewLinter.note(.propertyWhileDrawing, self) }
  }

  func noteRedraw() {
    guard flags.drawsItself, storedContentMode == .redraw else { return }
    if flags.resizedRedraws < .max { flags.resizedRedraws += 1 }
    if flags.resizedRedraws == ViewLinter.redrawLimit { ViewLinter.note(.redrawAtEverySize, self) }
  }
}
