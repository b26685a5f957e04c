// How one preview ended. Made by RunnerSession, read by the report and for the exit code.

/// The end of one preview.
enum PreviewOutcome: Equatable {
  case drawn(RunnerEvent)
  /// It could not be drawn: the message says why.
  case failed(String)
  /// It ended the process.
  case trapped(String)
  /// It did not return in time.
  case timedOut
  /// It is not part of this build: its `#if` is false.
  case compiledOut

  /// The code for the command's exit; nil when nothing is wrong.
  var exitCode: ExitCode? {
    switch self {
    case .drawn, .compiledOut: nil
    case .failed, .trapped: .previewFailed
    case .timedOut: .previewTimedOut
    }
  }
}
