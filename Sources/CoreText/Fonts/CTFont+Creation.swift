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
