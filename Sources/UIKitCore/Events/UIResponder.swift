// UIResponder: the chain that events and actions walk.
//
// Subclassed by: UIView, UIViewController, UIWindow, UIApplication. Every event method passes the event on to `next` unless
// a subclass handles it. First responders: UIResponder+FirstResponder.swift.

@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// What a client has set of its accessibility.
  final var accessibility: AccessibilityState?

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
  /// Of a pencil, whose first reports are estimates; no host has one.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

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

  // Of UIResponderStandardEditActions: a responder that does one of these overrides it; until then it cannot perform it.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  /// Whether the object has the method. Source: documented.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isPerformed(by: self) }

  /// The nearest responder from here on that can perform the action. Source: documented.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  // MARK: Accessibility

  /// False but for standard controls, labels and accessibility elements. Source: documented.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? AccessibilityDefaults(self).isElement }
    set { accessibilityState.isElement = newValue }
  }
  /// What it is called; nil stands for the default, a control's title.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? AccessibilityDefaults(self).label }
    set { accessibilityState.label = newValue.map(NSAttributedString.init(string:)) }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
    set { accessibilityState.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string }
    set { accessibilityState.hint = newValue.map(NSAttributedString.init(string:)) }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint }
    set { accessibilityState.hint = newValue }
  }
  /// What it stands at, such as a slider's percentage.
  open var accessibilityValue: String? {
    get { accessibility?.value?.string ?? AccessibilityDefaults(self).value }
    set { accessibilityState.value = newValue.map(NSAttributedString.init(string:)) }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value ?? accessibilityValue.map(NSAttributedString.init(string:)) }
    set { accessibilityState.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? AccessibilityDefaults(self).traits }
    set { accessibilityState.traits = newValue }
  }
  /// Points, the screen's coordinates; a view's own until it is set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { accessibilityState.frame = newValue }
  }
  /// Points, the screen's coordinates; used instead of the frame. Source: documented.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityState.path = newValue }
  }
  /// Points, the screen's coordinates; the frame's middle until it is set. Source: documented.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityState.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityState.language = newValue }
  }
  /// For tests; never read out.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityState.identifier = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityState.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityState.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityState.groupsChildren = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessibilityState.navigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityState.containerType = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? (self is UIControl) }
    set { accessibilityState.respondsToUser = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibilityState.inputLabels = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { accessibilityState.textualContext = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityState.customActions = newValue }
  }
  /// What a container wants found in it, in this order; nil leaves it to the views. Source: documented.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityState.elements = newValue }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElement(atPosition: index) }
  /// NSNotFound for what is not in the container. Source: documented.
  open func index(ofAccessibilityElement element: Any) -> Int { position(ofAccessibilityElement: element) }
  /// What assistive apps ask for. False: it was not done. Source: documented.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}
