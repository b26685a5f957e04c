// `#Preview("Name", traits: …) { body }` at the top level becomes a function that returns the view or controller:
//   @MainActor func __acetatePreview_<file>_<n>() -> __AcetatePreviewBody { body }
// on the same lines, so the body is checked as a function's and errors stay where they were written. Traits become a
// second function behind the closing brace. The two type names are aliases in the module's generated file (see
// PreviewListWriter), so the user's file needs no further import. Previews inside a type or function are left alone.

internal import SwiftSyntax

struct PreviewRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = PreviewVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    var result = RuleResult()
    for (offset, macro) in visitor.found.enumerated() {
      let preview = PreviewMacro(macro, ordinal: offset + 1, file: file)
      guard let body = preview.body else {
        result.notes.append(file.note("this '#Preview' has no body '{ … }' and is left alone", at: macro))
        continue
      }
      result.edits += preview.edits(body: body)
      result.notes += preview.notes
      result.previews.append(preview.declaration)
    }
    return result
  }
}

/// Collects well-formed `#Preview`s at the top level of a file, in `#if` blocks too.
private final class PreviewVisitor: SyntaxVisitor {
  private(set) var found: [any FreestandingMacroExpansionSyntax] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func collect(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", !node.hasError { found.append(node) }
    return .skipChildren
  }
}
