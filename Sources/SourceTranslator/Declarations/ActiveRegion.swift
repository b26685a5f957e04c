// Whether code inside `#if` is compiled for a preview, as far as its conditions can be read here: platforms, modules and
// language versions. Asked before text of one place is made to name another: code that is left out must not be named.
// Knows no `-D` flags: such a condition is unknown, which counts as left out.

internal import SwiftSyntax

enum ActiveRegion {
  /// True when every `#if` clause around the node is the one that is compiled.
  static func contains(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self), !isCompiled(clause) { return false }
      current = parent.parent
    }
    return true
  }

  private static func isCompiled(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    for other in clauses {
      let value = other.condition.map(value) ?? true
      if other.id == clause.id { return value == true }
      if value != false { return false }
    }
    return false
  }

  /// Nil when it depends on what is not known here.
  private static func value(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(only.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map { !$0 }
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    return nil
  }

  /// `a || b && c`: and binds tighter.
  private static func value(of elements: [ExprSyntax]) -> Bool? {
    var alternatives: [Bool?] = []
    var term: Bool? = elements.first.flatMap(value)
    var place = 1
    while place + 1 < elements.count {
      let next = value(elements[place + 1])
      switch elements[place].trimmedDescription {
      case "&&": term = term == false || next == false ? false : (term == nil || next == nil ? nil : true)
      case "||":
        alternatives.append(term)
        term = next
      default: return nil
      }
      place += 2
    }
    alternatives.append(term)
    if alternatives.contains(true) { return true }
    return alternatives.contains(nil) ? nil : false
  }

  private static let modules: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreText", "ImageIO", "Dispatch", "Glibc",
  ]

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" || argument == "Linux"
    case "targetEnvironment": return argument == "simulator"
    case "canImport": return modules.contains(argument) ? true : argument == "AppKit" ? false : nil
    case "swift", "compiler": return argument.hasPrefix(">=") ? true : nil
    default: return nil
    }
  }
}
