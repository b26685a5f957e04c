// Symbolic traits and features of fonts, and fonts that differ in them.
//
// Called by: apps and UIKitCore's UIFontDescriptor. The system font has every combination; of other fonts those that the
// folders or registered fonts have in the same family.
import CoreGraphics
import Foundation

/// Documented: CTFontSymbolicTraits.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 0x400)
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 0x2000)
}

/// Whether a font is italic, bold (semibold and above), fixed-pitch or of colour glyphs.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  var traits: CTFontSymbolicTraits = []
  let graphics = font.face.graphicsFont
  if font.systemRequest?.isItalic ?? (graphics.isItalic || graphics.italicAngle != 0) { traits.insert(.traitItalic) }
  if font.isBold { traits.insert(.traitBold) }
  if graphics.isFixedPitch { traits.insert(.traitMonoSpace) }
  if graphics.hasColorBitmaps { traits.insert(.traitColorGlyphs) }
  return traits
}

/// The font of the same family with other traits: those of `symTraitMask` as in `symTraitValue`. A `size` of 0 keeps the
/// font's. Nil when there is none. Documented: CTFontCreateCopyWithSymbolicTraits.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let now = CTFontGetSymbolicTraits(font)
  let wanted = now.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  guard let found = FontCatalog.shared.font(like: font, traits: wanted, size: size > 0 ? size : font.size) else {
    return nil
  }
  guard let matrix, !matrix.pointee.isIdentity else { return found }
  return CTFont(found, matrix: matrix.pointee)
}

extension FontCatalog {
  /// A font of the same design or family with these traits; nil when there is none.
  package func font(like font: CTFont, traits: CTFontSymbolicTraits, size: CGFloat) -> CTFont? {
    if var request = font.systemRequest {
      request.size = size
      request.isItalic = traits.contains(.traitItalic)
      let isBold = request.weight.rawValue >= SystemFontWeight.semibold.rawValue
      if traits.contains(.traitBold) != isBold { request.weight = isBold ? .regular : .bold }
      return try? systemFont(request)
    }
    guard let family = font.face.graphicsFont.familyName else { return nil }
    let names = fontNames(ofFamily: family)
    let compared: CTFontSymbolicTraits = [.traitItalic, .traitBold]
    let fonts = names.compactMap { self.font(named: $0, size: size) }.filter {
      CTFontGetSymbolicTraits($0).intersection(compared) == traits.intersection(compared)
    }
    // Of several weights the one nearest to the plain or the bold one.
    let weight = traits.contains(.traitBold) ? 700 : 400
    return fonts.min { abs($0.face.graphicsFont.weight - weight) < abs($1.face.graphicsFont.weight - weight) }
  }
}

extension CTFont {
  /// The font at another size; the same for one that is not > 0.
  package func resized(_ size: CGFloat) -> CTFont {
    guard size > 0, size.isFinite, size != self.size else { return self }
    if var request = systemRequest {
      request.size = size
      if let made = try? FontCatalog.shared.systemFont(request) { return made.adding(features) }
    }
    return CTFont(face: face, size: size, features: features, matrix: matrix)
  }

  /// The font with features added to its own, as UIFontDescriptor's feature settings ask.
  package func adding(_ features: FontFeatures) -> CTFont {
    features.isEmpty || self.features.isSuperset(of: features)
      ? self : CTFont(self, features: self.features.union(features))
  }
}

/// The font that draws a string's range: the font itself when it has its characters, otherwise the fallback of the first
/// one that it lacks. Documented: CTFontCreateForString.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  let units = Array((string as String).utf16)
  let part = range.units(of: units.count)
  let text = ShapedText(units: Array(units[part]), font: currentFont)
  return text.pieces.first { $0.font !== currentFont }?.font ?? currentFont
}
