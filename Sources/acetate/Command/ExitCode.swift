// How the command ends: codes that scripts may rely on, and the failure that carries one. Thrown by every step,
// turned into a message and an exit by Command. The codes are part of `--help`; they never change meaning.

/// The exit codes of the command.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case internalError = 1
  case usage = 2
  case pathNotFound = 3
  case noPreviews = 4
  case compileError = 5
  case previewFailed = 6
  case previewTimedOut = 7
  case outputNotWritable = 8
  case toolchainMissing = 9

  /// One line for `--help`.
  var meaning: String {
    switch self {
    case .success: "every picture was written, or the app ended by itself"
    case .internalError: "Acetate itself failed: please report it"
    case .usage: "the arguments or the script make no sense, or there is no display for --host window"
    case .pathNotFound: "PATH or the script does not exist or cannot be read"
    case .noPreviews: "PATH holds no preview, or none of that name or type, and no app to run"
    case .compileError: "the code does not compile (the messages name your files)"
    case .previewFailed:
      "a preview trapped, ended the process or could not be drawn (the others were); or the app trapped"
    case .previewTimedOut: "a preview did not return within --timeout (the others were drawn); or the app did not end"
    case .outputNotWritable: "a picture or page could not be written"
    case .toolchainMissing: "no Swift toolchain on PATH, or Acetate's library cannot be built with it"
    }
  }
}

/// Why the command stops: a code, and a message that says what happened, to what, and what to do.
struct CommandFailure: Error, Equatable {
  var code: ExitCode
  var message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
