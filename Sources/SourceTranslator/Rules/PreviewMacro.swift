// One `#Preview` taken apart: name, traits, body, the `#if`s around it, and the edits that turn it into functions.
// Used by PreviewRule alone.

internal import SwiftSyntax

/// A `#Preview` at the top level of a file.
struct PreviewMacro {
  private let macro: any FreestandingMacroExpansionSyntax
  private let file: ParsedSource
  private let ordinal: Int
  /// The closure; nil when there is none.
  let body: ClosureExprSyntax?
  private var traits: [String] = []
  /// What is wrong with its arguments.
  private(set) var notes: [TranslationNote] = []
  private var name: String

  /// - Parameter ordinal: its one-based place among the file's previews.
  init(_ macro: any FreestandingMacroExpansionSyntax, ordinal: Int, file: ParsedSource) {
    self.macro = macro
    self.file = file
    self.ordinal = ordinal
    name = "\(file.baseName) \(ordinal)"
    body =
      macro.trailingClosure
      ?? macro.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    var label: String?
    for (offset, argument) in macro.arguments.enumerated() {
      label = argument.label?.text ?? label
      switch label {
      case nil where offset == 0: readName(argument.expression)
      case "traits": readTrait(argument.expression)
      case "body": break
      default: notes.append(file.note("this argument of '#Preview' means nothing here", at: argument))
      }
    }
  }

  /// What the list of registrations needs.
  var declaration: PreviewDeclaration {
    PreviewDeclaration(
      name: name, path: file.path, line: file.location(of: macro.pound).line, body: functionName + "()",
      traits: traits.isEmpty ? nil : traitsName + "()", conditions: conditions)
  }

  /// Head, closing brace and, where a last expression is returned without saying so, a `return`.
  func edits(body: ClosureExprSyntax) -> [TextEdit] {
    let opening = body.signature?.offsets.upperBound ?? body.leftBrace.offsets.upperBound
    let head = macro.pound.offsets.lowerBound..<opening
    let lines = TextEdit.lineBreaks(in: head, of: file)
    var edits = [
      TextEdit(
        range: head, replacement: "@MainActor func \(functionName)() -> \(Self.bodyTypeName) \(lines){")
    ]
    if let last = impliedReturn(in: body) {
      edits.append(TextEdit(insertingAt: last.offsets.lowerBound, "return "))
    }
    let end = body.rightBrace.offsets.lowerBound..<macro.offsets.upperBound
    var tail = "}" + TextEdit.lineBreaks(in: end, of: file)
    if !traits.isEmpty {
      tail =
        "}; @MainActor func \(traitsName)() -> [\(Self.traitTypeName)] { [\(traits.joined(separator: ", "))] }"
        + TextEdit.lineBreaks(in: end, of: file)
    }
    edits.append(TextEdit(range: end, replacement: tail))
    return edits
  }

  /// The alias for what a preview's body returns.
  static let bodyTypeName = "__AcetatePreviewBody"
  /// The alias for a preview trait.
  static let traitTypeName = "__AcetatePreviewTrait"

  /// Stable while the file keeps its path, so that an edit elsewhere recompiles nothing here.
  private var functionName: String { "__acetatePreview_\(StableHash.hexadecimal(file.path))_\(ordinal)" }
  private var traitsName: String { functionName + "_traits" }

  private mutating func readName(_ expression: ExprSyntax) {
    if let literal = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      name = literal
    } else if !expression.is(NilLiteralExprSyntax.self) {
      notes.append(file.note("a preview's name must be a plain string: it is called '\(name)'", at: expression))
    }
  }

  private mutating func readTrait(_ expression: ExprSyntax) {
    let text = expression.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    let known = [
      "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown", "landscapeLeft",
      "landscapeRight",
    ]
    guard let member = called.as(MemberAccessExprSyntax.self), known.contains(member.declName.baseName.text),
      !text.contains("//")
    else {
      notes.append(file.note("the preview trait '\(text)' is not known here and is left out", at: expression))
      return
    }
    traits.append(text)
  }

  /// The last expression of a body of several statements that never says `return`.
  private func impliedReturn(in body: ClosureExprSyntax) -> ExprSyntax? {
    guard body.statements.count > 1, let last = body.statements.last, case .expr(let expression) = last.item,
      !body.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    else { return nil }
    return expression
  }

  private var conditions: [String] {
    var result: [String] = []
    var current = Syntax(macro).parent
    while let node = current {
      if let clause = node.as(IfConfigClauseSyntax.self) { result.insert(Self.condition(of: clause), at: 0) }
      current = node.parent
    }
    return result
  }

  /// The condition under which a clause is compiled: its own, and none of those before it.
  private static func condition(of clause: IfConfigClauseSyntax) -> String {
    var parts: [String] = []
    for earlier in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      guard earlier.id != clause.id else { break }
      if let condition = earlier.condition { parts.append("!(\(PlatformConditionRule.translated(condition)))") }
    }
    if let own = clause.condition { parts.append("(\(PlatformConditionRule.translated(own)))") }
    return parts.joined(separator: " && ")
  }
}
