// Runs the built `acetate`, as a user does. ACETATE_COMMAND names it (`make test` sets it to the release build); without
// it the tests that need it say so and are skipped.
import Foundation

@testable import acetate

/// The built command.
enum BuiltCommand {
  static let path = ProcessInfo.processInfo.environment["ACETATE_COMMAND"]

  /// Why the tests are skipped.
  static let reason = "ACETATE_COMMAND does not name a built acetate: run `make test`"

  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// A cache of its own; and no build of the library, which would wait for the SwiftPM that runs these tests.
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
