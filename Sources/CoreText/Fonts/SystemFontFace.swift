// The stand-in for the system font: which file draws which weight, how much it is tracked, and what it reports.
//
// Read by: FontCatalog. San Francisco cannot be shipped; Inter (SIL Open Font Licence) is drawn instead, reports the
// system font's vertical measures and is tracked so that its lines are as long as the system font's.
// The only file that knows Inter.
import Foundation

enum SystemFontFace {
  /// Debian's package that carries the files.
  static let package = "fonts-inter"

  /// Inter's contextual alternates make an arrow of "->" and a multiplication sign of the x in "3x4", which the system
  /// font does not: text must read as it was written. Chosen here; a colon between digits is not raised either.
  static let features: FontFeatures = .plainCharacters

  /// The file of a weight and slant, within one of the catalogue's folders.
  static func fileName(_ weight: SystemFontWeight, isItalic: Bool) -> String {
    let style =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    return "Inter-\(style)\(isItalic ? "Italic" : "").otf"
  }

  /// Every file that the system font may draw with, in a fixed order: what a fingerprint covers.
  static var allFileNames: [String] {
    SystemFontWeight.allCases.flatMap { [fileName($0, isItalic: false), fileName($0, isItalic: true)] }
  }
}

/// What the system font reports, × point size, whatever face draws it. Measured: linear in the size.
enum SystemFontMetrics {
  static let ascender: CGFloat = 0.95215
  /// Below the baseline, negative.
  static let descender: CGFloat = -0.24121
  static let lineHeight: CGFloat = 1.19336
  static let capHeight: CGFloat = 0.7046
  static let xHeight: CGFloat = 0.5264
}

/// Space added after each glyph of the stand-in.
///
/// Calibrated here on measured widths of the system font: regular at 8 and 19, light at 19, italic, medium, semibold
/// and bold at 15, bold at 24 points meet them within 2 % (the test lists them). Between the measured sizes the curve
/// follows the shape of the platform's documented tracking table; from 20 points on it also makes up for the narrower
/// spacing of the system font's display cut. The italic is as wide as the upright.
enum SystemFontTracking {
  /// Size in points, tracking of the regular weight in 1/10000 em.
  private static let curve: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 395), (7, 325), (8, 245), (9, 175), (10, 110), (11, 50), (12, -10), (13, -70), (14, -115), (15, -160),
    (16, -205), (17, -240), (18, -270), (19, -300), (20, -320), (22, -345), (24, -370), (28, -380), (34, -400),
    (50, -440), (80, -500),
  ]

  /// What a weight adds to the curve, in 1/10000 em.
  private static func offset(_ weight: SystemFontWeight) -> CGFloat {
    switch weight {
    case .ultraLight, .thin, .light: 5
    case .regular: 0
    case .medium: 45
    case .semibold: 90
    case .bold: 160
    case .heavy: 200
    case .black: 230
    }
  }

  /// Points to add after each glyph at `size` points; the curve's ends hold beyond them.
  static func tracking(size: CGFloat, weight: SystemFontWeight) -> CGFloat {
    var value = curve[0].tracking
    for (low, high) in zip(curve, curve.dropFirst()) where size > low.size {
      let part = min(1, (size - low.size) / (high.size - low.size))
      value = low.tracking + (high.tracking - low.tracking) * part
    }
    return (value + offset(weight)) / 10_000 * size
  }
}
