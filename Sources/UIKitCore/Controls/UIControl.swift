// UIControl: a view that follows a finger and tells targets what it did.
//
// Subclassed by: the controls of this folder, and clients. Fed by: touches. Hands on: actions, through UIApplication.

@preconcurrency @MainActor
open class UIControl: UIView {
  final var actionTable: [ControlAction] = []
  final var storedState: State = .normal
  private var storedIsTracking = false
  private var storedIsInside = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readState(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeState(coder)
  }
  public convenience init() { self.init(frame: .zero) }

  /// Runs `primaryAction` at `.primaryActionTriggered`. Source: documented.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var state: State { storedState }
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set { change(.disabled, to: !newValue) }
  }
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set { change(.selected, to: newValue) }
  }
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { change(.highlighted, to: newValue) }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  open var isTracking: Bool { storedIsTracking }
  open var isTouchInside: Bool { storedIsInside }
  /// False ends tracking at once; so do the others. Source: documented.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Nil: the control was told without a finger.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// `target` is not owned; nil means the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { add(target, action, controlEvents) }
  /// Nil stands for any. Source: documented.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target, action, controlEvents)
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action.identifier, controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeAction(actionIdentifier, controlEvents)
  }
  open var allTargets: Set<AnyHashable> { targetSet }
  open var allControlEvents: Event { actionTable.reduce([]) { $0.union($1.events) } }
  /// Names of the actions of `target` for an event; nil when there are none. Source: documented.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(target, controlEvent)
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var mustStop = false
    for entry in actionTable where !mustStop { iterator(entry.closure, entry.pair, entry.events, &mustStop) }
  }
  /// One action on its way to its target; subclasses may look at it. Source: documented.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.run(from: self) }
  open func sendActions(for controlEvents: Event) { perform(controlEvents, with: nil) }
  /// What a finger that is lifted inside would trigger; nothing while disabled. Source: documented (iOS 17.4).
  open func performPrimaryAction() {
    guard isEnabled else { return }
    primaryActionWillTrigger()
    perform(.primaryActionTriggered, with: nil)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    if isTracking { return }
    // Another button than the first is no press of a control (chosen here).
    if touch.type == .indirectPointer, event?.buttonMask.contains(.primary) == false { return }
    storedIsTracking = true
    storedIsInside = true
    guard beginTracking(touch, with: event) else {
      storedIsTracking = false
      storedIsInside = false
      return
    }
    isHighlighted = true
    perform(.touchDown, with: event)
    if touch.tapCount > 1 { perform(.touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = storedIsInside
    storedIsInside = holdsTracking(touch)
    if wasInside != storedIsInside { isHighlighted = storedIsInside }
    guard continueTracking(touch, with: event) else { return stop(touch, with: event) }
    switch (wasInside, storedIsInside) {
    case (true, true): perform(.touchDragInside, with: event)
    case (true, false): perform(.touchDragExit, with: event)
    case (false, true): perform(.touchDragEnter, with: event)
    case (false, false): perform(.touchDragOutside, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    storedIsInside = holdsTracking(touch)
    let isInside = storedIsInside
    stop(touch, with: event)
    perform(isInside ? .touchUpInside : .touchUpOutside, with: event)
    guard isInside, triggersPrimaryActionOnTouchUp else { return }
    primaryActionWillTrigger()
    perform(.primaryActionTriggered, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancel(with: event)
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if ownsSubviews, !(subview is ControlPart), !(subview is ControlPicture), !(subview is SegmentView) {
      ViewLinter.note(.viewInControl, self)
    }
  }

  /// UIKit's own controls keep taps of recognisers around them to themselves. Source: documented.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: For controls of UIKit itself

  /// The state has changed: looks follow.
  func stateDidChange() {}
  /// Whether it wins over a tap recogniser of a view around it.
  var keepsTaps: Bool { false }
  /// Its subviews are no business of clients.
  var ownsSubviews: Bool { false }
  var triggersPrimaryActionOnTouchUp: Bool { false }
  func primaryActionWillTrigger() {}

  private func change(_ part: State, to isOn: Bool) {
    guard storedState.contains(part) != isOn else { return }
    if isOn { storedState.insert(part) } else { storedState.remove(part) }
    if part == .disabled, isOn, isTracking { cancel(with: nil) }
    stateDidChange()
    setNeedsLayout()
  }

  private func stop(_ touch: UITouch?, with event: UIEvent?) {
    storedIsTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    storedIsInside = false
  }

  private func cancel(with event: UIEvent?) {
    storedIsTracking = false
    storedIsInside = false
    isHighlighted = false
    cancelTracking(with: event)
    perform(.touchCancel, with: event)
  }
}
