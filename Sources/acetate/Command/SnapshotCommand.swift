// `acetate snapshot`: the steps from a folder of code to pictures, in order. Called by Command; each step is a type of
// its own, and stops everything by throwing a CommandFailure.

import Foundation
import SourceTranslator

/// One run of `acetate snapshot`.
struct SnapshotCommand {
  private let arguments: SnapshotArguments
  private let progress: Progress

  init(_ arguments: SnapshotArguments, progress: Progress) {
    self.arguments = arguments
    self.progress = progress
  }

  /// Draws what was asked for.
  ///
  /// - Returns: success, or the code of the first preview that was not drawn.
  func run() throws(CommandFailure) -> ExitCode {
    let place = OutputPlace(arguments.output, selection: arguments.selection)
    let tree = try SourceTree(path: arguments.path, output: place.folderPath)
    guard !tree.swiftFiles.isEmpty else { throw noPreviews(tree, "there is no Swift file in '\(tree.displayPath)'") }
    let toolchain = try Toolchain.find()
    let cache = try CacheFolder(root: tree.root, toolchain: toolchain)
    let lock = try FileLock(cache.lock, progress: progress)
    defer { lock.release() }

    let clock = ContinuousClock()
    let start = clock.now
    progress.step("translating \(tree.swiftFiles.count) files")
    let mirror = try Mirror(tree, cache: cache, toolchain: toolchain, viewType: viewType)
    mirror.sayNotes(progress)
    // A file that does not parse may hold the preview that is missing: then the compiler's message is the better one.
    let wanted = mirror.hasSyntaxError ? [] : try select(from: mirror, in: tree)
    try place.prepare()
    let translated = clock.now
    let build = try MirrorBuild(
      mirror, of: tree, cache: cache, toolchain: toolchain, progress: progress, verbose: arguments.verbose,
      viewType: viewType)
    try build.run()

    let requests = try requests(for: mirror.hasSyntaxError ? select(from: mirror, in: tree) : wanted)
    let times = PictureReport.Times(
      translate: Self.milliseconds(translated - start), build: Self.milliseconds(clock.now - translated), make: 0,
      draw: 0)
    let outcomes = try draw(requests.map(\.request), build: build)
    progress.clear()
    return try report(requests, outcomes: outcomes, times: times, place: place, tree: tree, cache: cache)
  }

