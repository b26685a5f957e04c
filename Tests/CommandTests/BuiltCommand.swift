// Runs the built `acetate`, as a user does. ACETATE_COMMAND names it (`make test` sets it to the release build); without
// it the tests that need it say so and are skipped, and with a library that is older than its sources they fail at once.
import Foundation
import Testing

@testable import acetate

/// The built command.
enum BuiltCommand {
  static let path = ProcessInfo.processInfo.environment["ACETATE_COMMAND"]

  /// The library is not built here: that would wait for the SwiftPM that runs these tests.
  private static let isLibraryUpToDate = path.map { path in
    let folders = sequence(first: URL(fileURLWithPath: path).resolvingSymlinksInPath()) {
      $0.deletingLastPathComponent()
    }
    let package = folders.dropFirst().first { folder in
      folder.path == "/" || FileManager.default.fileExists(atPath: folder.path + "/Package.swift")
    }
    return package.map(RuntimeLibrary.isUpToDate) ?? false
  }

  /// Whether the tests can run. Throws when they would only meet a library of other sources.
  static func isUsable() throws -> Bool {
    guard let isLibraryUpToDate else { return false }
    guard isLibraryUpToDate else { throw StaleLibrary() }
    return true
  }

  struct StaleLibrary: Error, CustomStringConvertible {
    let description = "Acetate's release library is missing or older than its sources: run `make build`, then the tests"
  }

  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// A cache of its own, and no build of the library.
  static func environment(cache: TemporaryFolder) -> [String: String] {
    ["XDG_CACHE_HOME": cache.path, "ACETATE_LIBRARY": "as-built"]
  }

  /// Runs it with a cache of its own and waits for it.
  static func run(_ arguments: String..., cache: TemporaryFolder) throws -> Result {
    let result = try ChildProcess.output(
      of: path ?? "/nonexistent", arguments, environment: environment(cache: cache))
    guard case .exited(let code) = result.ending else {
      return Result(code: -1, output: result.output, errors: result.errors)
    }
    return Result(code: code, output: result.output, errors: result.errors)
  }
}

extension Trait where Self == ConditionTrait {
  /// For suites that run the built command: skipped without one, failed at once when its library is out of date.
  static var needsBuiltCommand: Self {
    .enabled("ACETATE_COMMAND does not name a built acetate: run `make test`") { try BuiltCommand.isUsable() }
  }

  /// For suites of windows: as `needsBuiltCommand`, and skipped where there is no display to be had.
  static var needsVirtualDisplay: Self {
    .enabled("needs Xvfb, xdotool, SDL2 and `make test`") {
      try VirtualDisplay.isInstalled && BuiltCommand.isUsable()
    }
  }
}
