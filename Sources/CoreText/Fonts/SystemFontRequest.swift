// What UIKit asks for when it wants the system font.
//
// Made by: UIKitCore's UIFont. Answered by: FontCatalog.systemFont(_:). It names no file and no family.
import Foundation

/// The nine weights of the system font.
package enum SystemFontWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The platform's value for the weight, −1...1. Documented: UIFont.Weight.
  package var traitValue: CGFloat {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight nearest to a trait value; regular for NaN, the lighter of two equally near.
  package init(nearestTo traitValue: CGFloat) {
    guard traitValue.isFinite else {
      self = .regular
      return
    }
    self =
      Self.allCases.min { abs($0.traitValue - traitValue) < abs($1.traitValue - traitValue) } ?? .regular
  }
}

/// The designs of the system font. Documented: UIFontDescriptor.SystemDesign.
package enum SystemFontDesign: UInt8, CaseIterable, Hashable, Sendable {
  case standard, monospaced, rounded, serif
}

/// A request for the system font.
package struct SystemFontRequest: Hashable, Sendable {
  /// Points; NaN, infinite and sizes ≤ 0 stand for `defaultSize`, as Core Text documents for 0.
  package var size: CGFloat
  package var weight: SystemFontWeight
  package var isItalic: Bool
  package var design: SystemFontDesign
  package var features: FontFeatures

  /// Documented: CTFontCreateWithName.
  package static let defaultSize: CGFloat = 12

  package init(
    size: CGFloat, weight: SystemFontWeight = .regular, isItalic: Bool = false,
    design: SystemFontDesign = .standard, features: FontFeatures = []
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.features = features
  }
}
