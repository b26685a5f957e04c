// Where mirrors live: `acetate` in the user's cache folder, one folder per previewed path and toolchain.
// All of it may be deleted at any time; the next run makes it again.

import Foundation
import SourceTranslator

/// The folder of one mirror.
struct CacheFolder {
  /// Absolute, links resolved.
  let path: String
  /// The last part of `package`.
  private let name: String

  /// The package that is built.
  var package: String { path + "/" + name }
  /// What bundle look-ups find.
  var resources: String { path + "/resources" }
  /// Where the runner writes.
  var pictures: String { path + "/pictures" }
  var lock: URL { URL(fileURLWithPath: path + "/lock") }
  /// Describes the inputs of the last build that succeeded.
  var stamp: String { path + "/built" }
  /// Which files of a package belong to which target.
  var layout: String { path + "/layout.json" }

  /// The folder for the tree at `root`, made if need be.
  init(root: String, toolchain: Toolchain) throws(CommandFailure) {
    let environment = ProcessInfo.processInfo.environment
    var base = environment["XDG_CACHE_HOME"] ?? ""
    // The XDG rules: a relative path counts as unset.
    if !base.hasPrefix("/") { base = (environment["HOME"] ?? NSHomeDirectory()) + "/.cache" }
    let name = root.split(separator: "/").last.map(String.init) ?? "root"
    let slug = String(
      name.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) && $0.isASCII ? Character($0) : "-" })
    let folder = base + "/acetate/mirrors/\(slug)-\(StableHash.hexadecimal(root + "\n" + toolchain.identity))"
    do {
      for part in ["", "/package", "/resources", "/pictures"] {
        try FileManager.default.createDirectory(atPath: folder + part, withIntermediateDirectories: true)
      }
    } catch {
      throw CommandFailure(
        .internalError,
        "cannot make the cache folder \(folder): \(ErrorText.cause(of: error)). Set XDG_CACHE_HOME to a folder that "
          + "can be written")
    }
    path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    self.name = "package"
    noteUse(of: root)
    UnusedMirrors.remove(in: base + "/acetate/mirrors", but: path)
  }

  private init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// Where the mirror of a package is that this one's package depends on. SwiftPM knows packages by the name of their
  /// folder, which is kept.
  func dependency(_ root: String) -> CacheFolder {
    let name = root.split(separator: "/").last.map(String.init) ?? "package"
    return CacheFolder(path: path + "/dependencies/" + StableHash.hexadecimal(root), name: name)
  }

  /// What the mirror is of, and that it is in use.
  private func noteUse(of root: String) {
    let note = path + "/" + UnusedMirrors.noteName
    if (try? String(contentsOfFile: note, encoding: .utf8)) == root {
      utimes(note, nil)
    } else {
      try? root.write(toFile: note, atomically: true, encoding: .utf8)
    }
  }
}
