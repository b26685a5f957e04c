// UIResponder: the chain that events and actions walk.
//
// Subclassed by: UIView, UIViewController, UIWindow, UIApplication. Events themselves come with the interaction part.

@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked after this object. Source: documented.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
}
