// Which members of extensions override, or are overridden by a subclass: those that Swift wants in the class body.
// Collected by DeclarationIndex, file by file, and resolved once all types are known.

internal import SwiftSyntax

struct OverridingMembers {
  /// By the name of the class that is extended.
  private var inExtensions: [String: [ExtensionMember]] = [:]
  /// What each type overrides, wherever it says so.
  private var overrides: [String: Set<MemberKey>] = [:]

  /// Code that is not compiled does not count.
  mutating func collect(_ file: ParsedSource) {
    let visitor = MemberVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    inExtensions.merge(visitor.inExtensions) { $0 + $1 }
    overrides.merge(visitor.overrides) { $0.union($1) }
  }

  /// By the qualified name of a class that the module declares.
  func moved(_ type: (String) -> TypeOutline?) -> [String: [ExtensionMember]] {
    let overridden = overriddenKeys(type)
    var result: [String: [ExtensionMember]] = [:]
    for (name, members) in inExtensions {
      guard let outline = type(name), outline.isClass else { continue }
      var seen: Set<MemberKey> = Set(result[outline.name, default: []].map(\.key))
      for member in members
      where (member.isOverride || overridden[outline.name]?.contains(member.key) == true)
        && seen.insert(member.key).inserted
      {
        result[outline.name, default: []].append(member)
      }
    }
    return result
  }

  /// By class, what its subclasses override.
  private func overriddenKeys(_ type: (String) -> TypeOutline?) -> [String: Set<MemberKey>] {
    var result: [String: Set<MemberKey>] = [:]
    for (name, keys) in overrides {
      var seen: Set<String> = [name]
      var next = type(name)?.inherited.first.flatMap(type)
      while let outline = next, seen.insert(outline.name).inserted {
        result[outline.name, default: []].formUnion(keys)
        next = outline.inherited.first.flatMap(type)
      }
    }
    return result
  }
}

private final class MemberVisitor: SyntaxVisitor {
  private(set) var inExtensions: [String: [ExtensionMember]] = [:]
  private(set) var overrides: [String: Set<MemberKey>] = [:]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil, ActiveRegion.contains(node) else { return .visitChildren }
    let type = EnclosingType.name(of: node)
    for item in node.memberBlock.members {
      if let method = item.decl.as(FunctionDeclSyntax.self) {
        note(ExtensionMember(method, of: type), of: type)
      } else if let property = item.decl.as(VariableDeclSyntax.self) {
        note(ExtensionMember(property, of: type), of: type)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard ActiveRegion.contains(node) else { return .visitChildren }
    let type = EnclosingType.name(of: node)
    for item in node.memberBlock.members {
      if let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.isOverride {
        overrides[type, default: []].insert(MemberKey(method))
      } else if let property = item.decl.as(VariableDeclSyntax.self), property.modifiers.isOverride,
        let binding = property.bindings.first
      {
        overrides[type, default: []].insert(MemberKey(property, binding: binding))
      }
    }
    return .visitChildren
  }

  private func note(_ member: ExtensionMember?, of type: String) {
    guard let member else { return }
    inExtensions[type, default: []].append(member)
    if member.isOverride { overrides[type, default: []].insert(member.key) }
  }
}
