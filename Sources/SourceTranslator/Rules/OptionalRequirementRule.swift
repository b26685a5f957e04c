// `optional` requirements of `@objc` protocols, which only the Objective-C runtime can ask about:
//
//   @objc optional func f(_ x: X) -> Y   in a protocol: func f_ifImplemented(_ x: X) -> (Y)?, by default nil
//   func f(_ x: X) -> Y { … }            in any type: stays, and beside it f_ifImplemented, which calls it
//   delegate?.f?(x)                      delegate?.f_ifImplemented(x)
//
// Which types conform need not be known: the method beside is harmless in those that do not. Calls of UIKit's own optional
// requirements lose their `?` alone: there are defaults behind them. Optional properties are left alone with a note.

internal import SwiftSyntax

struct OptionalRequirementRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    OptionalRequirementVisitor.result(of: file, index: index)
  }
}

private final class OptionalRequirementVisitor: RuleVisitor {
  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var defaults: [String] = []
    for member in node.memberBlock.members where !member.hasError {
      if let method = member.decl.as(FunctionDeclSyntax.self), method.isOptionalRequirement {
        translate(method)
        let isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
        defaults.append(method.witness(isPublic ? "public " : "", " { nil }"))
      } else if let property = member.decl.as(VariableDeclSyntax.self),
        let modifier = property.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
      {
        result.notes.append(
          file.note(
            "'@objc optional' properties are not translated: make it a requirement with a default in an extension",
            at: modifier))
      }
    }
    if !defaults.isEmpty {
      result.edits.append(
        TextEdit(
          insertingAt: node.offsets.upperBound,
          "; extension \(EnclosingType.name(of: node)) { \(defaults.joined(separator: "; ")) }"))
    }
    return .skipChildren
  }

  private func translate(_ method: FunctionDeclSyntax) {
    for modifier in method.modifiers where modifier.name.tokenKind == .keyword(.optional) {
      result.edits.append(TextEdit(replacing: modifier, with: "@discardableResult"))
    }
    result.edits.append(TextEdit(replacing: method.name, with: OptionalRequirement.witness(of: method.name.text)))
    if let value = method.signature.returnClause?.type {
      result.edits.append(TextEdit(insertingAt: value.offsets.lowerBound, "("))
      result.edits.append(TextEdit(insertingAt: value.offsets.upperBound, ")?"))
    } else {
      result.edits.append(TextEdit(insertingAt: method.signature.offsets.upperBound, " -> Void?"))
    }
  }

  // MARK: Methods that meet them

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = EnclosingType(of: node), owner.isDirectMember, !node.hasError, node.body != nil,
      !node.modifiers.isOverride, !node.modifiers.isPrivate, index.isOptional(OptionalRequirement(node)),
      let call = node.forwardingCall
    else { return .visitChildren }
    let access = node.modifiers.compactMap { modifier -> String? in
      switch modifier.name.tokenKind {
      case .keyword(.open), .keyword(.public): "public "
      case .keyword(.static), .keyword(.class), .keyword(.nonisolated), .keyword(.package): modifier.oneLine + " "
      default: nil
      }
    }
    result.edits.append(
      TextEdit(insertingAt: node.offsets.upperBound, "; " + node.witness(access.joined(), " { \(call) }")))
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let chain = called.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    {
      translate(member, mark: chain.questionMark, in: node)
    } else if let forced = called.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self)
    {
      translate(member, mark: forced.exclamationMark, in: node)
    }
    return .visitChildren
  }

  private func translate(_ member: MemberAccessExprSyntax, mark: TokenSyntax, in call: FunctionCallExprSyntax) {
    let name = member.declName.baseName
    let isOwn = index.isOptional(name.text, labels: call.arguments.map { $0.label?.text }, takesMore: call.hasClosures)
    guard isOwn || OptionalRequirement.isOfUIKit(name.text), !isClosure(name.text, of: member.base) else { return }
    result.edits.append(TextEdit(replacing: mark, with: ""))
    guard isOwn else { return }
    result.edits.append(TextEdit(replacing: name, with: OptionalRequirement.witness(of: name.text)))
    if mark.tokenKind == .exclamationMark {
      result.edits.append(TextEdit(insertingAt: call.offsets.upperBound, "!"))
    }
  }

  /// A property of the module that holds a closure is called in the same way; delegates are known by their names.
  private func isClosure(_ name: String, of base: ExprSyntax?) -> Bool {
    guard index.hasProperty(named: name) else { return false }
    let text = base?.trimmedDescription.lowercased() ?? ""
    return !text.contains("delegate") && !text.contains("datasource")
  }
}

extension FunctionCallExprSyntax {
  fileprivate var hasClosures: Bool { trailingClosure != nil }
}

extension FunctionDeclSyntax {
  /// The method that says whether this one is there.
  fileprivate func witness(_ modifiers: String, _ body: String) -> String {
    let generics = genericParameterClause?.oneLine ?? ""
    let effects = signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
    let value = signature.returnClause.map { "(\($0.type.oneLine))?" } ?? "Void?"
    return "@discardableResult \(modifiers)func \(OptionalRequirement.witness(of: name.text))\(generics)"
      + "\(signature.parameterClause.oneLine)\(effects) -> \(value)\(body)"
  }
}
