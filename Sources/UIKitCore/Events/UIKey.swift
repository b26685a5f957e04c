// UIKey, UIPress, UIPressesEvent: keys of a hardware keyboard on their way to the first responder.
//
// Made by: HostEventIngress. Read by: responders' presses… methods and key commands.

import HostInterface

public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A USB HID usage of the keyboard page. Source: the HID usage tables.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

@preconcurrency @MainActor
open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ key: HostKey) {
    characters = key.characters
    charactersIgnoringModifiers = key.charactersIgnoringModifiers
    modifierFlags = UIKeyModifierFlags(rawValue: key.modifiers)
    keyCode = UIKeyboardHIDUsage(rawValue: key.usage)
  }
}

@preconcurrency @MainActor
open class UIPress: NSObject {
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var phase = Phase.began
  public internal(set) weak var responder: UIResponder?
  public internal(set) var key: UIKey?
  open var window: UIWindow? { responder?.nearestWindow }
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
}
