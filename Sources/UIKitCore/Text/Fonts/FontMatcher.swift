// From a description to a font: the system font's request, or a face of the font folders.
//
// Called by: UIFont and UIFontDescriptor. Hands on: CTFont. Reads: FontCatalog. Never fails: what no folder has is drawn in
// the system font, as UIKit does.

enum FontMatcher {
  /// The font a description stands for; a size that is not above 0 stands for 12 points, as in UIKit (observed).
  static func font(_ description: FontDescription) -> CTFont {
    let font = named(description)?.adding(description.features) ?? system(description)
    return description.matrix.isIdentity ? font : CTFont(font, matrix: description.matrix)
  }

  /// The face of the folders that a named description means; nil for the system font and for names nobody has.
  static func named(_ description: FontDescription) -> CTFont? {
    let catalog = FontCatalog.shared
    if let name = description.name, let font = catalog.font(named: name, size: description.size) { return font }
    let description = FontStandIns.resolved(description)
    guard let family = description.family else { return nil }
    let faces = catalog.faces(ofFamily: family)
    if let wanted = description.face,
      let exact = faces.first(where: { $0.styleName.lowercased() == wanted.lowercased() })
    {
      return catalog.font(named: exact.postScriptName, size: description.size)
    }
    let best = faces.min { distance($0, description) < distance($1, description) }
    return best.flatMap { catalog.font(named: $0.postScriptName, size: description.size) }
  }

  /// Whether a face with exactly these traits can be had.
  static func hasFace(_ description: FontDescription) -> Bool {
    guard !description.isSystem else { return true }
    let description = FontStandIns.resolved(description)
    guard let family = description.family ?? description.name.flatMap({ self.family(ofFace: $0) }) else { return false }
    let isBold = description.matchedWeight >= FontDescription.boldFrom
    return FontCatalog.shared.faces(ofFamily: family).contains {
      $0.isItalic == description.isItalic && ($0.weight >= FontDescription.boldFrom) == isBold
    }
  }

  /// The family of a face, or of what stands in for it; nil for names nobody has.
  static func family(ofFace name: String) -> String? {
    FontCatalog.shared.font(named: name, size: 12)?.face.graphicsFont.familyName ?? FontStandIns.family(name)
  }

  /// A machine without the system font's stand-in cannot show text: the message names the package to install.
  static func system(_ description: FontDescription) -> CTFont {
    let request = SystemFontRequest(
      size: description.size, weight: SystemFontWeight(nearestTo: description.matchedWeight),
      isItalic: description.isItalic, design: design(description.design), features: description.features)
    return FontCatalog.shared.requiredSystemFont(request)
  }

  private static func design(_ design: UIFontDescriptor.SystemDesign) -> SystemFontDesign {
    switch design {
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    default: .standard
    }
  }

  private static func distance(_ face: CatalogFace, _ description: FontDescription) -> CGFloat {
    let slant: CGFloat = face.isItalic == description.isItalic ? 0 : 4
    return slant + abs(face.weight - description.matchedWeight)
  }
}
