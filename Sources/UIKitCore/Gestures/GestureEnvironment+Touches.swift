// Which recognisers see a finger, and how they are fed.
//
// Called by: GestureEnvironment.deliver.

extension GestureEnvironment {
  /// From the hit view to the window: every recogniser that takes this finger. Asked once, when the finger comes down.
  func attach(_ touch: UITouch, _ event: UIEvent) {
    TouchTrace.noteBegan(touch)
    touches.append(touch)
    ActiveEnvironments.update(self, isActive: true)
    guard let hit = touch.storedView else { return }
    if ViewLinter.isEnabled, !(hit is UIControl), hit.gestureRecognizers == nil, hit.isForeignInControl {
      ViewLinter.note(.touchTakenFromControl, hit)
    }
    for view in sequence(first: hit, next: \.superview) {
      for recognizer in view.gestureRecognizers ?? [] where takes(recognizer, touch, event) {
        recognizer.tracked.append(touch)
        touch.delivery.add(recognizer)
        enlist(recognizer)
      }
    }
  }

  private func takes(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.takesTouches, recognizer.isEnabled, !recognizer.actual.isFinal, recognizer.wish != .ended,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      // A recogniser that another host's fingers are on is not free.
      recognizer.environment == nil || recognizer.environment === self
    else { return false }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  func feed(_ fingers: [UITouch], _ event: UIEvent) {
    for recognizer in recognizers {
      feed(recognizer, fingers, .began, event, recognizer.touchesBegan)
      feed(recognizer, fingers, .moved, event, recognizer.touchesMoved)
      feed(recognizer, fingers, .ended, event, recognizer.touchesEnded)
      feed(recognizer, fingers, .cancelled, event, recognizer.touchesCancelled)
    }
  }

  private func feed(
    _ recognizer: UIGestureRecognizer, _ fingers: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent,
    _ call: (Set<UITouch>, UIEvent) -> Void
  ) {
    guard !recognizer.actual.isFinal, recognizer.wish != .ended else { return }
    let own = fingers.filter { finger in
      finger.phase == phase && recognizer.tracked.contains { $0 === finger }
    }
    guard !own.isEmpty else { return }
    if let middle = UIGestureRecognizer.centroid(of: recognizer.downOrEnding) { recognizer.lastCentroid = middle }
    call(Set(own), event)
  }
}

extension UIView {
  /// It lies in a control that did not make it.
  fileprivate var isForeignInControl: Bool {
    for view in sequence(first: self, next: \.superview) {
      guard let control = view.superview as? UIControl else { continue }
      return !control.isOwnPart(view)
    }
    return false
  }

  /// It is a control, or in one.
  var isInsideControl: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UIControl }
  }
}
