// `os(iOS)` and `targetEnvironment(simulator)` in `#if` become true: a preview runs as in the iOS simulator.
// `os(Linux)` also stays true, as it is what lets Foundation-only code import what Linux splits off.
// `canImport(UIKit)` needs no rule: the module is there.

internal import SwiftSyntax

struct PlatformConditionRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = ConditionVisitor()
    visitor.walk(file.tree)
    return RuleResult(
      edits: visitor.found.map { call in
        // Padded to the length it had, so that columns stay.
        let length = call.offsets.count
        return TextEdit(
          replacing: call,
          with: "true" + TextEdit.lineBreaks(in: call.offsets, of: file)
            + String(repeating: " ", count: max(0, length - 4)))
      })
  }

  /// The text of a condition with the platform calls replaced.
  static func translated(_ condition: ExprSyntax) -> String {
    let visitor = ConditionVisitor()
    visitor.walk(condition)
    let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
    let edits = visitor.found.map { call in
      TextEdit(
        range: (call.offsets.lowerBound - start)..<(call.offsets.upperBound - start), replacement: "true")
    }
    return TextEdit.apply(edits, to: condition.trimmedDescription)
  }
}

/// Collects the calls of `#if` conditions that are true in a preview.
private final class ConditionVisitor: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil, !node.hasError,
      isCondition(Syntax(node))
    else { return .visitChildren }
    switch (node.calledExpression.trimmedDescription, argument.expression.trimmedDescription) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): found.append(node)
    default: break
    }
    return .skipChildren
  }

  /// True inside the condition of a `#if` clause, or at the root of a walked condition.
  private func isCondition(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.condition?.id == child.id }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return false }
      child = parent
    }
    return false
  }
}
