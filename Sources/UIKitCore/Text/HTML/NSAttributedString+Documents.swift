// Attributed text from HTML and plain text.
//
// Called by: clients. Hands on: HTMLReader. Rich text (RTF) is not read: asking for it throws.

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A DocumentType or its raw value; without it text that begins like HTML is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// A String.Encoding or its raw value; UTF-8 when absent.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Throws when the bytes are not in the encoding, or for a document type that is not read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = Self.encoding(options[.characterEncoding])
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let named = options[.documentType].flatMap { value in
      value as? DocumentType ?? (value as? String).map { DocumentType(rawValue: $0) }
    }
    let type = named ?? (Self.looksLikeHTML(text) ? .html : .plain)
    dict?.pointee = ["DocumentType": type.rawValue, "CharacterEncoding": encoding.rawValue] as NSDictionary
    switch type {
    case .html: self.init(attributedString: HTMLReader.text(text).attributedString)
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
      self.init(string: text, attributes: attributes)
    default: throw CocoaError(.featureUnsupported)
    }
  }

  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func encoding(_ value: Any?) -> String.Encoding {
    if let encoding = value as? String.Encoding { return encoding }
    return AttributeNumber.value(value).map { String.Encoding(rawValue: UInt(max(0, $0))) } ?? .utf8
  }

  private static func looksLikeHTML(_ text: String) -> Bool {
    let start = text.prefix(256).lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }
}
