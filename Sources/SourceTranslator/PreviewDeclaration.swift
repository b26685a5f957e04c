// A preview that was found in a source file: what the list of registrations needs to know about it.
// Made by PreviewRule (a `#Preview`) or by the command (`--view TYPE`), read by PreviewListWriter.

/// One preview of a file.
package struct PreviewDeclaration: Sendable, Equatable {
  /// As written, or the file's name and the preview's ordinal in it.
  package var name: String
  /// The file's path, as given to ``ParsedSource``.
  package var path: String
  /// One-based line of the `#Preview`.
  package var line: Int
  /// The expression that makes the previewed view or controller, such as a call of the function that stands where
  /// the `#Preview` stood.
  package var body: String
  /// The expression for the preview's traits; nil when it has none.
  package var traits: String?
  /// The translated conditions of the `#if`s around it, outermost first; empty when it is always compiled.
  package var conditions: [String]

  /// Memberwise.
  package init(name: String, path: String, line: Int, body: String, traits: String? = nil, conditions: [String] = []) {
    self.name = name
    self.path = path
    self.line = line
    self.body = body
    self.traits = traits
    self.conditions = conditions
  }
}
