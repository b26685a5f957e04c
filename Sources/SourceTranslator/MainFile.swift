// A `main.swift` that calls UIApplicationMain, as a function: its statements become the body, on the same lines, after the
// imports. The runner of a mirror has a main.swift of its own and calls the function for `acetate run`.
//
// Called by: the command, after the other rules. What cannot be inside a function is the compiler's to report.

internal import SwiftSyntax

package enum MainFile {
  /// The name of the file in the mirror: SwiftPM takes a module with a main.swift for a program.
  package static let mirrorName = "__AcetateMain.swift"

  /// Nil when the file does not call UIApplicationMain.
  package static func asFunction(_ text: String, path: String) -> String? {
    let file = ParsedSource(path: path, text: text)
    let visitor = CallVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    guard visitor.isFound else { return nil }
    let first = file.tree.statements.first { !$0.item.is(ImportDeclSyntax.self) }
    guard let start = first?.offsets.lowerBound else { return nil }
    let head = "@MainActor func \(EntryPoint.functionName)() { "
    return TextEdit.apply(
      [TextEdit(insertingAt: start, head), TextEdit(insertingAt: text.utf8.count, "\n}\n")], to: text)
  }
}

private final class CallVisitor: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "UIApplicationMain" { isFound = true }
    return .visitChildren
  }
}
