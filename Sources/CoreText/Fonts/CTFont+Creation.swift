// Core Text's functions that make fonts.
//
// Called by: apps; UIKitCore asks FontCatalog directly. Names and faces come from FontCatalog.shared.
import CoreGraphics
import Foundation

/// The kinds of user-interface font that have a face here.
public enum CTFontUIFontType: UInt32, Sendable {
  /// Text that a person writes or reads.
  case user = 0
  /// The system font, regular.
  case system = 2
  /// The system font, bold.
  case emphasizedSystem = 3
  /// The font of labels.
  case label = 10
}

/// The system font of a kind. A `size` of 0 stands for 12 points here. `language` chooses among faces of a font that
/// has several for it: this one has none, so any value gives the same font. Nil when the system font's file is
/// missing. Documented: CTFontCreateUIFontForLanguage.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: String?
) -> CTFont? {
  let weight: SystemFontWeight = uiType == .emphasizedSystem ? .bold : .regular
  return try? FontCatalog.shared.systemFont(SystemFontRequest(size: size, weight: weight))
}

/// The font of a PostScript, full or family name. When the font folders have none of that name, the system font: as
/// documented, this call always gives a font. A `size` of 0 stands for 12 points; a nil matrix for the identity.
/// When even the system font is missing the process ends with a message that names the package to install.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let font =
    FontCatalog.shared.font(named: name as String, size: size)
    ?? FontCatalog.shared.requiredSystemFont(SystemFontRequest(size: size))
  guard let matrix, !matrix.pointee.isIdentity else { return font }
  return CTFont(font, matrix: matrix.pointee)
}

/// The face at a size. A `size` of 0 stands for 12 points; a nil matrix for the identity.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  guard let face = ShapingFace(graphicsFont) else {
    let name = graphicsFont.postScriptName ?? "a font"
    preconditionFailure("CTFontCreateWithGraphicsFont: memory is too short to shape with \(name)")
  }
  return CTFont(face: face, size: size, matrix: matrix?.pointee ?? .identity)
}

/// The face of a font, without its size.
public func CTFontCopyGraphicsFont(_ font: CTFont) -> CGFont { font.face.graphicsFont }

/// The matrix the font was made with.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
