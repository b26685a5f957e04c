// UIPress and UIPressesEvent: keys of a hardware keyboard, and the buttons of a remote control that they stand for.
//
// Made by: KeyDispatch. Read by: recognisers, responders' presses… methods, key commands.

@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Seconds of host time of the last change.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var phase = Phase.began
  /// The first responder when the key went down, its window without one; not owned.
  public internal(set) weak var responder: UIResponder?
  public internal(set) var key: UIKey?
  /// Who handles the press, and how far its delivery to the responder has come.
  var delivery = InputDelivery()
  open var window: UIWindow? { responder?.nearestWindow }
  open var gestureRecognizers: [UIGestureRecognizer]? { delivery.recognizers }
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// The button of a remote control that a key stands for; keys that stand for none read as 2000 and their HID usage, as
  /// UIKit's do (observed).
  open var type: PressType {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape: .menu
    default: PressType(rawValue: 2000 + (key?.keyCode.rawValue ?? 0))
    }
  }
  /// 1 as the key goes down, else 0: keys tell no more. Chosen here.
  open var force: CGFloat { phase == .began ? 1 : 0 }

  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upArrow = PressType(rawValue: 0)
    public static let downArrow = PressType(rawValue: 1)
    public static let leftArrow = PressType(rawValue: 2)
    public static let rightArrow = PressType(rawValue: 3)
    public static let select = PressType(rawValue: 4)
    public static let menu = PressType(rawValue: 5)
    public static let playPause = PressType(rawValue: 6)
    public static let pageUp = PressType(rawValue: 30)
    public static let pageDown = PressType(rawValue: 31)
  }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  var presses: [UIPress] = []
  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { Set(presses) }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { press in gesture.trackedPresses.contains { $0 === press } })
  }
}
