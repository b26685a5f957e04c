// Fonts that stand in for what a font lacks, at its size.
//
// Called by: FontFallback. A file that is not there is told once on standard error, with the package that has it: the text
// then shows its mark for missing characters, never something else.
import CoreGraphics
import Foundation

extension FontCatalog {
  struct FallbackKey: Hashable {
    var file: String
    var index: Int
    var size: CGFloat
  }

  /// Fonts kept at all sizes together; all are dropped when there are more. Chosen here.
  private static let fallbackLimit = 1024

  /// The candidate at the size of `font`, bold when that is; nil when its file is missing or damaged.
  func fallback(_ candidate: FallbackFont, for font: CTFont) -> CTFont? {
    if font.isBold, let bold = candidate.boldFile,
      let found = fallback(file: bold, index: candidate.faceIndex, size: font.size, package: nil)
    {
      return found
    }
    return fallback(
      file: candidate.file, index: candidate.faceIndex, size: font.size, package: candidate.package)
  }

  /// `package`: named when the file is missing; nil to be silent.
  private func fallback(file: String, index: Int, size: CGFloat, package: String?) -> CTFont? {
    let key = FallbackKey(file: file, index: index, size: size)
    enum Known {
      case font(CTFont)
      case missing
      case unknown
    }
    let known: Known = state.withLock { state in
      if let font = state.fallbacks[key] { return .font(font) }
      return state.missing.contains(file) ? .missing : .unknown
    }
    switch known {
    case .font(let font): return font
    case .missing: return nil
    case .unknown: break
    }
    guard let path = path(ofFile: file), let face = try? face(atPath: path, index: index) else {
      let isNew = state.withLock { $0.missing.insert(file).inserted }
      if isNew, let package { Self.report(FontError.fallbackMissing(file: file, package: package)) }
      return nil
    }
    let font = CTFont(face: face, size: size)
    return state.withLock { state in
      if let known = state.fallbacks[key] { return known }
      if state.fallbacks.count >= Self.fallbackLimit { state.fallbacks.removeAll() }
      state.fallbacks[key] = font
      return font
    }
  }

  private static func report(_ error: FontError) {
    FileHandle.standardError.write(Data("acetate: \(error.description)\n".utf8))
  }
}
