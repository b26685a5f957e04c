// The faces of a family by weight and slant: what font descriptors choose from.
//
// Called by: UIKitCore's FontMatcher and UIFont. Reads what the font files say of themselves. It makes no fonts.
import CoreGraphics
import Foundation

/// One face of a family, by what its file says of it.
package struct CatalogFace: Hashable, Sendable {
  package let postScriptName: String
  package let familyName: String
  /// The full name without the family, such as "Bold Italic"; "Regular" when nothing is left.
  package let styleName: String
  /// −1...1 on the scale of UIFont.Weight, by the style's name.
  package let weight: CGFloat
  package let isItalic: Bool
  package let isMonospaced: Bool

  /// Nil for a font without a PostScript name or family.
  init?(_ font: CGFont) {
    guard let name = font.postScriptName, let family = font.familyName else { return nil }
    postScriptName = name
    familyName = family
    var style = font.fullName ?? family
    if style.hasPrefix(family) { style = String(style.dropFirst(family.count)) }
    style = style.trimmingCharacters(in: .whitespaces)
    styleName = style.isEmpty ? "Regular" : style
    isItalic = font.isItalic
    isMonospaced = font.isFixedPitch
    weight = Self.weight(ofStyle: styleName)
  }

  /// Longer names first: "ExtraBold" is not "Bold".
  private static let weights: [(String, SystemFontWeight)] = [
    ("extralight", .thin), ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("demi", .semibold), ("thin", .ultraLight), ("light", .light),
    ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  static func weight(ofStyle style: String) -> CGFloat {
    let name = style.lowercased().filter { $0 != " " && $0 != "-" }
    return (weights.first { name.contains($0.0) }?.1 ?? .regular).traitValue
  }
}

extension FontCatalog {
  /// Sorted by PostScript name. Reads each face of the family on first use.
  package func faces(ofFamily family: String) -> [CatalogFace] {
    fontNames(ofFamily: family).compactMap { font(named: $0, size: 12).flatMap { catalogFace(of: $0) } }
  }

  /// What the file says of a font's face.
  package func catalogFace(of font: CTFont) -> CatalogFace? { CatalogFace(font.face.graphicsFont) }
}
