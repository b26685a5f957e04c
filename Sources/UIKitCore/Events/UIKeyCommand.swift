// UIKeyCommand: a key combination that a responder answers with an action.
//
// Made by: clients, in `keyCommands`. Asked by: KeyDispatch, before presses are sent.

@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Comes before typing into the first responder. Source: documented.
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant), let input else {
      return false
    }
    return input == Self.input(of: key)
  }

  private static func input(of key: UIKey) -> String {
    switch key.keyCode {
    case .keyboardUpArrow: inputUpArrow
    case .keyboardDownArrow: inputDownArrow
    case .keyboardLeftArrow: inputLeftArrow
    case .keyboardRightArrow: inputRightArrow
    case .keyboardEscape: inputEscape
    default: key.charactersIgnoringModifiers.lowercased()
    }
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}

@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var discoverabilityTitle: String?

  public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
}
