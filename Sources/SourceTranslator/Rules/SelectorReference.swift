// The argument of a `#selector`, taken apart: `tapped`, `self.tapped(_:)`, `Type.tapped`, `button.tapped`, each
// perhaps `as` a function type. Used by SelectorRule alone.

internal import SwiftSyntax

/// A reference to a method, as written in `#selector`.
struct SelectorReference {
  /// How the method is reached: nil for a bare name.
  private let base: ExprSyntax?
  /// The name without labels.
  let name: String
  /// The labels in parentheses, nil for `_`; nil when the name is written without.
  let labels: [String?]?
  /// The type after `as`.
  private let castType: FunctionTypeSyntax?

  /// Nil for what is no reference to a method.
  init?(_ expression: ExprSyntax) {
    let (inner, type) = Self.withoutCast(Self.withoutParentheses(expression))
    castType = type
    let reference: DeclReferenceExprSyntax
    switch Self.withoutParentheses(inner).as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      base = nil
      reference = name
    case .memberAccessExpr(let member):
      guard let owner = member.base else { return nil }
      base = Self.withoutOptionalChain(owner)
      reference = member.declName
    default:
      return nil
    }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.text }
  }

  /// The method as written after the type: "tapped", "tapped(_:)".
  var method: String {
    guard let labels else { return name }
    return labels.isEmpty ? name : name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// The type whose method is meant: its name for look-ups, and the expression to write before the dot.
  /// Nil for a bare name outside any type.
  func owner(in around: EnclosingType?, index: DeclarationIndex) -> (name: String, expression: String)? {
    guard let base else {
      return around.map { ($0.name, $0.expression) }
    }
    let text = base.trimmedDescription
    switch text {
    // The protocol has no methods to call by themselves: its one adopter has.
    case "UIResponderStandardEditActions": return ("UIResponder", "UIResponder")
    case "self", "Self": return around.map { ($0.name, $0.expression) }
    case "super":
      guard let around else { return nil }
      let parent = index.type(named: around.name)?.inherited.first
      return parent.map { ($0, $0) } ?? (around.name, around.expression)
    default:
      if Self.isType(text, index: index) { return (text, text) }
      // An instance: Apple's compiler only takes its type, and so does this.
      return (text, "type(of: \(text))")
    }
  }

  /// The Objective-C name, from the declaration when the module has exactly one that fits, else from what is written.
  func selectorName(owner: String, index: DeclarationIndex) -> String {
    let candidates = index.methods(named: name, in: owner).filter { candidate in
      if let labels { return candidate.labels == labels }
      if let types = parameterTypes { return candidate.parameterTypes == types }
      return true
    }
    if let labels {
      return candidates.first?.selector ?? ObjectiveCName.method(name, labels: labels)
    }
    guard let method = candidates.first else {
      if Self.standardEdits.contains(name) { return name + ":" }
      return name + String(repeating: ":", count: parameterTypes?.count ?? 0)
    }
    return method.selector ?? ObjectiveCName.method(name, labels: method.labels)
  }

  /// UIKit's own actions, which take their sender whether or not that is written.
  private static let standardEdits: Set<String> = [
    "cut", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics",
    "toggleUnderline", "increaseSize", "decreaseSize",
  ]

  /// The type of the unapplied method, to tell overloads apart; nil without an `as`. It belongs to the main actor, as
  /// views and what `Selector` takes do; a method that belongs to none converts.
  func unappliedType(owner: String) -> String? {
    guard let castType else { return nil }
    let isUnapplied = castType.returnClause.type.is(FunctionTypeSyntax.self)
    return "@MainActor " + (isUnapplied ? "" : "(\(owner)) -> ") + castType.trimmedDescription
  }

  private var parameterTypes: [String]? {
    guard let castType else { return nil }
    let applied = castType.returnClause.type.as(FunctionTypeSyntax.self) ?? castType
    return applied.parameters.map(\.type.trimmedDescription)
  }

  private static func isType(_ text: String, index: DeclarationIndex) -> Bool {
    if index.type(named: text) != nil { return true }
    return text.split(separator: ".").last?.first { $0 != "_" }?.isUppercase == true
  }

  private static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return expression }
    return withoutParentheses(only.expression)
  }

  /// `button?` and `button!` as `button`: only the type matters.
  private static func withoutOptionalChain(_ expression: ExprSyntax) -> ExprSyntax {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
    return expression
  }

  private static func withoutCast(_ expression: ExprSyntax) -> (ExprSyntax, FunctionTypeSyntax?) {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return (expression, nil) }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return (expression, nil) }
    return (elements[0], functionType(type.type))
  }

  /// `(A) -> B`, with or without parentheses around it or a `?` after them.
  private static func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let optional = type.as(OptionalTypeSyntax.self) { return functionType(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return functionType(only.type)
    }
    return nil
  }
}
