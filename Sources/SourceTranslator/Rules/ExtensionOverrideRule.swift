// Lets extensions take part in overriding, as they do on Apple's platforms: `override func layoutSubviews()` in an extension
// of a class of the module, and methods of extensions that subclasses override. The member in the extension gets another
// name, and the class body, on the line of its closing brace, a member that calls it. Extensions of classes of other
// modules cannot be served: a note says so.

internal import SwiftSyntax

struct ExtensionOverrideRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    ExtensionVisitor.result(of: file, index: index)
  }
}

private final class ExtensionVisitor: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let moved = index.movedMembers(of: EnclosingType.name(of: node))
    guard !moved.isEmpty, !node.hasError else { return .visitChildren }
    let brace = node.memberBlock.rightBrace
    // A declaration that ends on the brace's line is followed by a semicolon.
    let isOnLine = node.memberBlock.members.last != nil && !brace.leadingTrivia.containsNewline
    let text = moved.map { ($0.isOverride ? "override " : "") + $0.forward }.joined(separator: "; ")
    result.edits.append(
      TextEdit(
        insertingAt: brace.positionAfterSkippingLeadingTrivia.utf8Offset, (isOnLine ? "; " : "") + text + " "))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = EnclosingType.name(of: node)
    let moved = Dictionary(index.movedMembers(of: type).map { ($0.key, $0.movedName) }) { first, _ in first }
    for member in node.memberBlock.members where !member.hasError {
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        rename(method.name, method.modifiers, to: moved[MemberKey(method)])
      } else if let property = member.decl.as(VariableDeclSyntax.self), let binding = property.bindings.first {
        rename(binding.pattern, property.modifiers, to: moved[MemberKey(property, binding: binding)])
      }
    }
    return .visitChildren
  }

  private func rename(_ name: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, to moved: String?) {
    guard let moved else {
      if modifiers.isOverride, ActiveRegion.contains(name) {
        result.notes.append(
          file.note(
            "an override in an extension is translated for methods and computed properties of this module's own classes: "
              + "move it into the class", at: name))
      }
      return
    }
    result.edits.append(TextEdit(replacing: name, with: moved))
    // Nobody outside the class calls it.
    for modifier in modifiers
    where [.keyword(.override), .keyword(.open), .keyword(.public), .keyword(.final)].contains(modifier.name.tokenKind)
    {
      result.edits.append(.blanking(modifier.offsets, in: file))
    }
  }
}

extension Trivia {
  fileprivate var containsNewline: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
