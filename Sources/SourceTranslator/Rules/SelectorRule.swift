// `#selector(x)` becomes `Selector("name", Type.x)`: the Objective-C name, by which selectors are equal, and the
// unapplied method, which is what gets called. The name follows the method's declaration when the module has it, else
// the labels that are written. Works for `private` methods, as the reference stays where it was.
// `#selector(getter: T.x)` and `(setter: T.x)` carry a closure that reads or sets the property of a `T`.

internal import SwiftSyntax

struct SelectorRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = MacroVisitor(name: "selector")
    visitor.walk(file.tree)
    var result = RuleResult()
    for macro in visitor.found where !macro.hasError {
      switch Self.translation(of: macro, in: file, index: index) {
      case .success(let text): result.edits.append(TextEdit(replacing: macro, with: text))
      case .failure(let reason): result.notes.append(file.note(reason.message, at: macro))
      }
    }
    return result
  }

  private struct Refusal: Error {
    var message: String
  }

  private static func translation(
    of macro: MacroExpansionExprSyntax, in file: ParsedSource, index: DeclarationIndex
  ) -> Result<String, Refusal> {
    guard macro.arguments.count == 1, let argument = macro.arguments.first else {
      return .failure(Refusal(message: "'#selector' takes one method"))
    }
    if let label = argument.label?.text { return accessor(label, argument.expression, macro, file, index) }
    guard let reference = SelectorReference(argument.expression) else {
      return .failure(Refusal(message: "this '#selector' is not translated: name the method as 'Type.method(label:)'"))
    }
    let around = EnclosingType(of: macro)
    guard let owner = reference.owner(in: around, index: index) else {
      return .failure(
        Refusal(
          message: "'#selector' outside a type needs the method's type: write '#selector(Type.\(reference.name))'"))
    }
    let lines = TextEdit.lineBreaks(in: macro.offsets, of: file)
    let name = reference.selectorName(owner: owner.name, index: index)
    var method = owner.expression + "." + reference.method
    if let type = reference.unappliedType(owner: owner.expression) { method = "(\(method)) as \(type)" }
    return .success("Selector(\"\(name)\", \(lines)\(method))")
  }

  /// `x` of the type around, or `Type.x`: an instance before the dot would need its type's name.
  private static func accessor(
    _ label: String, _ expression: ExprSyntax, _ macro: MacroExpansionExprSyntax, _ file: ParsedSource,
    _ index: DeclarationIndex
  ) -> Result<String, Refusal> {
    guard label == "getter" || label == "setter", let reference = SelectorReference(expression),
      reference.labels == nil,
      let owner = reference.owner(in: EnclosingType(of: macro), index: index), owner.expression == owner.name
    else {
      return .failure(
        Refusal(message: "this '#selector(\(label):)' is not translated: name the property as 'Type.property'"))
    }
    let property = reference.name
    let lines = TextEdit.lineBreaks(in: macro.offsets, of: file)
    let name = label == "getter" ? property : ObjectiveCName.setter(property)
    let body = label == "getter" ? "target.\(property)" : "target.\(property) = $0"
    return .success("Selector(\"\(name)\", \(lines){ (target: \(owner.expression)) in { \(body) } })")
  }
}
