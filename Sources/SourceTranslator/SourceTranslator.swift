// Turns Swift written for iOS into Swift that compiles against Acetate on Linux, one file at a time.
// Called by the `acetate` command for every Swift file of a mirrored tree; hands on the new text, the previews found
// and what could not be translated. Pure: text in, text out; it reads and writes no file and keeps no state.
// Every rewritten construct keeps its line breaks, so a compiler error names the line the user wrote.
// What a rule does not recognise, or the parser could not read, passes through unchanged: the compiler reports it.

/// The driver: runs each rule over a parsed file and applies what they ask for.
package struct SourceTranslator: Sendable {
  /// One rule per construct, in the order in which their edits win when two overlap.
  private static let rules: [any TranslationRule] = [
    PreviewRule(),
    PlatformConditionRule(),
    EntryPointRule(),
    SubmoduleImportRule(),
    SelectorRule(),
    ObjectiveCAttributeRule(),
    ExtensionOverrideRule(),
    OptionalRequirementRule(),
    KeyPathLiteralRule(),
    FoundationImportRule(),
  ]

  /// What the files of one module declare: rules look names up here.
  private let index: DeclarationIndex

  /// A translator for the files of one module.
  ///
  /// - Parameter files: every file of the module, so that a name declared in one is known in the others.
  /// - Parameter around: files of other modules that these may import.
  package init(files: [ParsedSource], around: [ParsedSource] = []) {
    index = DeclarationIndex(files: files, around: around)
  }

  /// The class with this name, as declared in the module; nil when no file declares it.
  package func declaredType(named name: String) -> TypeOutline? {
    index.type(named: name)
  }

  /// The translation of one file.
  ///
  /// - Complexity: linear in the size of the file, times the number of rules.
  package func translate(_ file: ParsedSource) -> TranslatedSource {
    var edits: [TextEdit] = []
    var previews: [PreviewDeclaration] = []
    var notes: [TranslationNote] = []
    var runsApp = false
    for rule in Self.rules {
      let result = rule.apply(to: file, index: index)
      edits += result.edits
      previews += result.previews
      notes += result.notes
      runsApp = runsApp || result.runsApp
    }
    return TranslatedSource(
      text: TextEdit.apply(edits, to: file.text),
      previews: previews,
      notes: notes.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
      runsApp: runsApp,
      hasSyntaxError: file.hasSyntaxError)
  }
}
