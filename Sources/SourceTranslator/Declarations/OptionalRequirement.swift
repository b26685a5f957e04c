// Names of `optional` requirements: of the modules' own `@objc` protocols, and of UIKit's delegates and data sources.
// Collected by DeclarationIndex; read by OptionalRequirementRule.

internal import SwiftSyntax

/// A method that a type may leave out.
struct OptionalRequirement: Hashable, Sendable {
  var name: String
  /// One per parameter, nil for `_`.
  var labels: [String?]

  /// What the requirement, its default and the methods that meet it go by in a mirror.
  static func witness(of name: String) -> String { name.filter { $0 != "`" } + "_ifImplemented" }

  init(_ node: FunctionDeclSyntax) {
    name = node.name.text
    labels = node.signature.parameterClause.parameters.map {
      $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.text
    }
  }

  /// Those of the protocols of a file.
  static func all(in file: ParsedSource) -> Set<OptionalRequirement> {
    let visitor = RequirementVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.found
  }

  /// Whether a name is one of UIKit's optional requirements. There they have defaults, so a call needs no `?`. Apple's
  /// delegate methods begin with the class that sends them; a list of every method would say no more.
  static func isOfUIKit(_ name: String) -> Bool {
    if others.contains(name) { return true }
    return senders.contains { sender in
      guard name.hasPrefix(sender) else { return false }
      return name.count == sender.count || name.dropFirst(sender.count).first?.isUppercase == true
    }
  }

  private static let senders = [
    "application", "animationController", "collectionView", "gestureRecognizer", "layer", "layoutManager",
    "navigationBar", "navigationController", "pageViewController", "pickerView", "popoverPresentationController",
    "presentationController", "scene", "scrollView", "searchBar", "splitViewController", "tabBar", "tabBarController",
    "tableView", "textField", "textStorage", "textView", "toolbar", "windowScene",
  ]
  private static let others: Set<String> = [
    "adaptivePresentationStyle", "display", "draw", "indexTitles", "layoutSublayers", "numberOfSections",
    "sceneDidBecomeActive", "sectionIndexTitles", "stateRestorationActivity", "viewForZooming",
  ]
}

extension FunctionDeclSyntax {
  var isOptionalRequirement: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.optional) } }
}

private final class RequirementVisitor: SyntaxVisitor {
  private(set) var found: Set<OptionalRequirement> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isOptionalRequirement { found.insert(OptionalRequirement(node)) }
    return .skipChildren
  }
}
