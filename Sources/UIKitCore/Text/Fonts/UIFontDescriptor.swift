// UIFontDescriptor: attributes that describe a font.
//
// Made by: clients and UIFont. Hands on: a FontDescription to UIFont. Immutable; every change makes another descriptor.
// Attributes that have no meaning here (character set, cascade list, fixed advance) are kept and given back.

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Sendable: both are immutable; the values that clients put into the attributes are strings, numbers and collections.
  public let fontAttributes: [AttributeName: Any]
  let fontDescription: FontDescription

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    fontDescription = FontDescription(attributes)
    super.init()
  }

  init(_ description: FontDescription, keeping others: [AttributeName: Any] = [:]) {
    fontDescription = description
    fontAttributes = others.merging(description.attributes) { _, new in new }
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(name: fontName, size: size))
  }
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(FontDescription(name: fontName, matrix: matrix))
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Points; 0 when the attributes give none.
  open var pointSize: CGFloat { fontDescription.size }
  open var matrix: CGAffineTransform { fontDescription.matrix }
  /// The name of the face that matches.
  open var postscriptName: String { CTFontCopyPostScriptName(FontMatcher.font(fontDescription)) }
  open var symbolicTraits: SymbolicTraits { matched.symbolicTraits }

  /// An attribute, or what the matching font has for it: name, family and face.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    if let value = fontAttributes[anAttribute] { return value }
    let font = FontMatcher.font(fontDescription)
    switch anAttribute {
    case .name: return CTFontCopyPostScriptName(font)
    case .family: return CTFontCopyFamilyName(font)
    case .visibleName: return CTFontCopyFullName(font)
    case .traits: return matched.traits
    default: return nil
    }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { _, new in new })
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { changed { $0.matrix = matrix } }
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed {
      $0.family = $0.family ?? $0.name.flatMap { FontMatcher.family(ofFace: $0) }
      $0.name = nil
      $0.face = newFace
    }
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed {
      $0.family = newFamily
      $0.name = nil
      $0.textStyle = nil
    }
  }
  /// With these traits in place of the present ones; nil when the family has no such face. Source: documented.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let result = changed {
      $0 = matched
      $0.setTraits(symbolicTraits)
    }
    return FontMatcher.hasFace(result.fontDescription) ? result : nil
  }
  /// Nil for a font that is not the system font. Source: documented.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    fontDescription.isSystem ? changed { $0.design = design } : nil
  }

  /// Descriptors of the faces that have the mandatory attributes' values (family, name, face), sorted by name; the others
  /// do not count.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let wanted = fontDescription
    guard !wanted.isSystem else { return [UIFontDescriptor(wanted)] }
    let catalog = FontCatalog.shared
    let families = wanted.family.map { [$0] } ?? catalog.familyNames
    return families.flatMap { catalog.faces(ofFamily: $0) }.filter { face in
      (wanted.name == nil || wanted.name == face.postScriptName)
        && (wanted.face == nil || wanted.face == face.styleName)
    }.map { UIFontDescriptor(FontDescription(name: $0.postScriptName, size: wanted.size)) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.fontDescription == fontDescription
  }
  open override var hash: Int { fontDescription.hashValue }
  open override var description: String {
    let parts = fontAttributes.map { "\($0.key.rawValue) = \($0.value)" }.sorted().joined(separator: "; ")
    return "<\(type(of: self))> {\(parts)}"
  }

  /// The description with the weight and slant of the face that a name stands for.
  private var matched: FontDescription {
    guard !fontDescription.isSystem, let font = FontMatcher.named(fontDescription),
      let face = FontCatalog.shared.catalogFace(of: font)
    else { return fontDescription }
    var description = fontDescription
    description.weight = face.weight
    description.isItalic = face.isItalic
    description.isMonospaced = face.isMonospaced
    return description
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = fontDescription
    change(&description)
    // What a description does not carry stays; what it does carry is written anew.
    let others = fontAttributes.filter { !FontDescription.ownAttributes.contains($0.key) }
    return UIFontDescriptor(description, keeping: others)
  }
}
