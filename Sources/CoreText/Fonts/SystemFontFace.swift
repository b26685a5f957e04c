// The stand-ins for the system font: which file draws which design and weight, and what it reports.
//
// Read by: FontCatalog. San Francisco and its kin cannot be shipped; Inter, JetBrains Mono, Quicksand and Noto Serif (all SIL
// Open Font Licence) are drawn instead, report the system font's vertical measures and are tracked (SystemFontTracking) so
// that their lines are as long as the system font's. The only file that knows them.
import CoreGraphics
import Foundation

enum SystemFontFace {
  /// A file of the system font, within one of the catalogue's folders.
  struct File: Hashable {
    var name: String
    /// Debian's package that carries it.
    var package: String
    /// Whether an italic is made of an upright face by leaning it: the design has no italic.
    var isSlanted = false
  }

  /// Inter's contextual alternates make an arrow of "->" and a multiplication sign of the x in "3x4", which the system
  /// font does not: text must read as it was written. Chosen here; a colon between digits is not raised either.
  static let features: FontFeatures = .plainCharacters

  /// The file that draws a request.
  static func file(_ request: SystemFontRequest) -> File {
    let (weight, isItalic) = (request.weight, request.isItalic)
    switch request.design {
    case .standard:
      let name = interStyle(weight, isItalic)
      return File(name: "Inter-\(name)\(isItalic ? "Italic" : "").otf", package: "fonts-inter")
    case .monospaced:
      let name = monospacedStyle(weight, isItalic)
      return File(
        name: "JetBrainsMono-\(name)\(isItalic ? "Italic" : "").ttf", package: "fonts-jetbrains-mono")
    case .rounded:
      return File(name: "Quicksand-\(roundedStyle(weight)).ttf", package: "fonts-quicksand", isSlanted: isItalic)
    case .serif:
      let isBold = weight.rawValue >= SystemFontWeight.semibold.rawValue
      let style = isBold ? "Bold" : isItalic ? "" : "Regular"
      return File(name: "NotoSerif-\(style)\(isItalic ? "Italic" : "").ttf", package: "fonts-noto-core")
    }
  }

  private static func interStyle(_ weight: SystemFontWeight, _ isItalic: Bool) -> String {
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
  }

  private static func monospacedStyle(_ weight: SystemFontWeight, _ isItalic: Bool) -> String {
    weight == .black ? "ExtraBold" : interStyle(weight, isItalic)
  }

  private static func roundedStyle(_ weight: SystemFontWeight) -> String {
    switch weight {
    case .ultraLight, .thin, .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold, .bold, .heavy, .black: "Bold"
    }
  }

  /// Every file that the system font may draw with, in a fixed order, each once: what a fingerprint covers.
  static let allFiles: [File] = {
    var seen: Set<String> = []
    return SystemFontDesign.allCases.flatMap { design in
      SystemFontWeight.allCases.flatMap { weight in
        [false, true].map { file(SystemFontRequest(size: 12, weight: weight, isItalic: $0, design: design)) }
      }
    }.filter { seen.insert($0.name).inserted }
  }()

  /// The lean of an italic made of an upright face: 12 degrees. Chosen here.
  static let slant = CGAffineTransform(a: 1, b: 0, c: 0.2126, d: 1, tx: 0, ty: 0)
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
