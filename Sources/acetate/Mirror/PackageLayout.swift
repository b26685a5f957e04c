// Which Swift files of a package belong to which target: asked of SwiftPM, once per change of manifest or file names.
// Read by Mirror.

import Foundation
import SourceTranslator

/// The modules of a package whose sources are translated: libraries and programs, no tests, macros or plugins.
struct PackageLayout: Codable {
  struct Module: Codable {
    /// The target's name in the manifest.
    var target: String
    /// The module's name in `import`.
    var name: String
    /// The target's folder, relative to the package.
    var path: String
    /// Swift files, relative to the package.
    var files: [String]
  }

  /// Differs whenever SwiftPM might answer differently.
  var key: String
  var modules: [Module]

  /// The layout, from the cache when nothing has changed.
  ///
  /// - Throws: ``ExitCode/compileError`` when SwiftPM refuses the manifest.
  static func read(
    _ tree: SourceTree, cache: CacheFolder, toolchain: Toolchain
  ) throws(CommandFailure) -> PackageLayout {
    let texts = tree.manifests.map { file in
      FileManager.default.contents(atPath: tree.root + "/" + file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let key = StableHash.hexadecimal((texts + tree.swiftFiles).joined(separator: "\n"))
    if let data = FileManager.default.contents(atPath: cache.layout),
      let layout = try? JSONDecoder().decode(PackageLayout.self, from: data), layout.key == key
    {
      return layout
    }
    let layout = PackageLayout(key: key, modules: try describe(tree, cache: cache, toolchain: toolchain))
    if let data = try? JSONEncoder().encode(layout) {
      try? data.write(to: URL(fileURLWithPath: cache.layout), options: .atomic)
    }
    return layout
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var c99name: String
      var path: String
      var type: String
      var module_type: String?
      var sources: [String]
    }
    var targets: [Target]
  }

  /// Asks SwiftPM, in a scratch folder of links: it writes beside the manifest it reads.
  private static func describe(
    _ tree: SourceTree, cache: CacheFolder, toolchain: Toolchain
  ) throws(CommandFailure) -> [Module] {
    var folder = MirrorFolder(path: cache.path + "/layout")
    for file in tree.swiftFiles + tree.otherFiles {
      let isManifest = file.hasPrefix("Package") && !file.contains("/") && file.hasSuffix(".swift")
      if isManifest, let data = FileManager.default.contents(atPath: tree.root + "/" + file) {
        let manifest = ParsedSource(path: file, text: String(decoding: data, as: UTF8.self))
        try folder.write(Data(ManifestWriter.package(manifest, folder: tree.root, targets: []).utf8), to: file)
      } else {
        try folder.link(tree.root + "/" + file, as: file)
      }
    }
    try folder.finish()
    let result = try ChildProcess.output(
      of: toolchain.swift, ["package", "--package-path", folder.path, "describe", "--type", "json"])
    guard result.ending == .exited(0),
      let description = try? JSONDecoder().decode(Description.self, from: Data(result.output.utf8))
    else {
      let text = (result.errors + result.output).replacingOccurrences(of: folder.path, with: tree.displayPath)
      throw CommandFailure(.compileError, "SwiftPM cannot read the package '\(tree.displayPath)':\n" + text)
    }
    return description.targets.filter { ["library", "executable"].contains($0.type) }.map { target in
      Module(
        target: target.name, name: target.c99name, path: target.path,
        files: target.sources.filter { $0.hasSuffix(".swift") }.map { target.path + "/" + $0 })
    }
  }
}
