// The recognisers of a view.
//
// Called by: UIView's members.

extension UIView {
  /// A recogniser belongs to one view: it leaves the one it was on. Source: documented.
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    rareState.gestureRecognizers.append(recognizer)
    recognizer.storedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    recognizer.leave("it was taken off its view")
    rare?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.storedView = nil
  }

  /// Nil when there are none. Source: documented.
  var attachedRecognizers: [UIGestureRecognizer]? {
    get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      let new = newValue ?? []
      for old in attachedRecognizers ?? [] where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
      for recognizer in new { addGestureRecognizer(recognizer) }
    }
  }
}
