// Replacements of ranges of a file's text that keep its line breaks. Made by the rules, applied by SourceTranslator.
// Knows nothing of Swift.

internal import SwiftSyntax

/// Replaces a range of UTF-8 offsets of the original text.
struct TextEdit: Equatable {
  var range: Range<Int>
  var replacement: String

  /// Replaces `range`, trivia around `node` left alone.
  init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces a node without the trivia around it.
  init(replacing node: some SyntaxProtocol, with replacement: String) {
    self.init(range: node.offsets, replacement: replacement)
  }

  /// Inserts text before an offset.
  init(insertingAt offset: Int, _ text: String) {
    self.init(range: offset..<offset, replacement: text)
  }

  /// Overwrites a range with as many spaces; line breaks stay, so every later line and column stays too.
  static func blanking(_ range: Range<Int>, in file: ParsedSource) -> TextEdit {
    let blanks = file.text(in: range).utf8.map { $0 == 10 || $0 == 13 ? $0 : UInt8(ascii: " ") }
    return TextEdit(range: range, replacement: String(decoding: blanks, as: UTF8.self))
  }

  /// The line breaks of a range, to be put into its replacement where white space is harmless.
  static func lineBreaks(in range: Range<Int>, of file: ParsedSource) -> String {
    String(repeating: "\n", count: file.text(in: range).utf8.count { $0 == 10 })
  }

  /// The text with all edits made. Of two edits that overlap, the one that starts first wins; with the same start, the
  /// earlier in the list.
  ///
  /// - Complexity: O(n log n) in the number of edits, linear in the text.
  static func apply(_ edits: [TextEdit], to text: String) -> String {
    guard !edits.isEmpty else { return text }
    let source = Array(text.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(source.count + 1024)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position && edit.range.upperBound <= source.count {
      output += source[position..<edit.range.lowerBound]
      output += edit.replacement.utf8
      position = edit.range.upperBound
    }
    output += source[position...]
    return String(decoding: output, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// UTF-8 offsets of the node in its file, the trivia around it left out.
  var offsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