  /// To the hundredth.
  private static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return ((Double(parts.seconds) * 1000 + Double(parts.attoseconds) / 1e15) * 100).rounded() / 100
  }

  private var viewType: String? {
    if case .view(let type) = arguments.selection { return type }
    return nil
  }

  // MARK: - Choosing

  private typealias Wanted = (preview: PreviewDeclaration, request: RunnerSession.Request)

  /// The previews that were asked for.
  private func select(from mirror: Mirror, in tree: SourceTree) throws(CommandFailure) -> [PreviewDeclaration] {
    let previews = mirror.previews
    switch arguments.selection {
    case .all:
      guard !previews.isEmpty else { throw noPreviews(tree, "no file of '\(tree.displayPath)' has a `#Preview`") }
      return previews
    case .view(let type):
      let found = previews.filter { $0.name == type || $0.name.hasSuffix("." + type) }.filter {
        $0.body.hasPrefix($0.name + "(")
      }
      guard !found.isEmpty else {
        throw CommandFailure(.noPreviews, "no class '\(type)' is declared in '\(tree.displayPath)': check the spelling")
      }
      return found
    case .previews(let names):
      for name in names { try mirror.requirePreview(named: name) }
      let found = previews.filter { names.contains($0.name) }
      if found.count > 1, OutputPlace(arguments.output, selection: arguments.selection).folderPath == nil {
        throw CommandFailure(
          .usage, "\(found.count) previews were asked for, and -o names one file: give it a folder")
      }
      return found
    }
  }

  private func noPreviews(_ tree: SourceTree, _ what: String) -> CommandFailure {
    CommandFailure(
      .noPreviews, what + ". Add one beside a view, such as `#Preview(\"Card\") { CardView() }`, or say --view TYPE")
  }

  private func requests(for previews: [PreviewDeclaration]) throws(CommandFailure) -> [Wanted] {
    zip(previews, FileNames.stems(for: previews.map(\.name))).map { preview, stem in
      (preview, .init(identifier: "\(preview.path):\(preview.line)", name: preview.name, stem: stem))
    }
  }

  // MARK: - Drawing

  private func draw(
    _ requests: [RunnerSession.Request], build: MirrorBuild
  ) throws(CommandFailure) -> [String: PreviewOutcome] {
    var options = ["--out", build.cache.pictures]
    if let device = arguments.device { options += ["--device", device] }
    if let size = arguments.size { options += ["--size", size.text] }
    if let scale = arguments.scale { options += ["--scale", "\(scale)"] }
    let session = RunnerSession(
      runner: build.runner, options: options, timeout: arguments.timeout, progress: progress,
      backtracer: build.toolchain.backtracer, userPath: { build.mirror.original(of: $0).map(build.tree.displayed) })
    return try session.draw(requests)
  }

  // MARK: - Reporting

  private func report(
    _ wanted: [Wanted], outcomes: [String: PreviewOutcome], times: PictureReport.Times, place: OutputPlace,
    tree: SourceTree, cache: CacheFolder
  ) throws(CommandFailure) -> ExitCode {
    var reports: [PictureReport] = []
    var code: ExitCode?
    for (preview, request) in wanted {
      let outcome = outcomes[request.identifier] ?? .compiledOut
      code = code ?? outcome.exitCode
      guard var entry = entry(for: preview, outcome, times: times, tree: tree) else { continue }
      if case .drawn = outcome {
        entry.png = place.picture(request.stem)
        entry.tree = place.tree(request.stem)
        try OutputPlace.deliver("\(cache.pictures)/\(request.stem).png", to: entry.png)
        if let target = entry.tree { try OutputPlace.deliver("\(cache.pictures)/\(request.stem).tree.txt", to: target) }
        // Where the runner's environment asks for it, see Documentation/TreeFile.md.
        if ProcessInfo.processInfo.environment["ACETATE_TREE_FILES"] == "1", let target = place.treeFile(request.stem) {
          try OutputPlace.deliver("\(cache.pictures)/\(request.stem).actree", to: target)
        }
        for warning in entry.warnings { progress.say("\(preview.name): warning: \(warning)") }
      } else {
        progress.say("acetate: '\(preview.name)' (\(entry.file):\(entry.line)): \(entry.message ?? entry.status)")
      }
      reports.append(entry)
    }
    guard !reports.isEmpty else { throw noPreviews(tree, "every preview is inside an `#if` that is false here") }
    if arguments.selection == .all, case .folder(let folder) = place {
      let page = IndexPage.html(title: tree.root.split(separator: "/").last.map(String.init) ?? tree.root, reports)
      try OutputPlace.write(Data(page.utf8), to: folder + "/index.html")
    }
    try printResult(reports, place: place)
    return code ?? .success
  }

  private func entry(
    for preview: PreviewDeclaration, _ outcome: PreviewOutcome, times: PictureReport.Times, tree: SourceTree
  ) -> PictureReport? {
    var entry = PictureReport(
      name: preview.name, file: tree.displayed(preview.path), line: preview.line, status: "ok", warnings: [])
    switch outcome {
    case .compiledOut: return nil
    case .drawn(let event):
      entry.size = .init(width: event.width ?? 0, height: event.height ?? 0)
      entry.scale = event.scale
      entry.warnings = event.warnings ?? []
      entry.times = times
      entry.times?.make = event.make ?? 0
      entry.times?.draw = event.draw ?? 0
    case .failed(let message):
      entry.status = "failed"
      entry.message = "it could not be drawn: \(message)"
    case .trapped(let message):
      entry.status = "trapped"
      entry.message = "its code stopped the program: \(message)"
    case .timedOut:
      entry.status = "timeout"
      entry.message = "it did not return within \(arguments.timeout) s: look for an endless loop, or raise --timeout"
    }
    return entry
  }

  private func printResult(_ reports: [PictureReport], place: OutputPlace) throws(CommandFailure) {
    if arguments.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(reports) else {
        throw CommandFailure(.internalError, "the report cannot be written as JSON")
      }
      try OutputPlace.write(data + Data("\n".utf8), to: nil)
    } else if place != .standardOutput {
      let files = reports.compactMap(\.png).joined(separator: "\n")
      if !files.isEmpty { try OutputPlace.write(Data((files + "\n").utf8), to: nil) }
    }
  }
}
