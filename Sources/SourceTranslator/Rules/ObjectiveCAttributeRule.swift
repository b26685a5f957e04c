// Blanks the attributes that only the Objective-C runtime or Interface Builder gives a meaning: `@objc`, `@IBOutlet` …
// The declarations stay as they are; `@objc` names are kept by DeclarationIndex for the selectors that mention them.
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
    return result
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
