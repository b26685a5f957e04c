// A Swift file as text and as a syntax tree, parsed once and shared by all rules and the declaration index.
// Made by the command for each file of a mirrored tree. Does no I/O: the text is handed in.

internal import SwiftParser
internal import SwiftSyntax

/// One parsed Swift file. Parsing never fails: what is not Swift becomes nodes that rules leave alone.
package struct ParsedSource: Sendable {
  /// The path to name in notes and registrations, as the user would write it.
  package let path: String
  /// The original text.
  package let text: String
  /// The tree of ``text``; its nodes' UTF-8 offsets are offsets into it.
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Parses `text`.
  ///
  /// - Complexity: linear in the text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// True when the parser met text that is not Swift.
  package var hasSyntaxError: Bool { tree.hasError }

  /// The file's name without folder and `.swift`.
  var baseName: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// One-based line and column (UTF-8 bytes) of a node's first token, leading trivia left out.
  func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  /// A note at the start of `node`.
  func note(_ message: String, at node: some SyntaxProtocol) -> TranslationNote {
    let place = location(of: node)
    return TranslationNote(path: path, line: place.line, column: place.column, message: message)
  }

  /// The text of a range of UTF-8 offsets.
  func text(in range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
