// Keys by name and by the character they type, on a US keyboard.
//
// Used by: scripts and hosts without a real keyboard.

extension HostKey {
  private static let functionKeys = 1...12
  /// Names of keys that type no character.
  package static let names =
    [
      "return", "escape", "delete", "tab", "space", "right", "left", "down", "up", "page-up",
      "page-down", "home", "end",
    ] + functionKeys.map { "f\($0)" }

  private static let usages =
    [0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x4F, 0x50, 0x51, 0x52, 0x4B, 0x4E, 0x4A, 0x4D]
    + functionKeys.map { 0x39 + $0 }
  private static let typed =
    [
      "\r", "UIKeyInputEscape", "\u{8}", "\t", " ", "UIKeyInputRightArrow",
      "UIKeyInputLeftArrow", "UIKeyInputDownArrow", "UIKeyInputUpArrow", "UIKeyInputPageUp",
      "UIKeyInputPageDown", "UIKeyInputHome", "UIKeyInputEnd",
    ] + functionKeys.map { "UIKeyInputF\($0)" }

  /// The key of that name, or that types that one character, pressed; nil when there is none.
  package static func named(_ name: String) -> HostKey? {
    if let index = names.firstIndex(of: name) {
      return HostKey(
        usage: usages[index], characters: typed[index], charactersIgnoringModifiers: typed[index], modifiers: 0,
        isDown: true)
    }
    return name.count == 1 ? name.first.map(typing) : nil
  }

  /// What a named key types; nil for other keys.
  package static func character(ofUsage usage: Int) -> String? { usages.firstIndex(of: usage).map { typed[$0] } }

  /// The key that types a character, pressed. A character that is on no key has usage 0.
  package static func typing(_ character: Character) -> HostKey {
    let text = String(character)
    let plain = text.lowercased()
    let usage: Int
    switch plain.unicodeScalars.first?.value ?? 0 {
    case let value where plain.count == 1 && (0x61...0x7A).contains(value): usage = 4 + Int(value) - 0x61
    case let value where (0x31...0x39).contains(value): usage = 0x1E + Int(value) - 0x31
    case 0x30: usage = 0x27
    case 0x20: usage = 0x2C
    case 0x0A, 0x0D: usage = 0x28
    default: usage = 0
    }
    return HostKey(
      usage: usage, characters: character == "\n" ? "\r" : text, charactersIgnoringModifiers: plain,
      modifiers: text == plain ? 0 : 1 << 17, isDown: true)
  }
}
