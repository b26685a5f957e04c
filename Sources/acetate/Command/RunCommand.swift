// `acetate run`: the steps from a folder of code to a running app, in order. The mirror and its build are those of
// `acetate snapshot`; the same program draws previews and runs the app. Called by Command.

import Foundation
import SourceTranslator

/// One run of `acetate run`.
struct RunCommand {
  private let arguments: RunArguments
  private let progress: Progress

  init(_ arguments: RunArguments, progress: Progress) {
    self.arguments = arguments
    self.progress = progress
  }

  func run() throws(CommandFailure) -> ExitCode {
    let tree = try SourceTree(path: arguments.path, output: arguments.output ?? "out")
    guard !tree.swiftFiles.isEmpty else {
      throw CommandFailure(.noPreviews, "there is no Swift file in '\(tree.displayPath)'. " + Self.advice)
    }
    let toolchain = try Toolchain.find()
    let cache = try CacheFolder(root: tree.root, toolchain: toolchain)
    let script = try scriptFile(cache)
    let build = try prepare(tree, cache: cache, toolchain: toolchain)
    progress.clear()
    return try start(build, script: script)
  }

  /// The built mirror. The folder is free for others again while the app runs.
  private func prepare(
    _ tree: SourceTree, cache: CacheFolder, toolchain: Toolchain
  ) throws(CommandFailure) -> MirrorBuild {
    let lock = try FileLock(cache.lock, progress: progress)
    defer { lock.release() }
    progress.step("translating \(tree.swiftFiles.count) files")
    let mirror = try Mirror(tree, cache: cache, toolchain: toolchain, viewType: nil)
    mirror.sayNotes(progress)
    // A file that does not parse may hold the app that is missing: then the compiler's message is the better one.
    if !mirror.hasSyntaxError { try check(mirror, tree) }
    let build = try MirrorBuild(
      mirror, of: tree, cache: cache, toolchain: toolchain, progress: progress, verbose: arguments.verbose,
      viewType: nil)
    try build.run()
    return build
  }

  private static let advice =
    "Add an app delegate with @main, or a `#Preview(\"Card\") { CardView() }` beside a view"

  /// Whether there is something to run.
  private func check(_ mirror: Mirror, _ tree: SourceTree) throws(CommandFailure) {
    if let name = arguments.preview { return try mirror.requirePreview(named: name) }
    guard mirror.appModule == nil, mirror.previews.isEmpty else { return }
    throw CommandFailure(.noPreviews, "'\(tree.displayPath)' has no app and no preview. " + Self.advice)
  }

  /// The script's absolute path; what standard input holds is kept in the cache.
  private func scriptFile(_ cache: CacheFolder) throws(CommandFailure) -> String? {
    guard let script = arguments.script else { return nil }
    guard script == "-" else {
      guard FileManager.default.isReadableFile(atPath: script) else {
        throw CommandFailure(.pathNotFound, "there is no script '\(script)', or it cannot be read: check its name")
      }
      return URL(fileURLWithPath: script).path
    }
    let path = cache.path + "/script"
    try OutputPlace.write(FileHandle.standardInput.readDataToEndOfFile(), to: path)
    return path
  }

  // MARK: - Running

  private func start(_ build: MirrorBuild, script: String?) throws(CommandFailure) -> ExitCode {
    var environment = ["ACETATE_OUT": arguments.output ?? "out"]
    environment["ACETATE_HOST"] =
      arguments.host?.rawValue ?? (script == nil ? nil : RunArguments.Host.headless.rawValue)
    if let device = arguments.device { environment["ACETATE_DEVICE"] = device }
    if let scale = arguments.scale { environment["ACETATE_SCALE"] = "\(scale)" }
    if let script { environment["ACETATE_SCRIPT"] = script }
    environment["SWIFT_BACKTRACE"] = RunnerSession.backtraceSettings(build.toolchain.backtracer)
    let showsPreviews = arguments.preview != nil || build.mirror.appModule == nil
    let preview = arguments.preview ?? build.mirror.previews.first?.name ?? ""
    let child = try ChildProcess(
      build.runner, ["--run"] + (showsPreviews ? [preview] : []), environment: environment, hasLifeline: true)
    var crash = CrashReport { path in build.mirror.original(of: path).map(build.tree.displayed) }
    let ending = try follow(child, &crash)
    switch ending {
    case nil:
      progress.say(
        "acetate: the app was ended after \(arguments.timeout ?? 0) s: raise --timeout, or shorten the script")
      return .previewTimedOut
    case .exited(0): return .success
    // What the program says of its settings, its display and its pictures; it has printed the message itself.
    case .exited(65), .exited(69): return .usage
    case .exited(73): return .outputNotWritable
    default:
      let reason = crash.reason(ending) { String(cString: strsignal($0)) }
      progress.say("acetate: the app in '\(build.tree.displayPath)' stopped: \(reason)")
      return .previewFailed
    }
  }

  /// Passes on what the app prints, to its end; nil when it took too long.
  private func follow(_ child: ChildProcess, _ crash: inout CrashReport) throws(CommandFailure) -> ChildProcess.Ending?
  {
    var errors = LineReader()
    let deadline = arguments.timeout.map { ContinuousClock.now + .seconds($0) }
    reading: while true {
      switch child.read(until: deadline) {
      case .data(.output, let bytes): try OutputPlace.write(Data(bytes), to: nil)
      case .data(.errors, let bytes): for line in errors.lines(bytes) where !crash.take(line) { progress.say(line) }
      case .timedOut:
        child.end()
        _ = child.wait()
        return nil
      case .ended: break reading
      }
    }
    for line in errors.rest where !crash.take(line) { progress.say(line) }
    return child.wait()
  }
}
