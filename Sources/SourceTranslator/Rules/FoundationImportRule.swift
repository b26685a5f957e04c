// On Apple's platforms `import Foundation` (and so UIKit) brings networking, XML and Core Foundation's names; on Linux they are
// modules of their own. A file that mentions their names imports them too, on the line of its first import. `ObjectiveC` is no
// module here: UIKit has what is left of it.

internal import SwiftSyntax

struct FoundationImportRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let visitor = ImportVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    let imports = visitor.found.filter { ActiveRegion.contains($0) }
    let names = Set(imports.map { $0.path.trimmedDescription })
    var edits = imports.filter { $0.path.first?.name.text == "ObjectiveC" }.map {
      TextEdit(replacing: $0.path, with: "UIKit")
    }
    guard let first = imports.first(where: { Self.wholes.contains($0.path.trimmedDescription) }) else {
      return RuleResult(edits: edits)
    }
    var wanted: Set<String> = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if let module = Self.module(of: name), !names.contains(module) { wanted.insert(module) }
    }
    // UIKit has it.
    if names.contains("UIKit") { wanted.remove("CoreGraphics") }
    let text = wanted.sorted().map { "; import \($0)" }.joined()
    if !text.isEmpty { edits.append(TextEdit(insertingAt: first.offsets.upperBound, text)) }
    return RuleResult(edits: edits)
  }

  private static let wholes: Set<String> = ["Foundation", "UIKit", "SwiftUI"]

  private static func module(of name: String) -> String? {
    if networking.contains(name) || name.hasPrefix("URLSession") { return "FoundationNetworking" }
    if xml.contains(name) { return "FoundationXML" }
    if name.hasPrefix("objc_") { return "UIKit" }
    let isOfCore =
      name.hasPrefix("CF") || name.hasPrefix("kCF") || name.hasPrefix("CGAffine") || name.hasPrefix("NSEC_")
    return isOfCore ? "CoreGraphics" : nil
  }

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
    "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
    "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse",
  ]
  private static let xml: Set<String> = [
    "XMLDTD", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
  ]
}

private final class ImportVisitor: SyntaxVisitor {
  private(set) var found: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }

  // Imports stand at the top level, at most inside `#if`.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
