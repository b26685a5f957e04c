// The fonts of this process: the system font by design and weight, files of the font folders, registered fonts.
//
// Asked by: UIKitCore's UIFont, the CTFontCreate… functions and FontFallback. Hands on: CTFonts, which share a ShapingFace
// per face of a file.
//
//   The folders are fixed, or those of ACETATE_FONT_PATH (separated by colons) and nothing else: the host's font
//   configuration is never read, so the same files give the same pictures on every machine.
//
// Names are in FontCatalog+Names, fallbacks in FontCatalog+Fallback, the hash over files in FontCatalog+Fingerprint.
import CoreGraphics
import Foundation
import Synchronization

/// A set of font folders with what was loaded from them.
///
/// Thread safety: `state` is a `Mutex`, held for look-ups; files are read outside it.
package final class FontCatalog: Sendable {
  /// The folders searched, in this order.
  package let folders: [String]
  let state = Mutex(State())

  struct State {
    var faces: [FaceKey: ShapingFace] = [:]
    /// The bytes of collections, which several faces share.
    var collections: [String: FontBytes] = [:]
    var systemFonts: [SystemFontRequest: CTFont] = [:]
    var fallbacks: [FallbackKey: CTFont] = [:]
    /// Files that were looked for and are not there.
    var missing: Set<String> = []
    var names: FontNames?
    var registered = FontNames()
    var fingerprints: [FontFingerprint.Entry]?
  }

  struct FaceKey: Hashable {
    var path: String
    var index: Int
  }

  /// The catalogue that the CTFontCreate… functions and UIKit use.
  package static let shared = FontCatalog(folders: defaultFolders(ProcessInfo.processInfo.environment))

  /// System fonts kept; all are dropped when there are more (an animated size). Chosen here.
  private static let systemFontLimit = 256

  package init(folders: [String]) { self.folders = folders }

  /// ACETATE_FONT_PATH's folders when it is set and not empty, else where Debian puts the packages of Scripts/packages.
  static func defaultFolders(_ environment: [String: String]) -> [String] {
    let override = (environment["ACETATE_FONT_PATH"] ?? "").split(separator: ":").map(String.init)
    return override.isEmpty ? debianFolders : override
  }

  static let debianFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
    "/usr/share/fonts/truetype/quicksand",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
  ]

  /// The system font. Throws when its file is missing or damaged.
  package func systemFont(_ request: SystemFontRequest) throws(FontError) -> CTFont {
    var request = request
    if !(request.size.isFinite && request.size > 0) { request.size = SystemFontRequest.defaultSize }
    if let known = state.withLock({ $0.systemFonts[request] }) { return known }
    let file = SystemFontFace.file(request)
    guard let path = path(ofFile: file.name) else {
      throw .systemFontMissing(file: file.name, package: file.package, folders: folders)
    }
    let font = CTFont(system: request, face: try face(atPath: path), isSlanted: file.isSlanted)
    return state.withLock { state in
      if state.systemFonts.count >= Self.systemFontLimit { state.systemFonts.removeAll() }
      if let known = state.systemFonts[request] { return known }
      state.systemFonts[request] = font
      return font
    }
  }

  /// The system font, or the end of the process with a message that says how to install it: for callers whose public
  /// API cannot fail (UIFont.systemFont(ofSize:)). Text is never silently blank.
  package func requiredSystemFont(_ request: SystemFontRequest) -> CTFont {
    do { return try systemFont(request) } catch { preconditionFailure(error.description) }
  }

  /// Where a file of the folders is; nil for names with a slash and files that are in none.
  func path(ofFile name: String) -> String? {
    guard !name.contains("/") else { return nil }
    return folders.lazy.map { "\($0)/\(name)" }.first { access($0, R_OK) == 0 }
  }

  /// A face of a file, read on first use.
  func face(atPath path: String, index: Int = 0) throws(FontError) -> ShapingFace {
    let key = FaceKey(path: path, index: index)
    if let known = state.withLock({ $0.faces[key] }) { return known }
    let isCollection = path.hasSuffix(".ttc") || path.hasSuffix(".otc")
    let kept = isCollection ? state.withLock { $0.collections[path] } : nil
    guard let bytes = kept ?? FontBytes(path: path), let font = CGFont(bytes: bytes, faceIndex: index),
      let face = ShapingFace(font)
    else { throw .unreadable(path: path) }
    return state.withLock { state in
      // Another thread may have been faster: all fonts of a file share one face.
      if let known = state.faces[key] { return known }
      state.faces[key] = face
      if isCollection { state.collections[path] = bytes }
      return face
    }
  }
}
