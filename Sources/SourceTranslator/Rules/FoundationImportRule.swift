// On Apple's platforms `import Foundation` (and so UIKit) brings networking, XML and Core Foundation's names; on Linux they are
// modules of their own. A file that mentions their names imports them too, on the line of its first import.

internal import SwiftSyntax

struct FoundationImportRule: TranslationRule {
  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = Set(imports.map { $0.path.trimmedDescription })
    guard let first = imports.first(where: { Self.wholes.contains($0.path.trimmedDescription) }) else {
      return RuleResult()
    }
    var wanted: Set<String> = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if let module = Self.module(of: name), !names.contains(module) { wanted.insert(module) }
    }
    // UIKit has it.
    if names.contains("UIKit") { wanted.remove("CoreGraphics") }
    let text = wanted.sorted().map { "; import \($0)" }.joined()
    return RuleResult(edits: text.isEmpty ? [] : [TextEdit(insertingAt: first.offsets.upperBound, text)])
  }

  private static let wholes: Set<String> = ["Foundation", "UIKit", "SwiftUI"]

  private static func module(of name: String) -> String? {
    if networking.contains(name) || name.hasPrefix("URLSession") { return "FoundationNetworking" }
    if xml.contains(name) { return "FoundationXML" }
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
