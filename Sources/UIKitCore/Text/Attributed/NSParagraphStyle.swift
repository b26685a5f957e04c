// NSParagraphStyle: how a paragraph's lines are broken, placed and spaced. Immutable; NSMutableParagraphStyle changes.
//
// Made by: clients. Hands on: ParagraphSettings, a value, to AttributeReader. Lengths in points. Defaults are documented.

/// The values of a paragraph style.
struct ParagraphSettings: Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  /// Nil stands for twelve left stops, 28 points apart.
  var tabStops: [NSTextTab]?
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable: this class never changes `settings`; the mutable subclass takes its own word back below.
  private let foundationTag = FoundationTag()
  var settings: ParagraphSettings

  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  public override init() {
    settings = ParagraphSettings()
    super.init()
  }

  init(_ settings: ParagraphSettings) {
    self.settings = settings
    super.init()
  }

  public required init?(coder: NSCoder) {
    settings = ParagraphSettings(coder)
    super.init()
  }

  open func encode(with coder: NSCoder) { settings.write(coder) }
  open class var supportsSecureCoding: Bool { true }

  private static let standard = NSParagraphStyle()
  open class var `default`: NSParagraphStyle { standard }

  /// What a language is read in by default.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Between lines, not below a paragraph's last.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  open var alignment: NSTextAlignment { settings.alignment }
  open var headIndent: CGFloat { settings.headIndent }
  /// Above 0 from the leading edge, else from the trailing edge.
  open var tailIndent: CGFloat { settings.tailIndent }
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// 0 means no limit.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }
  /// 0 means 1.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// 0...1.
  open var hyphenationFactor: Float { settings.hyphenationFactor }
  open var usesDefaultHyphenation: Bool { settings.usesDefaultHyphenation }
  open var tabStops: [NSTextTab]! { settings.tabStops ?? Self.defaultTabStops }
  open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
  open var allowsDefaultTighteningForTruncation: Bool { settings.allowsDefaultTighteningForTruncation }
  open var lineBreakStrategy: LineBreakStrategy { settings.lineBreakStrategy }

  static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(settings)
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(settings) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.settings == settings }
  open override var hash: Int { settings.hashValue }
  /// Every value, for dumps and failed tests.
  open override var description: String {
    "Alignment \(alignment.rawValue), LineSpacing \(TreeText.number(lineSpacing)), "
      + "ParagraphSpacing \(TreeText.number(paragraphSpacing)), HeadIndent \(TreeText.number(headIndent)), "
      + "TailIndent \(TreeText.number(tailIndent)), FirstLineHeadIndent \(TreeText.number(firstLineHeadIndent)), "
      + "LineHeight \(TreeText.number(minimumLineHeight))/\(TreeText.number(maximumLineHeight)), "
      + "LineHeightMultiple \(TreeText.number(lineHeightMultiple)), LineBreakMode \(lineBreakMode.rawValue)"
  }
}
