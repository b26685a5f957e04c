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
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The command's action for its combination, an alternate's for its; nil for other keys, and for a disabled command.
  func action(for key: UIKey) -> Selector? {
    guard !attributes.contains(.disabled), let input, input == Self.input(of: key) else { return nil }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let (held, own) = (key.modifierFlags.intersection(relevant), modifierFlags.intersection(relevant))
    if held == own { return action }
    return alternates.first { held == own.union($0.modifierFlags.intersection(relevant)) }?.action
  }

  private static func input(of key: UIKey) -> String {
    switch key.keyCode {
    case .keyboardUpArrow: inputUpArrow
    case .keyboardDownArrow: inputDownArrow
    case .keyboardLeftArrow: inputLeftArrow
    case .keyboardRightArrow: inputRightArrow
    case .keyboardEscape: inputEscape
    case .keyboardDeleteOrBackspace: inputDelete
    // Keys that type nothing have names, which are what commands are made with.
    default:
      key.charactersIgnoringModifiers.hasPrefix("UIKeyInput")
        ? key.charactersIgnoringModifiers : key.charactersIgnoringModifiers.lowercased()
    }
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  /// What the key types. Chosen here: Apple's documentation does not say.
  public static let inputDelete = "\u{8}"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"
}

@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// What a command does instead while more keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
