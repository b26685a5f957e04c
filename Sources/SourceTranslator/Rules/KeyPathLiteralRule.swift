// `#keyPath(a.b)` becomes the string "a.b", which is what it means when each property keeps its name in Objective-C.
// A leading type name (`#keyPath(Model.title)`) is dropped. There is no key-value coding behind the string.

internal import SwiftSyntax

struct KeyPathLiteralRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = MacroVisitor(name: "keyPath")
    visitor.walk(file.tree)
    var result = RuleResult()
    for macro in visitor.found {
      guard macro.arguments.count == 1, let argument = macro.arguments.first?.expression, !macro.hasError else {
        continue
      }
      var parts = argument.trimmedDescription.split(separator: ".").map(String.init)
      if parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
      guard parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
        result.notes.append(file.note("this '#keyPath' is not translated: write the string it stands for", at: macro))
        continue
      }
      result.edits.append(
        TextEdit(
          replacing: macro,
          with: "\"\(parts.joined(separator: "."))\"" + TextEdit.lineBreaks(in: macro.offsets, of: file)))
    }
    return result
  }
}

/// Collects freestanding macro expansions by name, wherever they stand in expressions.
final class MacroVisitor: SyntaxVisitor {
  private let name: String
  private(set) var found: [MacroExpansionExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == name { found.append(node) }
    return .visitChildren
  }
}
