// UIKeyInput: what text is typed into.
//
// Implemented by: clients. Called by: TextDelivery for the first responder.

@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// A character, a line break as "\n", or what an input method has made of several keys. Source: documented.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point. Source: documented.
  func deleteBackward()
}
