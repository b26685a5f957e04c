// What a rule is: one file per construct that the compiler refuses on Linux. SourceTranslator runs them; each sees the
// original tree, never another rule's output, so their order matters only where edits overlap.

/// Rewrites one kind of construct.
protocol TranslationRule: Sendable {
  /// The edits for `file`, with what was found and what could not be done. Nodes with syntax errors are left alone.
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult
}

/// What a rule asks for.
struct RuleResult {
  var edits: [TextEdit] = []
  var previews: [PreviewDeclaration] = []
  var notes: [TranslationNote] = []
  /// Whether the file now has a function that runs the app.
  var runsApp = false
}
