// What the translation of one file hands back. Made by SourceTranslator, read by the command. Holds no syntax nodes.

/// A translated file.
package struct TranslatedSource: Sendable {
  /// The text to compile: as many lines as the original.
  package var text: String
  /// The previews of the file, in the order in which they are written.
  package var previews: [PreviewDeclaration]
  /// Constructs that were left alone or lost something, in source order.
  package var notes: [TranslationNote]
  /// True when the file has the app's entry point: it then declares ``EntryPoint/functionName``.
  package var runsApp = false
  /// True when the parser met text that is not Swift: the compiler will report it.
  package var hasSyntaxError: Bool
}

/// One thing the user should know about the translation of a file. Never fatal: the compiler has the last word.
package struct TranslationNote: Sendable, Equatable {
  /// The file's path, as given to ``ParsedSource``.
  package var path: String
  /// One-based.
  package var line: Int
  /// One-based, in UTF-8 bytes, as the compiler counts.
  package var column: Int
  /// What was met, and what to write instead.
  package var message: String
}
