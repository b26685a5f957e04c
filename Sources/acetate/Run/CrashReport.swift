// Reads out of a runner's standard error why it died and where in the user's code: the fatal message, and the first
// frame of the toolchain's backtrace that lies in a file of the user's. Used by RunnerSession. Pure.

/// What is known of a crash.
struct CrashReport {
  /// Turns an absolute path of the mirror into the user's; nil for other files.
  let userPath: (String) -> String?
  private var message: String?
  private var place: String?
  private var isInBacktrace = false

  init(userPath: @escaping (String) -> String?) {
    self.userPath = userPath
  }

  /// Takes a line in.
  ///
  /// - Returns: false when the line is no part of a crash report, but something the user's code printed.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") || line == "Current stack trace:" {
      isInBacktrace = true
    }
    if isInBacktrace {
      if place == nil, let start = line.firstRange(of: " at /") { place = userPlace(line[start.upperBound...]) }
      return true
    }
    guard let marker = line.firstRange(of: "Fatal error") else { return false }
    // "Module/File.swift:20: Fatal error: Index out of range": the place is the library's own more often than not.
    let text = line[marker.upperBound...].drop { $0 == ":" || $0 == " " }
    message = text.isEmpty ? "fatal error" : String(text)
    return true
  }

  /// The reason in a few words.
  func reason(_ ending: ChildProcess.Ending?, signalName: (Int32) -> String) -> String {
    let end =
      switch ending {
      case .signalled(let signal): "signal \(signal), \(signalName(signal))"
      case .exited(let code): "it ended the process with exit code \(code)"
      case nil: "it closed the runner's outputs"
      }
    return (message ?? end) + (place.map { ", at \($0)" } ?? "")
  }

  /// `File.swift:20:21`, from a path without its first slash, with its line and column.
  private func userPlace(_ text: Substring) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil,
      let path = userPath("/" + parts.dropLast(2).joined(separator: ":"))
    else { return nil }
    return "\(path):\(parts[parts.count - 2]):\(parts[parts.count - 1])"
  }
}
