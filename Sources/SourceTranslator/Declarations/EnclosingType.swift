// The type around a node: what an unqualified method name in `#selector` belongs to, and whose member a declaration is.

internal import SwiftSyntax

/// The innermost type or extension around a node.
struct EnclosingType {
  /// The name by which the type can be written here: "Outer.Inner".
  var name: String
  /// How to write the type in an expression inside it: its name, or `Self` where a protocol is extended or declared.
  var expression: String
  /// True when no function, closure or accessor stands between the node and the type.
  var isDirectMember: Bool

  /// Nil at the top level of a file or in a free function.
  init?(of node: some SyntaxProtocol) {
    var isDirect = true
    var current = node.parent
    while let parent = current {
      if let type = Self.declaration(parent) {
        name = Self.name(of: type)
        expression = type.is(ProtocolDeclSyntax.self) ? "Self" : name
        isDirectMember = isDirect
        return
      }
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { isDirect = false }
      current = parent.parent
    }
    return nil
  }

  /// The name of a type declaration or of the type an extension extends, qualified by the types around it.
  static func name(of node: some SyntaxProtocol) -> String {
    let own: String
    if let declaration = node.as(ExtensionDeclSyntax.self) {
      own = declaration.extendedType.trimmedDescription
    } else {
      own = node.asProtocol(NamedDeclSyntax.self)?.name.text ?? ""
    }
    var current = node.parent
    while let parent = current {
      if let type = declaration(parent) { return name(of: type) + "." + own }
      // A type that is local to a function is known by its own name alone.
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { return own }
      current = parent.parent
    }
    return own
  }

  private static func declaration(_ node: Syntax) -> Syntax? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: node
    default: nil
    }
  }
}
