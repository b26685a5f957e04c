// `#selector(x)` becomes `Selector("name", Type.x)`: the Objective-C name, by which selectors are equal, and the
// unapplied method, which is what gets called. The name follows the method's declaration when the module has it, else
// the labels that are written. Works for `private` methods, as the reference stays where it was.
// `#selector(getter: x)` and `(setter: x)` name a property; they carry no method yet and are left alone with a note.

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
    if let label = argument.label?.text {
      return .failure(
        Refusal(message: "'#selector(\(label):)' is not translated yet: name a method that reads or sets the property"))
    }
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
}
