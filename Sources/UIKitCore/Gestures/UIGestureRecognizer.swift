// UIGestureRecognizer: a state machine that watches fingers and says when they make its gesture.
//
// Subclassed by: the gestures of this folder, and clients. Fed by: GestureEnvironment, before views are. Hands on: actions.
//
//   possible ─► failed                                  not this gesture
//   possible ─► ended (`recognized`)                    a gesture of one instant
//   possible ─► began ─► changed … ─► ended, cancelled  a gesture that goes on
//
// Subclasses set `state` in the touches… methods. Whether a wish to begin is granted is decided by GestureEnvironment: others
// that must fail first, others that exclude it, and `shouldBegin` of views and delegates. Until then `state` reads possible.
// Presses of keys come in the presses… methods, if the class overrides one of them and `allowedPressTypes` names the key.
// When the last finger or key is gone from a recogniser in a final state, `reset()` is called and it is possible again.

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state as it is; `state` reads as each action is to see it.
  final var actual = State.possible
  final var reported: State?
  /// A wish to begin that is not granted yet.
  final var wish: State?
  /// Fingers since the last reset, in the order they came; those that are up stay until then.
  final var tracked: [UITouch] = []
  /// Keys since the last reset.
  final var trackedPresses: [UIPress] = []
  /// The wheel or the trackpad that is on it.
  final var trackedScroll: ScrollInput?
  final var targets: [GestureTarget] = []
  final var requirements: [WeakRecognizer] = []
  final var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
  final var lastCentroid = CGPoint.zero
  /// Where the gesture's fingers were, for one that is told of when they may be gone or elsewhere: a tap, a swipe. From its
  /// recognition to the reset it counts and tells these; window coordinates, points.
  final var keptPlaces: [CGPoint] = []
  final weak var storedView: UIView?
  final weak var environment: GestureEnvironment?
  final var idleTimeout: EventTimers.Token?
  private var storedIsEnabled = true

  /// `target` is not owned.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) { add(target, action) }
  /// Nil stands for any. Source: documented.
  open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

  /// Set by subclasses only, along the arrows above.
  open var state: State {
    get { reported ?? actual }
    set { transition(to: newValue) }
  }
  open weak var delegate: UIGestureRecognizerDelegate?
  /// Turning a recogniser off cancels what it is doing. Source: documented.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard newValue != storedIsEnabled else { return }
      storedIsEnabled = newValue
      if !newValue { leave("it was disabled") }
    }
  }
  open var view: UIView? { storedView }
  /// Once it recognises, the hit view's touches are cancelled, and it hears no more of them. Source: documented.
  open var cancelsTouchesInView = true
  /// The hit view hears of no finger before the recogniser has failed. Source: documented.
  open var delaysTouchesBegan = false
  /// The hit view hears of no finger's end before the recogniser has failed. Source: documented.
  open var delaysTouchesEnded = true
  /// Raw values of UITouch.TouchType.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Raw values of UIPress.PressType: which keys and buttons count. Source: documented (`.select` unless set).
  open var allowedPressTypes: [NSNumber] = [4]
  open var requiresExclusiveTouchType = true
  open var name: String?
  open var modifierFlags: UIKeyModifierFlags { environment?.currentEvent?.modifierFlags ?? [] }

  open var buttonMask: UIEvent.ButtonMask { environment?.currentEvent?.buttonMask ?? [] }

  /// This one begins only when the other has failed. Source: documented.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { addRequirement(otherGestureRecognizer) }

  /// The middle of its fingers, points, `view`'s coordinates; the window's for nil. Of a tap: of the first one's fingers; of
  /// a swipe: where it began. Source: documented.
  open func location(in view: UIView?) -> CGPoint { place(lastCentroid, in: view) }
  /// Fingers that `location(ofTouch:in:)` knows: those that are down or end with the present event, or that tapped or swiped.
  open var numberOfTouches: Int { fingerPlaces.count }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(ofFinger: touchIndex, in: view) }

  // MARK: For subclasses

  /// Back to the beginning: called when the recogniser becomes possible again. Subclasses call super.
  open func reset() {}
  /// Stops watching a finger, which then reaches its view as if this recogniser were not there.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { forget(button) }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For properties that were estimated: no host estimates any.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // MARK: For recognisers of UIKit itself

  /// Asked when the recogniser is about to begin, after views and before the delegate.
  func mayBegin() -> Bool { true }
  /// Whether fingers and keys are for it at all.
  var takesTouches: Bool { true }
  /// Whether two recognisers of UIKit's own go together without being asked.
  func goesTogether(with other: UIGestureRecognizer) -> Bool { false }
  /// Possible, without fingers, but more are expected: a double tap after its first.
  var awaitsMoreTouches: Bool { false }
  /// Called before the recogniser leaves its environment.
  func cancelTimeouts() {}

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }

    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// It goes on.
    var isActive: Bool { self == .began || self == .changed }
  }
}

/// A recogniser named by another; not owned.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
