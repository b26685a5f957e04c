// What is in the user's folder: Swift files, and everything else that a bundle look-up may want. Read by Mirror.
// Follows no links to folders, and leaves out what no build would take: hidden files, build folders, projects.

import Foundation
import SourceTranslator

/// The files of PATH.
struct SourceTree {
  /// As the user wrote it, for messages.
  var displayPath: String
  /// Absolute, links resolved.
  var root: String
  /// True when PATH holds a manifest.
  var isPackage: Bool
  /// Paths relative to ``root``, sorted.
  var swiftFiles: [String] = []
  /// Paths relative to ``root``, sorted; a folder that is one resource (`.xcassets`, `.lproj` …) is one entry in a plain
  /// folder, while the files inside are listed for a package.
  var otherFiles: [String] = []

  private static let skipped: Set<String> = ["DerivedData", "Carthage", "Pods", "node_modules", "xcuserdata"]
  private static let skippedExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "xctestplan", "framework", "xcframework",
  ]
  private static let resourceFolders: Set<String> = ["xcassets", "lproj", "bundle", "xcdatamodeld", "scnassets"]
  private static let limit = 50_000

  /// Reads the tree.
  ///
  /// - Parameters:
  ///   - path: as the user wrote it.
  ///   - output: a folder to leave out, as pictures are written there.
  /// - Throws: ``ExitCode/pathNotFound``.
  init(path: String, output: String?) throws(CommandFailure) {
    displayPath = path
    var isFolder: ObjCBool = false
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CommandFailure(.pathNotFound, "there is no folder '\(path)'. Check the spelling; quote paths with spaces")
    }
    guard isFolder.boolValue else {
      throw CommandFailure(.pathNotFound, "'\(path)' is a file: PATH must be a folder of Swift files or a package")
    }
    root = url.resolvingSymlinksInPath().path
    isPackage = FileManager.default.fileExists(atPath: root + "/Package.swift")
    try collect("", leavingOut: output.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
    swiftFiles.sort()
    otherFiles.sort()
  }

  /// Package.swift and those for certain versions of Swift.
  var manifests: [String] { swiftFiles.filter { $0.hasPrefix("Package") && !$0.contains("/") } }

  func read(_ file: String) throws(CommandFailure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: root + "/" + file))
    } catch {
      throw CommandFailure(.pathNotFound, "'\(displayed(file))' cannot be read: check its permissions")
    }
  }

  /// The files that may declare `optional` requirements, which other modules' types may meet.
  func sourcesWithOptionalRequirements() throws(CommandFailure) -> [ParsedSource] {
    var result: [ParsedSource] = []
    for file in swiftFiles {
      let text = String(decoding: try read(file), as: UTF8.self)
      if text.contains("optional") { result.append(ParsedSource(path: file, text: text)) }
    }
    return result
  }

  /// How a file of the tree is called in messages.
  func displayed(_ file: String) -> String {
    if displayPath == "." { return file }
    return displayPath.hasSuffix("/") ? displayPath + file : displayPath + "/" + file
  }

  private mutating func collect(_ folder: String, leavingOut output: String?) throws(CommandFailure) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : root + "/" + folder)
    } catch {
      throw CommandFailure(
        .pathNotFound,
        "the folder '\(folder.isEmpty ? displayPath : displayed(folder))' cannot be read: check its permissions")
    }
    for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let path = folder.isEmpty ? name : folder + "/" + name
      let absolute = root + "/" + path
      let suffix = name.split(separator: ".").count > 1 ? String(name.split(separator: ".").last ?? "") : ""
      var status = stat()
      guard absolute != output, !Self.skippedExtensions.contains(suffix), lstat(absolute, &status) == 0 else {
        continue
      }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      guard stat(absolute, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if isLink { continue }
        if !isPackage, Self.resourceFolders.contains(suffix) {
          otherFiles.append(path)
        } else if isPackage || !name.hasSuffix("Tests") {
          try collect(path, leavingOut: output)
        }
      } else if status.st_mode & S_IFMT == S_IFREG {
        if suffix == "swift" { swiftFiles.append(path) } else { otherFiles.append(path) }
      }
      guard swiftFiles.count + otherFiles.count <= Self.limit else {
        throw CommandFailure(
          .pathNotFound, "'\(displayPath)' holds more than \(Self.limit) files: name the folder of the code itself")
      }
    }
  }
}
