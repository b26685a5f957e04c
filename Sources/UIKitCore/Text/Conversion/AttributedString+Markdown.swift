// AttributedString(markdown:): inline marks as presentation intents and links.
//
// Called by: clients. On Apple's platforms this is Foundation's; Foundation on Linux has none. Blocks lose their marks
// (headings, list items, quotes) and follow each other without a line end, as Apple's do; what kind of block each was is not
// kept.

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Blocks and inline marks.
      case full
      /// Inline marks; white space is collapsed.
      case inlineOnly
      /// Inline marks; white space stays.
      case inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Links that are relative are resolved against `baseURL`. Any text is Markdown: nothing is thrown.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    for block in Self.blocks(markdown, options.interpretedSyntax) {
      for piece in MarkdownInline.pieces(block) {
        var container = AttributeContainer()
        if !piece.intent.isEmpty { container.inlinePresentationIntent = piece.intent }
        if let link = piece.link, let url = URL(string: link, relativeTo: baseURL) { container.link = url }
        append(AttributedString(piece.text, attributes: container))
      }
    }
  }

  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  private static func blocks(_ text: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> [String] {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return [text]
    case .inlineOnly: return [collapsed(text)]
    case .full:
      var blocks: [[String]] = [[]]
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let (content, startsBlock) = withoutBlockMark(line.trimmingCharacters(in: .whitespaces))
        if content.isEmpty || startsBlock { blocks.append([]) }
        if !content.isEmpty { blocks[blocks.count - 1].append(content) }
      }
      return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }
  }

  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A line without the mark of a heading, list item or quote, and whether it had one.
  private static func withoutBlockMark(_ line: String) -> (String, Bool) {
    let hashes = line.prefix { $0 == "#" }.count
    if (1...6).contains(hashes), line.dropFirst(hashes).first == " " {
      return (line.dropFirst(hashes).trimmingCharacters(in: .whitespaces), true)
    }
    if let first = line.first, "-*+>".contains(first), line.dropFirst().first == " " {
      return (line.dropFirst(2).trimmingCharacters(in: .whitespaces), true)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if (1...9).contains(digits.count), line.dropFirst(digits.count).hasPrefix(". ") {
      return (line.dropFirst(digits.count + 2).trimmingCharacters(in: .whitespaces), true)
    }
    return (line, false)
  }
}

extension NSAttributedString {
  /// Markdown's marks as UIKit's attributes. Source: documented.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      attributedString: NSAttributedString(AttributedString(markdown: markdown, options: options, baseURL: baseURL)))
  }

  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
