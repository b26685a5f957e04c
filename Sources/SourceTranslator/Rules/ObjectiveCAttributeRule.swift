// Blanks the attributes that only the Objective-C runtime or Interface Builder gives a meaning: `@objc`, `@IBOutlet` …
// An `@objc` protocol is bound to classes, so that `weak` properties can be of it: one that does not say so says it here.
// Else the declarations stay as they are; `@objc` names are kept by DeclarationIndex for the selectors that mention them.
// Does not touch `@objc optional` requirements' `optional` (OptionalRequirementRule's) nor `@nonobjc`, which
// the compiler accepts.

internal import SwiftSyntax

struct ObjectiveCAttributeRule: TranslationRule {
  static let names: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "NSManaged",
    "GKInspectable",
  ]

  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = AttributeVisitor(names: Self.names)
    visitor.walk(file.tree)
    var result = RuleResult()
    for attribute in visitor.found {
      result.edits.append(.blanking(attribute.offsets, in: file))
      if attribute.attributeName.trimmedDescription == "NSManaged" {
        result.notes.append(
          file.note(
            "'@NSManaged' is dropped, there is no Core Data here: give the property a value for previews", at: attribute
          ))
      }
    }
    let protocols = ObjectiveCProtocolVisitor(viewMode: .sourceAccurate)
    protocols.walk(file.tree)
    result.edits += protocols.found.compactMap(Self.classBound)
    return result
  }

  /// Nil for a protocol that is bound to classes already.
  private static func classBound(_ declaration: ProtocolDeclSyntax) -> TextEdit? {
    guard let inherited = declaration.inheritanceClause?.inheritedTypes else {
      let end = declaration.primaryAssociatedTypeClause?.offsets.upperBound ?? declaration.name.offsets.upperBound
      return TextEdit(insertingAt: end, ": AnyObject")
    }
    let names = inherited.map { $0.type.trimmedDescription }
    guard names.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) }), let last = inherited.last
    else { return nil }
    return TextEdit(insertingAt: last.offsets.upperBound, ", AnyObject")
  }
}

/// Collects protocols with `@objc`.
private final class ObjectiveCProtocolVisitor: SyntaxVisitor {
  private(set) var found: [ProtocolDeclSyntax] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjectiveC = node.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    if isObjectiveC, !node.hasError { found.append(node) }
    return .visitChildren
  }
}

/// Collects attributes by name, wherever they stand.
final class AttributeVisitor: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [AttributeSyntax] = []

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.attributeName.trimmedDescription), !node.hasError { found.append(node) }
    return .visitChildren
  }
}
