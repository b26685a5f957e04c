// Blanks `@main`, `@UIApplicationMain` and `@NSApplicationMain`: in a mirror the runner is the entry point. The type itself
// stays, so that previews may use it. An app's delegate gets a function behind its closing brace, on the same line, that runs
// the app: the runner calls it for `acetate run`. Other programs' entry points are only blanked.

internal import SwiftSyntax

/// What the runner calls.
package enum EntryPoint {
  /// Declared in the one file of a module that has the app's entry point.
  package static let functionName = "__acetateRunApp"
}

struct EntryPointRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = AttributeVisitor(names: ["main", "UIApplicationMain", "NSApplicationMain"])
    visitor.walk(file.tree)
    var result = RuleResult(edits: visitor.found.map { .blanking($0.offsets, in: file) })
    for attribute in visitor.found {
      guard let type = Self.declaration(with: attribute), type.parent?.is(CodeBlockItemSyntax.self) == true,
        let name = type.asProtocol(NamedDeclSyntax.self)?.name.text,
        attribute.attributeName.trimmedDescription == "UIApplicationMain" || Self.isDelegate(name, index)
      else { continue }
      result.runsApp = true
      result.edits.append(
        TextEdit(
          insertingAt: type.offsets.upperBound,
          "; @MainActor func \(EntryPoint.functionName)() { \(name).main() }"))
    }
    return result
  }

  private static func declaration(with attribute: AttributeSyntax) -> Syntax? {
    attribute.parent?.parent.flatMap { $0.is(ClassDeclSyntax.self) || $0.is(StructDeclSyntax.self) ? $0 : nil }
  }

  /// Whether the type, or a class of the module that it inherits from, names UIApplicationDelegate.
  private static func isDelegate(_ name: String, _ index: DeclarationIndex) -> Bool {
    var seen: Set<String> = []
    var queue = [name]
    while let next = queue.popLast() {
      guard seen.insert(next).inserted, let outline = index.type(named: next) else { continue }
      if outline.inherited.contains(where: { $0.split(separator: ".").last == "UIApplicationDelegate" }) { return true }
      queue += outline.inherited
    }
    return false
  }
}
