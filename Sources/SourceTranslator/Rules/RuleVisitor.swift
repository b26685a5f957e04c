// What rules that change declarations walk a file with: the file, what is declared around it, and the changes so far.
//
// Subclassed by: ExtensionOverrideRule, OptionalRequirementRule. Rules that only collect nodes have visitors of their own.

internal import SwiftSyntax

class RuleVisitor: SyntaxVisitor {
  let file: ParsedSource
  let index: DeclarationIndex
  final var result = RuleResult()

  required init(file: ParsedSource, index: DeclarationIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// The changes that a walk over the whole file asks for.
  static func result(of file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = Self(file: file, index: index)
    visitor.walk(file.tree)
    return visitor.result
  }
}
