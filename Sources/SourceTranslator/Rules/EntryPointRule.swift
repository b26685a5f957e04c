// Blanks `@main`, `@UIApplicationMain` and `@NSApplicationMain`: in a mirror the preview runner is the entry point.
// The type itself stays, so that previews may use it.

internal import SwiftSyntax

struct EntryPointRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = AttributeVisitor(names: ["main", "UIApplicationMain", "NSApplicationMain"])
    visitor.walk(file.tree)
    return RuleResult(edits: visitor.found.map { .blanking($0.offsets, in: file) })
  }
}
