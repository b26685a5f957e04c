// The command from its arguments to its exit code. Called by main.swift; runs SnapshotCommand or RunCommand and turns its failure
// into one message on standard error.

import Foundation

/// The command.
enum Command {
  /// Runs the command and tells how it ended.
  ///
  /// - Parameter arguments: those after the command's name.
  static func run(_ arguments: [String]) -> ExitCode {
    signal(SIGPIPE, SIG_IGN)
    let progress = Progress()
    do throws(CommandFailure) {
      switch try Arguments(arguments) {
      case .help: print(HelpText.help)
      case .version: print(HelpText.version)
      case .snapshot(let snapshot): return try SnapshotCommand(snapshot, progress: progress).run()
      case .run(let run): return try RunCommand(run, progress: progress).run()
      }
      return .success
    } catch {
      progress.say("acetate: " + error.message)
      return error.code
    }
  }
}
