// Reports `optional` requirements of `@objc` protocols. Translating them (defaults in an extension, calls without the
// second `?`) is a later rule's work: until then the compiler refuses them, and this note says what to do.

internal import SwiftSyntax

struct OptionalRequirementRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = OptionalModifierVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return RuleResult(
      notes: visitor.found.map {
        file.note(
          "'@objc optional' requirements are not translated yet: make it a requirement with a default in an extension",
          at: $0)
      })
  }
}

/// Collects `optional` modifiers.
private final class OptionalModifierVisitor: SyntaxVisitor {
  private(set) var found: [DeclModifierSyntax] = []

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.optional) { found.append(node) }
    return .skipChildren
  }
}
