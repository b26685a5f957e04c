// UIApplication: the end of the responder chain, through which every event and action goes.
//
// Made by: UIKit itself on first use. Called by: HostEventIngress, controls, recognisers. Its life
// is ApplicationLifecycle's.

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static var stored: UIApplication?
  private struct WeakWindow {
    weak var window: UIWindow?
  }
  private var shown: [WeakWindow] = []
  package let lifecycle = ApplicationLifecycle()

  public override init() { super.init() }

  /// The one application object.
  open class var shared: UIApplication {
    if let stored { return stored }
    let made = UIApplication()
    stored = made
    return made
  }

  /// The app's delegate, when it is a responder. Source: documented.
  open override var next: UIResponder? { lifecycle.delegate as? UIResponder }

  /// Makes `application`, of a subclass, the shared one; before any other is used.
  package static func install(_ application: UIApplication) { stored = application }

  /// Visible windows, back to front. Source: documented.
  open var windows: [UIWindow] { windowsFrontToBack.reversed() }

  /// Passes an event to its windows. Subclasses may look at events, and must call super.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// At the end of the chain keys are typed into the first responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    presses.forEach(TextDelivery.type)
  }

  /// Keys that are held down repeat.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
    presses.forEach(TextDelivery.type)
  }

  /// Calls an action; without a target, the first that can perform it up the chain from the first responder.
  /// - Returns: whether somebody performed it. Source: documented.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    sendAction(action, to: target, from: sender, for: event, startingAt: nil)
  }

  /// Windows that take part, front to back: by level, later shown ones in front of earlier ones.
  package var windowsFrontToBack: [UIWindow] {
    shown.compactMap(\.window).filter { !$0.isHidden }.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  func show(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    shown.append(WeakWindow(window: window))
  }

  func hide(_ window: UIWindow) { shown.removeAll { $0.window == nil || $0.window === window } }
}
