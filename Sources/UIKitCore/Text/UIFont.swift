// UIFont: a font at a size, by weight or by name.
//
// Made by: clients. Hands on: a CTFont to labels and string drawing. Descriptors, metrics and text styles come with the
// text part.

open class UIFont: NSObject, @unchecked Sendable {
  // Sendable: the one stored property is immutable and Sendable.
  package let ctFont: CTFont

  package init(_ ctFont: CTFont) {
    self.ctFont = ctFont
    super.init()
  }

  /// −1...1; the nine named weights. Source: documented.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(SystemFontRequest(size: fontSize, weight: SystemFontWeight(nearestTo: weight.rawValue)))
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(SystemFontRequest(size: fontSize, isItalic: true))
  }
  /// Nil when no installed font has this PostScript or full name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = FontCatalog.shared.font(named: fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  /// All in points.
  open var pointSize: CGFloat { ctFont.size }
  open var ascender: CGFloat { ctFont.metrics.ascent }
  open var descender: CGFloat { -ctFont.metrics.descent }
  open var lineHeight: CGFloat { ctFont.metrics.lineHeight }
  open var leading: CGFloat { ctFont.metrics.leading }
  open var capHeight: CGFloat { ctFont.metrics.capHeight }
  open var xHeight: CGFloat { ctFont.metrics.xHeight }
  open var fontName: String { CTFontCopyPostScriptName(ctFont) }
  open var familyName: String { CTFontCopyFamilyName(ctFont) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// A machine without the system font's stand-in cannot show text: the message names the package to install.
  private static func system(_ request: SystemFontRequest) -> UIFont {
    UIFont(FontCatalog.shared.requiredSystemFont(request))
  }
}
