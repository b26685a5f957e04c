// UIEvent: what happened at one instant, given to all who handle it.
//
// Made by: HostEventIngress. Passed by: UIApplication.sendEvent, UIWindow.sendEvent, hit testing, responders.

@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Seconds of host time.
  public internal(set) var timestamp: TimeInterval = 0
  var touches: [UITouch] = []
  /// Earlier places of a finger since the last event, oldest first, its newest last.
  var coalesced: [ObjectIdentifier: [UITouch]] = [:]
  weak var environment: GestureEnvironment?
  var storedModifiers: UIKeyModifierFlags = []
  var storedButtons: ButtonMask = []

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// The modifier keys that are down.
  open var modifierFlags: UIKeyModifierFlags { storedModifiers }
  /// The buttons of a pointing device that are down, or that are released with this event. Hosts report a mouse's first
  /// button as a finger, which has none.
  open var buttonMask: ButtonMask { storedButtons }
  /// All fingers that are down or have ended with this event; nil for events of other kinds.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

  open func touches(for window: UIWindow) -> Set<UITouch>? { set { $0.storedWindow === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { set { $0.storedView === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    set { touch in gesture.tracked.contains { $0 === touch } }
  }

  /// The places of `touch` since the last event, its newest last. Source: documented.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    return coalesced[ObjectIdentifier(touch)] ?? [touch]
  }

  /// Where the finger will be in the next frame, if it goes on as it does; none for one that stands still or is up.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    return touch.predicted(from: coalescedTouches(for: touch) ?? [touch])
  }

  private func set(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << max(number - 1, 0)) }
  }

  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
      remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
      remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
}

/// A pointer over the screen.
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}

/// A motion of the device: the shake.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}
