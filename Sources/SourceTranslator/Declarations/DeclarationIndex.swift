// What the files of a module declare, by type name: built once per translation, read by the rules.
// Syntax only: it does not resolve types, follow imports or evaluate `#if`, so a name it does not know is no error.

internal import SwiftSyntax

/// The types of a module and their members.
struct DeclarationIndex: Sendable {
  /// By qualified name and, unless two types share it, by the last part of it.
  private var types: [String: TypeOutline] = [:]
  /// Members of extensions that must move into their class, by the class's qualified name.
  private var moved: [String: [ExtensionMember]] = [:]
  /// Optional requirements of this module and of those around it, by name.
  private var optional: [String: [OptionalRequirement]] = [:]
  private var properties: Set<String> = []

  /// Collects the declarations of all files.
  ///
  /// - Parameter around: files of other modules, for their protocols' optional requirements alone.
  /// - Complexity: linear in their size.
  init(files: [ParsedSource], around: [ParsedSource] = []) {
    var collected: [String: TypeOutline] = [:]
    var overriding = OverridingMembers()
    for file in files {
      let visitor = DeclarationVisitor(file: file, types: collected)
      visitor.walk(file.tree)
      collected = visitor.types
      overriding.collect(file)
    }
    types = collected
    for (name, outline) in collected {
      guard let last = name.split(separator: ".").last.map(String.init), last != name, collected[last] == nil else {
        continue
      }
      types[last] = outline
    }
    moved = overriding.moved { type(named: $0) }
    let requirements = (files + around).reduce(into: Set()) { $0.formUnion(OptionalRequirement.all(in: $1)) }
    optional = Dictionary(grouping: requirements, by: \.name)
    properties = collected.values.reduce(into: []) { $0.formUnion($1.properties) }
  }

  /// The members of extensions of a class that must move into it: they override, or are overridden.
  func movedMembers(of typeName: String) -> [ExtensionMember] {
    type(named: typeName).flatMap { moved[$0.name] } ?? []
  }

  /// The type with this qualified or last name; nil when the module neither declares nor extends it.
  func type(named name: String) -> TypeOutline? {
    types[name] ?? name.split(separator: ".").last.flatMap { types[String($0)] }
  }

  func isOptional(_ method: OptionalRequirement) -> Bool { optional[method.name]?.contains(method) == true }

  /// Whether a call may be one of an optional requirement.
  ///
  /// - Parameter takesMore: a trailing closure stands for one more argument.
  func isOptional(_ name: String, labels: [String?], takesMore: Bool) -> Bool {
    optional[name]?.contains { requirement in
      takesMore ? Array(requirement.labels.dropLast()) == labels : requirement.labels == labels
    } == true
  }

  /// Whether a type of the module has a property of this name.
  func hasProperty(named name: String) -> Bool { properties.contains(name) }

  /// The methods of this name in a type, or else in the nearest of the classes and protocols it inherits from.
  func methods(named name: String, in typeName: String) -> [MethodOutline] {
    var seen: Set<String> = []
    var queue = [typeName]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard seen.insert(next).inserted, let outline = type(named: next) else { continue }
      let found = outline.methods.filter { $0.name == name }
      if !found.isEmpty { return found }
      queue += outline.inherited
    }
    return []
  }
}

/// Collects types, extensions and their members.
private final class DeclarationVisitor: SyntaxVisitor {
  private let file: ParsedSource
  private(set) var types: [String: TypeOutline]

  init(file: ParsedSource, types: [String: TypeOutline]) {
    self.file = file
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, modifiers: node.modifiers, inheritance: node.inheritanceClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, modifiers: node.modifiers, inheritance: node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, modifiers: node.modifiers, inheritance: node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, modifiers: node.modifiers, inheritance: node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, modifiers: node.modifiers, inheritance: node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    update(EnclosingType.name(of: node)) { $0.inherited += Self.names(in: node.inheritanceClause) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = EnclosingType(of: node), owner.isDirectMember else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    let method = MethodOutline(
      name: node.name.text, labels: parameters.map { Self.label(of: $0) },
      parameterTypes: parameters.map(\.type.trimmedDescription), selector: Self.selector(in: node.attributes))
    update(owner.name) { $0.methods.append(method) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = EnclosingType(of: node) else { return .visitChildren }
    let required = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
    update(owner.name) {
      $0.initialisers.append(InitialiserOutline(requiredLabels: required.map { Self.label(of: $0) }))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = EnclosingType(of: node), owner.isDirectMember else { return .visitChildren }
    for binding in node.bindings {
      update(owner.name) { $0.properties.insert(binding.pattern.trimmedDescription) }
    }
    return .visitChildren
  }

  private func declare(
    _ node: some NamedDeclSyntax, modifiers: DeclModifierListSyntax, inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let place = file.location(of: node.name)
    update(EnclosingType.name(of: node)) {
      $0.path = file.path
      $0.line = place.line
      $0.isClass = node.is(ClassDeclSyntax.self)
      $0.isFilePrivate = modifiers.contains {
        [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
      }
      $0.inherited = Self.names(in: inheritance) + $0.inherited
    }
    return .visitChildren
  }

  private func update(_ name: String, _ change: (inout TypeOutline) -> Void) {
    change(&types[name, default: TypeOutline(name: name)])
  }

  private static func names(in clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
  }

  private static func label(of parameter: FunctionParameterSyntax) -> String? {
    parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text
  }

  /// The name in `@objc(name)`.
  private static func selector(in attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace }
    }
    return nil
  }
}
