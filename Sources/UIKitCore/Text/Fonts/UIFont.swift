// UIFont: a font at a size: the system font by weight, a text style's, or a face by name.
//
// Made by: clients. Hands on: a CTFont to labels and string drawing. What was asked for is a FontDescription; how the font
// follows the content size is its FontScaling.

open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  // Sendable: every stored property is immutable and Sendable.
  private let foundationTag = FoundationTag()
  package let ctFont: CTFont
  let fontDescription: FontDescription
  /// Nil for a font of a fixed size.
  let scaling: FontScaling?

  init(_ description: FontDescription, scaling: FontScaling? = nil) {
    fontDescription = description
    self.scaling = scaling
    ctFont = FontMatcher.font(description)
    super.init()
  }

  /// What was asked for, matched anew: on a machine with other fonts it may be another face.
  public required init?(coder: NSCoder) {
    fontDescription = FontDescription(coder)
    scaling = FontScaling(coder)
    ctFont = FontMatcher.font(fontDescription)
    super.init()
  }
  open func encode(with coder: NSCoder) {
    fontDescription.write(coder)
    scaling?.write(coder)
  }
  open class var supportsSecureCoding: Bool { true }

  /// Never nil from UIKit's side of a descriptor: what no folder has becomes the system font. A `pointSize` of 0 takes the
  /// descriptor's size. Source: documented.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.fontDescription
    if pointSize > 0 { description.size = pointSize }
    // A style's font at another size no longer is the style's.
    let follows = description.textStyle.map { TextStyleTable.table($0).size(UIFont.category(nil)) == description.size }
    self.init(description, scaling: follows == true ? description.textStyle.map { .style($0) } : nil)
  }

  /// Nil when no installed font has this PostScript, full or family name, and none stands in for it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard FontMatcher.family(ofFace: fontName) != nil else { return nil }
    self.init(FontDescription(name: fontName, size: fontSize))
  }

  // MARK: The system font. Sizes in points.

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue))
  }
  /// Semibold. Source: observed of UIKit.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: 0, isItalic: true))
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue, features: .tabularDigits))
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue, design: .monospaced))
  }

  // MARK: Text styles

  /// At the current content size category.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// At the traits' content size category; where they have none, at the current one. Source: documented.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = TextStyleTable.table(style).size(category(traitCollection))
    return UIFont(FontDescription(size: size, textStyle: style), scaling: .style(style))
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Families

  /// The families of the font folders, sorted.
  open class var familyNames: [String] { FontCatalog.shared.familyNames }
  /// The PostScript names of a family's faces, sorted; empty for a family that is not there.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.shared.fontNames(ofFamily: familyName)
  }

  // MARK: Measures, in points

  open var pointSize: CGFloat { ctFont.size }
  open var ascender: CGFloat { ctFont.metrics.ascent }
  /// Negative.
  open var descender: CGFloat { -ctFont.metrics.descent }
  open var lineHeight: CGFloat { ctFont.metrics.lineHeight }
  open var leading: CGFloat { ctFont.metrics.leading }
  open var capHeight: CGFloat { ctFont.metrics.capHeight }
  open var xHeight: CGFloat { ctFont.metrics.xHeight }
  /// PostScript name of the face that draws.
  open var fontName: String { CTFontCopyPostScriptName(ctFont) }
  open var familyName: String { CTFontCopyFamilyName(ctFont) }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription) }

  /// The same face at a fixed size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    guard fontSize != pointSize || scaling != nil else { return self }
    return UIFont(resized(fontSize))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.ctFont === ctFont
      || (other.ctFont.face === ctFont.face && other.pointSize == pointSize
        && other.ctFont.features == ctFont.features && other.ctFont.matrix == ctFont.matrix)
  }
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// `font-family: "…"; font-weight: …` as UIKit's, without the address.
  open override var description: String {
    let style = fontDescription.isItalic ? "italic" : "normal"
    let weight = fontDescription.matchedWeight >= FontDescription.boldFrom ? "bold" : "normal"
    return "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(weight); font-style: \(style); "
      + "font-size: \(TreeText.number(pointSize))pt"
  }
}

extension UIFont {
  /// The category fonts are made for: the traits', else the current traits', else the application's.
  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    if let traits, traits.preferredContentSizeCategory != .unspecified { return traits.preferredContentSizeCategory }
    let current = UITraitCollection.current.preferredContentSizeCategory
    return current != .unspecified ? current : SystemContentSize.category
  }

  func resized(_ size: CGFloat) -> FontDescription {
    var description = fontDescription
    // A style gives the weight; a fixed size takes it along without the style.
    description.weight = description.matchedWeight
    description.textStyle = nil
    description.size = size
    return description
  }

  /// The font at what `scaling` gives for a category.
  func scaled(by scaling: FontScaling, category: UIContentSizeCategory) -> UIFont {
    var description = fontDescription
    description.size = scaling.pointSize(category)
    return UIFont(description, scaling: scaling)
  }

  /// This font at another category; itself when it does not scale or is of that size.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling, scaling.pointSize(category) != pointSize else { return self }
    return scaled(by: scaling, category: category)
  }
}
