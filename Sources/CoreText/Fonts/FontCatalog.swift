// The fonts of this process: the system font by weight, and files of the font folders by name.
//
// Asked by: UIKitCore's UIFont and the CTFontCreate… functions. Hands on: CTFonts, which share a ShapingFace per file.
//
//   The folders are fixed, or those of ACETATE_FONT_PATH (separated by colons) and nothing else: the host's font
//   configuration is never read, so the same files give the same pictures on every machine.
//
// It does not pick fallback fonts for characters a font lacks.
import CoreGraphics
import Foundation
import Synchronization

/// A set of font folders with what was loaded from them.
///
/// Thread safety: `state` is a `Mutex`, held while a file is read for the first time, otherwise for a look-up.
package final class FontCatalog: Sendable {
  /// The folders searched, in this order.
  package let folders: [String]
  private let state = Mutex(State())

  private struct State {
    var faces: [String: ShapingFace] = [:]
    var systemFonts: [SystemFontRequest: CTFont] = [:]
    var pathsByName: [String: String]?
    var fingerprint: String?
  }

  /// The catalogue that the CTFontCreate… functions and UIKit use.
  package static let shared = FontCatalog(folders: defaultFolders(ProcessInfo.processInfo.environment))

  /// System fonts kept; all are dropped when there are more (an animated size). Chosen here.
  private static let systemFontLimit = 256

  package init(folders: [String]) { self.folders = folders }

  /// ACETATE_FONT_PATH's folders when it is set and not empty, else Debian's folder of Inter.
  static func defaultFolders(_ environment: [String: String]) -> [String] {
    let override = (environment["ACETATE_FONT_PATH"] ?? "").split(separator: ":").map(String.init)
    return override.isEmpty ? ["/usr/share/fonts/opentype/inter"] : override
  }

  /// The system font. Throws when its file is missing or damaged.
  package func systemFont(_ request: SystemFontRequest) throws(FontError) -> CTFont {
    var request = request
    if !(request.size.isFinite && request.size > 0) { request.size = SystemFontRequest.defaultSize }
    if let known = state.withLock({ $0.systemFonts[request] }) { return known }
    let file = SystemFontFace.fileName(request.weight, isItalic: request.isItalic)
    guard let path = path(ofFile: file) else {
      throw .systemFontMissing(file: file, folders: folders)
    }
    let font = CTFont(system: request, face: try face(atPath: path))
    state.withLock { state in
      if state.systemFonts.count >= Self.systemFontLimit { state.systemFonts.removeAll() }
      state.systemFonts[request] = font
    }
    return font
  }

  /// The system font, or the end of the process with a message that says how to install it: for callers whose public
  /// API cannot fail (UIFont.systemFont(ofSize:)). Text is never silently blank.
  package func requiredSystemFont(_ request: SystemFontRequest) -> CTFont {
    do { return try systemFont(request) } catch { preconditionFailure(error.description) }
  }

  /// The font whose PostScript, full, family or file name is `name` (case matters), `size` points.
  /// Nil when the folders have none.
  package func font(named name: String, size: CGFloat) -> CTFont? {
    guard let path = path(ofFile: "\(name).otf") ?? path(ofFile: "\(name).ttf") ?? pathsByName()[name],
      let face = try? face(atPath: path)
    else { return nil }
    return CTFont(face: face, size: size)
  }

  /// A hash over the names and bytes of the system font's files, as 16 hexadecimal digits: pictures made with other
  /// files are not comparable. Missing files count as missing. Reads every file once.
  package func fingerprint() -> String {
    if let known = state.withLock({ $0.fingerprint }) { return known }
    var hash = FontFingerprint()
    for file in SystemFontFace.allFileNames {
      hash.add(Data(file.utf8))
      hash.add(path(ofFile: file).flatMap { FileManager.default.contents(atPath: $0) } ?? Data())
    }
    let text = hash.text
    state.withLock { $0.fingerprint = text }
    return text
  }

  private func path(ofFile name: String) -> String? {
    guard !name.contains("/") else { return nil }
    return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  private func face(atPath path: String) throws(FontError) -> ShapingFace {
    if let known = state.withLock({ $0.faces[path] }) { return known }
    guard let font = CGFont(path: path), let face = ShapingFace(font) else { throw .unreadable(path: path) }
    return state.withLock { state in
      // Another thread may have been faster: all fonts of a file share one face.
      if let known = state.faces[path] { return known }
      state.faces[path] = face
      return face
    }
  }

  /// Names to paths, read from every font file of the folders once. A family's name stands for its regular face.
  private func pathsByName() -> [String: String] {
    if let known = state.withLock({ $0.pathsByName }) { return known }
    var paths: [String: String] = [:]
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files.sorted() where [".otf", ".ttf"].contains(file.suffix(4).lowercased()) {
        let path = "\(folder)/\(file)"
        guard let font = CGFont(path: path) else { continue }
        var names = [font.postScriptName, font.fullName].compactMap { $0 }
        if font.fullName?.hasSuffix(" Regular") == true, let family = font.familyName { names.append(family) }
        for name in names where paths[name] == nil { paths[name] = path }
      }
    }
    state.withLock { $0.pathsByName = paths }
    return paths
  }
}
