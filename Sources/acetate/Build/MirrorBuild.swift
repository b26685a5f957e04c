// Builds a mirror with SwiftPM against Acetate's library, and says what is wrong in the user's terms when it fails.
// Called by SnapshotCommand and RunCommand; hands on the runner's path. Skips SwiftPM when nothing has changed since the last build.

import Foundation
import SourceTranslator

/// The build of a mirror.
struct MirrorBuild {
  let mirror: Mirror
  let tree: SourceTree
  let cache: CacheFolder
  let toolchain: Toolchain
  let library: RuntimeLibrary
  let progress: Progress
  let verbose: Bool
  /// The class of `--view`, for which the only generated code that can be wrong is written.
  let viewType: String?

  /// Brings Acetate's library up to date first.
  init(
    _ mirror: Mirror, of tree: SourceTree, cache: CacheFolder, toolchain: Toolchain, progress: Progress, verbose: Bool,
    viewType: String?
  ) throws(CommandFailure) {
    library = try RuntimeLibrary.prepare(toolchain: toolchain, progress: progress, verbose: verbose)
    (self.mirror, self.tree, self.cache, self.toolchain) = (mirror, tree, cache, toolchain)
    (self.progress, self.verbose, self.viewType) = (progress, verbose, viewType)
  }

  /// The runner; built when it has to be.
  var runner: String { cache.package + "/.build/debug/" + ManifestWriter.runner }

  /// Builds.
  ///
  /// - Throws: ``ExitCode/compileError`` with every error at the user's own file and line.
  func run() throws(CommandFailure) {
    if !mirror.hasChanged, FileManager.default.fileExists(atPath: runner),
      (try? String(contentsOfFile: cache.stamp, encoding: .utf8)) == stamp
    {
      return
    }
    try? FileManager.default.removeItem(atPath: cache.stamp)
    progress.step("compiling")
    let result = try ChildProcess.output(of: toolchain.swift, arguments) { text in
      if verbose { FileHandle.standardError.write(Data(text.utf8)) }
      if let line = text.split(separator: "\n").last(where: { $0.hasPrefix("[") }) {
        progress.step("compiling \(line.prefix(60))")
      }
    }
    guard result.ending == .exited(0) else {
      throw CommandFailure(.compileError, message(for: CompilerOutput(result.output + "\n" + result.errors), result))
    }
    try? stamp.write(toFile: cache.stamp, atomically: true, encoding: .utf8)
    placeResources()
  }

  /// What the last build that succeeded was made with.
  private var stamp: String { arguments.joined(separator: "\n") }

  private var arguments: [String] {
    [
      "build", "--package-path", cache.package, "--product", ManifestWriter.runner,
      // No index, and lines but no variables for the debugger: a crash still names the line.
      "--disable-index-store", "-Xswiftc", "-gline-tables-only", "-Xswiftc", "-use-ld=lld",
      // A new library must recompile what was built against the old one; SwiftPM does not look behind -I.
      "-Xswiftc", "-DACETATE_LIBRARY_\(library.identity)",
    ]
      // Nobody sees warnings; a package may have said that they are errors, and the two flags exclude each other.
      + (tree.isPackage ? [] : ["-Xswiftc", "-suppress-warnings"]) + library.buildArguments
  }

  /// Foundation looks for the main bundle's files in a folder `Resources` beside the program.
  private func placeResources() {
    let link = cache.package + "/.build/debug/Resources"
    try? FileManager.default.removeItem(atPath: link)
    if !tree.isPackage {
      try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: cache.resources)
    }
  }

  private func message(
    for output: CompilerOutput, _ result: (ending: ChildProcess.Ending, output: String, errors: String)
  ) -> String {
    var lines: [String] = []
    var errors = 0
    var keepsNotes = false
    for message in output.messages where !isEcho(message) {
      if message.kind == "error" { errors += 1 }
      keepsNotes = message.kind == "error" || (message.kind == "note" && keepsNotes)
      if keepsNotes { lines += described(message) }
    }
    if lines.isEmpty {
      lines = output.others.map { $0.replacingOccurrences(of: cache.package, with: tree.displayPath) }
    }
    if lines.isEmpty {
      lines = (result.output + result.errors).split(separator: "\n").suffix(20).map(String.init)
    }
    let count =
      errors == 0 ? "the code cannot be built" : "\(errors) error\(errors == 1 ? "" : "s") in '\(tree.displayPath)'"
    return "\(count); correct and run again\n" + lines.joined(separator: "\n")
  }

  /// A `#Preview` that does not parse stays in the text: that there is no such macro says nothing new.
  private func isEcho(_ message: CompilerOutput.Message) -> Bool {
    mirror.hasSyntaxError && message.text == "no macro named 'Preview'"
  }

  /// A message with the user's path and the line as the user wrote it.
  private func described(_ message: CompilerOutput.Message) -> [String] {
    guard let original = mirror.original(of: message.path) else {
      if let viewType, message.kind == "error" {
        return ["'\(viewType)' cannot be made: \(message.text). Write a #Preview that makes one"]
      }
      return ["\(message.kind): \(message.text) (in code that acetate generated: \(message.path):\(message.line))"]
    }
    var lines = ["\(tree.displayed(original)):\(message.line):\(message.column): \(message.kind): \(message.text)"]
    if message.kind == "error", let hint = Self.hint(for: message.text) { lines.append("    " + hint) }
    if let text = try? String(contentsOfFile: tree.root + "/" + original, encoding: .utf8) {
      let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      if message.line >= 1, message.line <= all.count { lines.append("    " + all[message.line - 1]) }
    }
    return lines
  }

  private static func hint(for text: String) -> String? {
    guard text.hasPrefix("no such module '") else { return nil }
    return "(Acetate offers UIKit, QuartzCore, CoreGraphics, CoreText, ImageIO; leave other files out of the folder)"
  }
}
