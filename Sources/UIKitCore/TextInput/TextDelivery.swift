// What is typed on its way to the first responder: text of keys that nobody else wanted, text without keys, and what an
// input method is composing.
//
// Called by: UIApplication at the end of the chain of presses, HostEventIngress. Hands on: calls to UIKeyInput and UITextInput.

import HostInterface

@MainActor
enum TextDelivery {
  /// Text of the press of a key, and the delete key. Source: observed in UIKit: a responder that does not pass presses on
  /// keeps their text from being typed.
  static func type(_ press: UIPress) {
    guard let input = press.responder?.nearestWindow?.firstResponder as? any UIKeyInput, let key = press.key else {
      return
    }
    switch edit(key) {
    case .insert(let text): insert(text, into: input)
    case .delete: input.deleteBackward()
    case nil: break
    }
  }

  /// Whether the first responder of a window is typed into by this key: then key commands come second, unless they ask for
  /// priority. Source: documented (wantsPriorityOverSystemBehavior).
  static func takes(_ key: UIKey, _ responder: UIResponder?) -> Bool {
    responder is any UIKeyInput && edit(key) != nil
  }

  /// Text that came from no key: an input method's.
  static func commit(_ text: String, window: UIWindow?) {
    guard let input = window?.firstResponder as? any UIKeyInput, !text.isEmpty else { return }
    insert(text, into: input)
  }

  /// Text that is being composed, in place of what was before; empty when it has been given up. `selection`: UTF-16 units
  /// inside it. Inputs without marked text get nothing until it is committed.
  static func compose(_ text: String, selection: Range<Int>, window: UIWindow?) {
    guard let input = window?.firstResponder as? any UITextInput else { return }
    if text.isEmpty {
      guard input.markedTextRange != nil else { return }
      input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      return input.unmarkText()
    }
    let count = text.utf16.count
    let start = min(max(0, selection.lowerBound), count)
    let end = min(max(start, selection.upperBound), count)
    input.setMarkedText(text, selectedRange: NSRange(location: start, length: end - start))
  }

  /// Takes the place of marked text.
  private static func insert(_ text: String, into input: any UIKeyInput) {
    if let marked = input as? any UITextInput, marked.markedTextRange != nil {
      marked.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      marked.unmarkText()
    } else {
      input.insertText(text)
    }
  }

  private enum Edit {
    case insert(String)
    case delete
  }

  /// What a key does to a text; nil for keys that type nothing, and for combinations that are commands.
  private static func edit(_ key: UIKey) -> Edit? {
    guard key.modifierFlags.isDisjoint(with: [.control, .command]) else { return nil }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: return .delete
    case .keyboardReturnOrEnter: return .insert("\n")
    case .keyboardTab: return .insert("\t")
    default:
      let text = key.characters
      // Escape, arrows and the like have names in place of characters.
      let isText =
        !text.isEmpty && !text.hasPrefix("UIKeyInput")
        && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      return isText ? .insert(text) : nil
    }
  }
}
