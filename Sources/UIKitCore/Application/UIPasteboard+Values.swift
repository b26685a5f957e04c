// A pasteboard's values by kind: text, URLs, pictures, colours, data.
//
// Called by: clients. Setting a kind replaces all items with one for each value; reading takes the items that have one.
// Source: documented.

extension UIPasteboard {
  /// Uniform type identifiers.
  enum Kind {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"
  }

  // MARK: By kind

  /// The first item's that has text; nil when none has.
  public var string: String? {
    get { items.lazy.compactMap(Self.text).first }
    set { items = newValue.map { [[Kind.text: $0]] } ?? [] }
  }
  /// Nil when no item has text.
  public var strings: [String]? {
    get { Self.some(items.compactMap(Self.text)) }
    set { items = (newValue ?? []).map { [Kind.text: $0] } }
  }
  public var hasStrings: Bool { string?.isEmpty == false }

  /// Text that is a URL with a scheme counts.
  public var url: URL? {
    get { items.lazy.compactMap(Self.url).first }
    set { items = newValue.map { [Self.item($0)] } ?? [] }
  }
  public var urls: [URL]? {
    get { Self.some(items.compactMap(Self.url)) }
    set { items = (newValue ?? []).map(Self.item) }
  }
  public var hasURLs: Bool { url != nil }

  public var image: UIImage? {
    get { items.lazy.compactMap(Self.image).first }
    set { items = newValue.map { [[Kind.png: $0]] } ?? [] }
  }
  public var images: [UIImage]? {
    get { Self.some(items.compactMap(Self.image)) }
    set { items = (newValue ?? []).map { [Kind.png: $0] } }
  }
  public var hasImages: Bool { image != nil }

  public var color: UIColor? {
    get { items.lazy.compactMap { $0[Kind.color] as? UIColor }.first }
    set { items = newValue.map { [[Kind.color: $0]] } ?? [] }
  }
  public var colors: [UIColor]? {
    get { Self.some(items.compactMap { $0[Kind.color] as? UIColor }) }
    set { items = (newValue ?? []).map { [Kind.color: $0] } }
  }
  public var hasColors: Bool { color != nil }

  // MARK: By type

  /// Of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether the first item has one of them.
  public func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { items.first?[$0] != nil } }
  /// Of the first item.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Of the first item; text, URLs and pictures as their bytes.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  // MARK: Items

  /// An item's text; a URL is text too.
  static func text(_ item: [String: Any]) -> String? {
    for type in typeListString {
      if let text = item[type] as? String { return text }
      if let data = item[type] as? Data { return String(decoding: data, as: UTF8.self) }
    }
    return (item[Kind.url] as? URL)?.absoluteString
  }

  private static func url(_ item: [String: Any]) -> URL? {
    if let url = item[Kind.url] as? URL { return url }
    return text(item).flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 }
  }

  private static func image(_ item: [String: Any]) -> UIImage? {
    for type in typeListImage {
      if let image = item[type] as? UIImage { return image }
      if let data = item[type] as? Data, let image = UIImage(data: data) { return image }
    }
    return nil
  }

  private static func item(_ url: URL) -> [String: Any] { [Kind.url: url] }

  private static func some<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
}
