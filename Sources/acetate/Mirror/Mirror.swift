// The translated copy of the user's tree: a package that SwiftPM can build, made from a folder or a package.
// Made by SnapshotCommand; hands on the previews found and where each mirrored file came from. The original is only
// read.

import Foundation
import SourceTranslator

/// A mirror, in step with the user's tree.
struct Mirror {
  /// The previews, by file and line.
  private(set) var previews: [PreviewDeclaration] = []
  /// What the translation wants the user to know.
  private(set) var notes: [TranslationNote] = []
  /// True when a file did not parse: the build will say where.
  private(set) var hasSyntaxError = false
  /// True when the package differs from what was last mirrored.
  private(set) var hasChanged = false
  /// Where files of `Sources/<module>` come from: mirrored prefix, relative prefix in the user's tree.
  private(set) var prefix = ""
  /// The module with the app's entry point; nil when there is none.
  private(set) var appModule: String?
  /// Mirrored main.swift files that are functions now, by where they are in the mirror's sources.
  private var mainFiles: [String: String] = [:]
  /// How many files were translated.
  private(set) var fileCount = 0

  /// The packages that the user's one names by path, and those that they name.
  private var dependencies: [DependencyMirror] = []

  private let tree: SourceTree
  private let cache: CacheFolder

  /// Brings the mirror in step.
  ///
  /// - Parameter viewType: a class to preview beside those of the sources.
  init(
    _ tree: SourceTree, cache: CacheFolder, toolchain: Toolchain, viewType: String?
  ) throws(CommandFailure) {
    self.tree = tree
    self.cache = cache
    if tree.isPackage {
      try mirrorPackage(toolchain: toolchain, viewType: viewType)
    } else {
      try mirrorFolder(viewType: viewType)
    }
    previews.sort { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Tells the user what the translation wants known.
  func sayNotes(_ progress: Progress) {
    for note in notes {
      progress.say("\(tree.displayed(note.path)):\(note.line):\(note.column): note: \(note.message)")
    }
  }

  /// Refuses a name that no preview has, and lists those there are.
  func requirePreview(named name: String) throws(CommandFailure) {
    if previews.contains(where: { $0.name == name }) { return }
    let known = previews.map { "  " + $0.name }.joined(separator: "\n")
    throw CommandFailure(
      .noPreviews,
      "no preview in '\(tree.displayPath)' is called '\(name)'."
        + (previews.isEmpty ? " There is none at all" : " There are:\n" + known))
  }

  /// The file of the user's tree that a file of the mirror was made from; nil for generated ones.
  ///
  /// - Parameter path: absolute, as the compiler prints it.
  func original(of path: String) -> String? {
    let sources = cache.package + "/" + prefix
    guard path.hasPrefix(sources) else { return dependencies.lazy.compactMap { $0.original(of: path) }.first }
    let relative = String(path.dropFirst(sources.count))
    if let main = mainFiles[relative] { return main }
    return tree.swiftFiles.contains(relative) ? relative : nil
  }

  // MARK: - A folder

  private mutating func mirrorFolder(viewType: String?) throws(CommandFailure) {
    let module = Self.moduleName(for: tree.root)
    prefix = "Sources/\(module)/"
    var package = MirrorFolder(path: cache.package)
    try translate(tree.swiftFiles, module: module, into: &package, viewType: viewType, isFolder: true)
    try package.write(Data(ManifestWriter.folder(module: module).utf8), to: "Package.swift")
    try package.write(
      Data(PreviewListWriter.main(modules: [module], app: appModule).utf8), to: ManifestWriter.runner + "/main.swift")
    try package.finish()
    hasChanged = package.hasChanged
    try linkResources()
  }

  /// A name for the folder's module: letters and digits, none of Acetate's own.
  private static func moduleName(for root: String) -> String {
    let name = root.split(separator: "/").last.map(String.init) ?? ""
    let letters = name.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (CharacterSet.alphanumerics.contains(scalar)) ? Character(scalar) : "_"
    }
    return "Previews_" + String(letters)
  }

  /// Resources as an application bundle has them: side by side, whatever folder they are in.
  private func linkResources() throws(CommandFailure) {
    var resources = MirrorFolder(path: cache.resources)
    for file in tree.otherFiles {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      try resources.link(tree.root + "/" + file, as: name)
    }
    if !tree.otherFiles.contains(where: { $0 == "Info.plist" || $0.hasSuffix("/Info.plist") }) {
      try resources.write(Data(Self.infoList.utf8), to: "Info.plist")
    }
    try resources.finish()
  }

  /// Without an Info.plist Foundation takes a folder of resources for an ordinary folder.
  private static let infoList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>acetate.previews</string></dict></plist>

    """

  // MARK: - A package

  private mutating func mirrorPackage(toolchain: Toolchain, viewType: String?) throws(CommandFailure) {
    var package = MirrorFolder(path: cache.package)
    let manifests = tree.manifests
    let places = try collectDependencies()
    let around = try optionalRequirements()
    for index in dependencies.indices {
      try dependencies[index].mirror(toolchain: toolchain, dependencies: places, around: around)
    }
    for file in tree.otherFiles { try package.copy(tree.root + "/" + file, to: file) }
    let layout = try PackageLayout.read(tree, cache: cache, toolchain: toolchain)
    let modules = layout.modules.filter { !$0.files.isEmpty }
    let translated = Set(modules.flatMap(\.files))
    for file in tree.swiftFiles where !translated.contains(file) && !manifests.contains(file) {
      try package.copy(tree.root + "/" + file, to: file)
    }
    var previewed: [PackageLayout.Module] = []
    for module in modules {
      let before = (previews.count, appModule)
      try translate(
        module.files, around: around, module: module.name, into: &package, viewType: viewType, isFolder: false,
        listIn: module.path)
      if previews.count > before.0 || appModule != before.1 { previewed.append(module) }
    }
    for file in manifests {
      let manifest = ParsedSource(path: file, text: String(decoding: try tree.read(file), as: UTF8.self))
      let text = ManifestWriter.package(
        manifest, folder: tree.root, targets: previewed.map(\.target), dependencies: places)
      try package.write(Data(text.utf8), to: file)
    }
    let main = PreviewListWriter.main(modules: previewed.map(\.name), app: appModule)
    try package.write(Data(main.utf8), to: ManifestWriter.runner + "/main.swift")
    try package.finish()
    hasChanged = package.hasChanged || dependencies.contains(where: \.hasChanged)
    notes += dependencies.flatMap(\.notes)
  }

  /// Finds the packages that this one names by path, and those that they name.
  ///
  /// - Returns: where they are mirrored, by where they are.
  private mutating func collectDependencies() throws(CommandFailure) -> [String: String] {
    var places: [String: String] = [:]
    var waiting = try Self.localDependencies(of: tree)
    while let (path, manifest) = waiting.popLast() {
      guard places[path] == nil, !Self.isAcetate(path) else { continue }
      let dependency = try DependencyMirror(path, of: cache, from: tree.root, named: manifest)
      places[path] = dependency.cache.package
      dependencies.append(dependency)
      waiting += try Self.localDependencies(of: dependency.tree)
    }
    return places
  }

  /// Files whose protocols any module of any package here may meet.
  private func optionalRequirements() throws(CommandFailure) -> [ParsedSource] {
    var result = try tree.sourcesWithOptionalRequirements()
    for dependency in dependencies { result += try dependency.tree.sourcesWithOptionalRequirements() }
    return result
  }

  /// Acetate itself is built as it is.
  private static func isAcetate(_ package: String) -> Bool {
    ["SnapshotTesting", "SourceTranslator", "UIKitCore"].allSatisfy {
      FileManager.default.fileExists(atPath: package + "/Sources/" + $0)
    }
  }

  /// Absolute paths, and the manifest that names each, for messages.
  private static func localDependencies(of tree: SourceTree) throws(CommandFailure) -> [(String, String)] {
    var found: [(String, String)] = []
    for file in tree.manifests {
      let manifest = ParsedSource(path: file, text: String(decoding: try tree.read(file), as: UTF8.self))
      found += ManifestWriter.localDependencies(manifest, folder: tree.root).map { ($0, tree.displayed(file)) }
    }
    return found
  }

  // MARK: - A module

  /// Translates the files of one module and adds its list of previews.
  private mutating func translate(
    _ files: [String], around: [ParsedSource] = [], module: String, into package: inout MirrorFolder,
    viewType: String?, isFolder: Bool, listIn folder: String = ""
  ) throws(CommandFailure) {
    try refuseSameNames(files)
    var parsed: [ParsedSource] = []
    var mains: [ParsedSource] = []
    for file in files {
      let isMain = Self.isMain(file)
      if isMain { try refusePreviews(inMain: file) }
      let content = try tree.read(file)
      guard let text = String(validating: content, as: UTF8.self) else {
        // The compiler names what is wrong with it.
        try package.write(content, to: prefix + file)
        hasSyntaxError = true
        continue
      }
      if isMain { mains.append(ParsedSource(path: file, text: text)) }
      // In a folder its statements would run instead of the previews.
      if !isMain || !isFolder { parsed.append(ParsedSource(path: file, text: text)) }
    }
    let translator = SourceTranslator(files: parsed + (isFolder ? mains : []), around: around)
    var runsApp = false
    for file in mains {
      guard let text = MainFile.asFunction(translator.translate(file).text, path: file.path) else { continue }
      let mirrored = String(file.path.dropLast("main.swift".count)) + MainFile.mirrorName
      try package.write(Data(text.utf8), to: prefix + mirrored)
      mainFiles[mirrored] = file.path
      parsed.removeAll { $0.path == file.path }
      runsApp = true
    }
    var found: [PreviewDeclaration] = []
    for file in parsed {
      let result = translator.translate(file)
      try package.write(Data(result.text.utf8), to: prefix + file.path)
      runsApp = runsApp || result.runsApp
      found += result.previews
      notes += result.notes
      hasSyntaxError = hasSyntaxError || result.hasSyntaxError
    }
    fileCount += parsed.count
    if let viewType, let type = translator.declaredType(named: viewType), type.path != nil {
      found.append(try Self.preview(of: type))
    }
    // The first app of a package is the one that runs.
    runsApp = runsApp && appModule == nil
    guard isFolder || !found.isEmpty || runsApp else { return }
    if runsApp { appModule = module }
    let list = PreviewListWriter.list(found, module: module, runsApp: runsApp, isFolder: isFolder)
    let place = isFolder ? prefix : folder + "/"
    try package.write(Data(list.utf8), to: place + PreviewListWriter.fileName)
    previews += found
  }

  /// A preview for `--view TYPE`.
  private static func preview(of type: TypeOutline) throws(CommandFailure) -> PreviewDeclaration {
    guard !type.isFilePrivate else {
      throw CommandFailure(
        .noPreviews, "'\(type.name)' is private to its file: make it internal, or write a #Preview beside it")
    }
    let takesNothing = type.initialisers.contains { $0.requiredLabels.isEmpty }
    let takesFrame = type.initialisers.contains { $0.requiredLabels == ["frame"] }
    let arguments = takesFrame && !takesNothing ? "frame: .zero" : ""
    return PreviewDeclaration(
      name: type.name, path: type.path ?? "", line: type.line, body: "\(type.name)(\(arguments))")
  }

  private static func isMain(_ file: String) -> Bool { file == "main.swift" || file.hasSuffix("/main.swift") }

  /// Top-level code would run instead of the previews, and what it declares is not seen from outside its file.
  private func refusePreviews(inMain file: String) throws(CommandFailure) {
    guard let text = String(validating: try tree.read(file), as: UTF8.self) else { return }
    let source = ParsedSource(path: file, text: text)
    guard let preview = SourceTranslator(files: [source]).translate(source).previews.first else { return }
    throw CommandFailure(
      .compileError,
      "\(tree.displayed(file)):\(preview.line): previews in main.swift cannot be drawn: move them to another file")
  }

  /// One module's files of the same name would be compiled to the same object.
  private func refuseSameNames(_ files: [String]) throws(CommandFailure) {
    var seen: [String: String] = [:]
    for file in files {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      if let other = seen[name] {
        throw CommandFailure(
          .compileError,
          "'\(tree.displayed(other))' and '\(tree.displayed(file))' have the same name: Swift allows one file of a name "
            + "in a module; rename one of them")
      }
      seen[name] = file
    }
  }
}
