// UIResponder: the chain that events and actions walk.
//
// Subclassed by: UIView, UIViewController, UIWindow, UIApplication. Every event method passes the event on to `next` unless
// a subclass handles it. First responders: UIResponder+FirstResponder.swift.

@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
  deinit {
    if AssociatedObjects.isInUse { AssociatedObjects.shared.removeAll(of: ObjectIdentifier(self)) }
  }

  /// Who is asked after this object. Source: documented.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { nearestWindow?.firstResponder === self }
  /// False when the object cannot be, or the present one will not give way. Source: documented.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys and motion

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// No host has a remote control: called by clients alone.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Whether the object has the method. Source: documented.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

  /// The nearest responder from here on that can perform the action. Source: documented.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}
