// The translated copy of a package that the user's package names by `path:`. Like the user's own, but without previews and
// without a runner. Made by Mirror, one for each such package, however deep.

import Foundation
import SourceTranslator

struct DependencyMirror {
  let tree: SourceTree
  let cache: CacheFolder
  /// The path of the original relative to the user's package, with a slash at the end.
  let relativePath: String
  private(set) var notes: [TranslationNote] = []
  private(set) var hasChanged = false

  /// - Parameters:
  ///   - from: the absolute path of the user's package.
  ///   - named: the manifest that names it, for messages.
  init(_ path: String, of cache: CacheFolder, from root: String, named manifest: String) throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw CommandFailure(
        .pathNotFound, "'\(manifest)' depends on the package '\(path)', and there is none: check the path")
    }
    tree = try SourceTree(path: path, output: nil)
    self.cache = cache.dependency(tree.root)
    relativePath = Self.relative(tree.root, to: root) + "/"
  }

  /// Brings the mirror in step.
  ///
  /// - Parameters:
  ///   - dependencies: where packages are mirrored, by where they are.
  ///   - around: files with optional requirements, of all packages.
  mutating func mirror(
    toolchain: Toolchain, dependencies: [String: String], around: [ParsedSource]
  ) throws(CommandFailure) {
    var package = MirrorFolder(path: cache.package)
    let layout = try PackageLayout.read(tree, cache: cache, toolchain: toolchain)
    let manifests = tree.manifests
    let translated = Set(layout.modules.flatMap(\.files))
    for file in tree.otherFiles { try package.copy(tree.root + "/" + file, to: file) }
    for file in tree.swiftFiles where !translated.contains(file) && !manifests.contains(file) {
      try package.copy(tree.root + "/" + file, to: file)
    }
    for module in layout.modules { try translate(module, around: around, into: &package) }
    for file in manifests {
      let manifest = ParsedSource(path: file, text: String(decoding: try tree.read(file), as: UTF8.self))
      let text = ManifestWriter.package(manifest, folder: tree.root, targets: [], dependencies: dependencies)
      try package.write(Data(text.utf8), to: file)
    }
    try package.finish()
    hasChanged = package.hasChanged
  }

  private mutating func translate(
    _ module: PackageLayout.Module, around: [ParsedSource], into package: inout MirrorFolder
  ) throws(CommandFailure) {
    var parsed: [ParsedSource] = []
    for file in module.files {
      let content = try tree.read(file)
      // What is no text is named by the compiler.
      guard let text = String(validating: content, as: UTF8.self) else {
        try package.write(content, to: file)
        continue
      }
      parsed.append(ParsedSource(path: file, text: text))
    }
    let translator = SourceTranslator(files: parsed, around: around)
    var previews: [PreviewDeclaration] = []
    for file in parsed {
      let result = translator.translate(file)
      try package.write(Data(result.text.utf8), to: file.path)
      previews += result.previews
      notes += result.notes.map { note in
        var note = note
        note.path = relativePath + note.path
        return note
      }
    }
    // Nobody draws them; what they became in the translated files needs the list's names.
    guard !previews.isEmpty else { return }
    let list = PreviewListWriter.list(previews, module: module.name)
    try package.write(Data(list.utf8), to: module.path + "/" + PreviewListWriter.fileName)
  }

  /// The file that one of the mirror was made from, relative to the user's package; nil for others.
  func original(of path: String) -> String? {
    let prefix = cache.package + "/"
    guard path.hasPrefix(prefix) else { return nil }
    let file = String(path.dropFirst(prefix.count))
    return tree.swiftFiles.contains(file) ? relativePath + file : nil
  }

  private static func relative(_ path: String, to folder: String) -> String {
    let (target, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(target, base).prefix { $0 == $1 }.count
    return (base.dropFirst(common).map { _ in ".." } + target.dropFirst(common)).joined(separator: "/")
  }
}
