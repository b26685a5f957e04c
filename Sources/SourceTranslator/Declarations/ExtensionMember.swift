// A method or property of an extension that takes part in overriding: Objective-C allows that, Swift alone does not.
// Collected by DeclarationIndex, written out by ExtensionOverrideRule: the member keeps its body and place under another
// name, and the class body gets a member of the old name that calls it.

internal import SwiftSyntax

/// What overriding goes by.
struct MemberKey: Hashable, Sendable {
  /// "name(label:_:)" for methods, the name alone for properties.
  var name: String
  /// `static` or `class`.
  var isOfType: Bool

  init(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    name = "\(node.name.text)(\(labels.joined()))"
    isOfType = Self.isOfType(node.modifiers)
  }

  init(_ node: VariableDeclSyntax, binding: PatternBindingSyntax) {
    name = binding.pattern.trimmedDescription
    isOfType = Self.isOfType(node.modifiers)
  }

  private static func isOfType(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

/// One member of an extension of a class.
struct ExtensionMember: Sendable {
  var key: MemberKey
  var isOverride: Bool
  /// The name its body goes by once it has moved.
  var movedName: String
  /// The declaration for the class body, on one line, without `override`.
  var forward: String

  /// Nil for what cannot be forwarded: variadic parameters, observers, `private` members.
  init?(_ node: FunctionDeclSyntax, of type: String) {
    guard !node.modifiers.isPrivate, node.body != nil else { return nil }
    let moved = Self.movedName(node.name.text, type)
    guard let call = node.forwardingCall(to: moved) else { return nil }
    key = MemberKey(node)
    isOverride = node.modifiers.isOverride
    movedName = moved
    let generics = (node.genericParameterClause?.oneLine ?? "")
    let conditions = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
    forward =
      node.attributes.kept + node.modifiers.kept
      + "func \(node.name.text)\(generics)\(node.signature.oneLine)\(conditions)"
      + " { \(call) }"
  }

  init?(_ node: VariableDeclSyntax, of type: String) {
    guard !node.modifiers.isPrivate, node.bindings.count == 1, let binding = node.bindings.first,
      let annotation = binding.typeAnnotation, let block = binding.accessorBlock
    else { return nil }
    var isSettable = false
    if case .accessors(let list) = block.accessors {
      for accessor in list {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): guard accessor.effectSpecifiers == nil else { return nil }
        case .keyword(.set): isSettable = true
        default: return nil
        }
      }
    }
    key = MemberKey(node, binding: binding)
    isOverride = node.modifiers.isOverride
    movedName = Self.movedName(key.name, type)
    forward =
      node.attributes.kept + node.modifiers.kept + "var \(key.name)\(annotation.oneLine) { "
      + (isSettable ? "get { \(movedName) } set { \(movedName) = newValue } }" : "\(movedName) }")
  }

  private static func movedName(_ name: String, _ type: String) -> String {
    let plain = name.filter { $0 != "`" }
    return "\(plain)_in\(type.filter { $0.isLetter || $0.isNumber || $0 == "_" })Extension"
  }
}

extension FunctionDeclSyntax {
  /// A call of this method, or of `name` with the same parameters, that hands on the parameters; nil when they are variadic.
  func forwardingCall(to name: String? = nil) -> String? {
    var arguments: [String] = []
    for parameter in signature.parameterClause.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
      let type = parameter.type.trimmedDescription
      let isReference = type.split(separator: " ").contains("inout")
      arguments.append(
        label + (isReference ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
          + (type.contains("@autoclosure") ? "()" : ""))
    }
    let effects = signature.effectSpecifiers
    let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "\(marks)\(name ?? self.name.text)(\(arguments.joined(separator: ", ")))"
  }
  var forwardingCall: String? { forwardingCall() }
}

extension DeclModifierListSyntax {
  var isOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
  var isPrivate: Bool {
    contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil }
  }
  /// All but `override`, each followed by a space.
  fileprivate var kept: String {
    filter { $0.name.tokenKind != .keyword(.override) }.map { $0.oneLine + " " }.joined()
  }
}

extension AttributeListSyntax {
  /// Those that the compiler knows on Linux, each followed by a space.
  fileprivate var kept: String {
    compactMap { element in
      guard case .attribute(let attribute) = element,
        !ObjectiveCAttributeRule.names.contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return attribute.oneLine + " "
    }.joined()
  }
}

extension SyntaxProtocol {
  /// The text with every run of white space and comments made one space.
  var oneLine: String {
    var text = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
