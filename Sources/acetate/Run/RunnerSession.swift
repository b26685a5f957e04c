// Runs the preview runner until every preview has ended one way or another: reads its report, holds each preview to
// the time limit, and starts a new runner for the rest when one traps or hangs. Called by SnapshotCommand.

import Foundation

/// The drawing of a list of previews.
struct RunnerSession {
  /// The runner's path.
  let runner: String
  /// Arguments for every start: size, device, folder.
  let options: [String]
  /// Seconds that one preview may take.
  let timeout: Double
  let progress: Progress
  /// The toolchain's swift-backtrace; nil when it has none.
  let backtracer: String?
  /// Turns an absolute path of the mirror into the user's; nil for other files.
  let userPath: (String) -> String?

  /// A preview to draw.
  struct Request: Equatable {
    /// "file:line".
    var identifier: String
    var name: String
    /// The name of its files, without extension.
    var stem: String
  }

  /// Draws all of them.
  ///
  /// - Returns: an outcome per identifier.
  func draw(_ requests: [Request]) throws(CommandFailure) -> [String: PreviewOutcome] {
    var outcomes: [String: PreviewOutcome] = [:]
    while true {
      let rest = requests.filter { outcomes[$0.identifier] == nil }
      guard !rest.isEmpty else { return outcomes }
      let before = outcomes.count
      try runOnce(rest, total: requests.count, &outcomes)
      if outcomes.count == before {
        throw CommandFailure(.internalError, "the preview runner \(runner) drew nothing and did not say why")
      }
    }
  }

  /// One runner, from its start to its end.
  private func runOnce(
    _ requests: [Request], total: Int, _ outcomes: inout [String: PreviewOutcome]
  ) throws(CommandFailure) {
    let child = try ChildProcess(
      runner, options + ["--render"] + requests.flatMap { [$0.identifier, $0.stem] },
      environment: ["SWIFT_BACKTRACE": Self.backtraceSettings(backtracer)], hasLifeline: true)
    var report = LineReader()
    var errors = LineReader()
    // Before the first begin and between previews too: code that runs at start may hang as well.
    var current: Request? = requests.first
    var crash = CrashReport(userPath: userPath)
    var deadline = ContinuousClock.now + .seconds(timeout)
    reading: while true {
      switch child.read(until: deadline) {
      case .data(.errors, let bytes):
        for line in errors.lines(bytes) where !crash.take(line) { progress.say(line) }
      case .data(.output, let bytes):
        for line in report.lines(bytes) {
          guard let event = try? JSONDecoder().decode(RunnerEvent.self, from: Data(line.utf8)) else { continue }
          if let outcome = outcome(of: event) { outcomes[event.id] = outcome }
          current = requests.first { outcomes[$0.identifier] == nil }
          if let current { progress.step("drawing \(outcomes.count + 1) of \(total): \(current.name)") }
          deadline = ContinuousClock.now + .seconds(timeout)
        }
      case .timedOut:
        child.end()
        _ = child.wait()
        if let current { outcomes[current.identifier] = .timedOut }
        return
      case .ended: break reading
      }
    }
    for line in errors.rest where !crash.take(line) { progress.say(line) }
    // Both outputs are closed, but user code may have left the process running.
    let ending = child.wait(until: .now + .seconds(timeout))
    if ending == nil {
      child.end()
      _ = child.wait()
    }
    if let current {
      outcomes[current.identifier] = .trapped(crash.reason(ending) { String(cString: strsignal($0)) })
    }
  }

  private func outcome(of event: RunnerEvent) -> PreviewOutcome? {
    switch event.event {
    case "end": .drawn(event)
    case "failed": .failed(event.message ?? "no reason was given")
    case "missing": .compiledOut
    default: nil
    }
  }

  /// The place in the user's code is worth the 40 ms that a backtrace of the crashed thread takes.
  static func backtraceSettings(_ backtracer: String?) -> String {
    guard let backtracer else { return "enable=no" }
    return "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no,limit=64,"
      + "symbolicate=fast,swift-backtrace=\(backtracer)"
  }
}

/// Cuts a stream of bytes into lines.
struct LineReader {
  private var pending: [UInt8] = []

  /// The lines that are complete with these bytes.
  mutating func lines(_ bytes: [UInt8]) -> [String] {
    pending += bytes
    var lines: [String] = []
    while let end = pending.firstIndex(of: 10) {
      lines.append(String(decoding: pending[..<end], as: UTF8.self))
      pending.removeSubrange(...end)
    }
    return lines
  }

  /// What came after the last line break.
  var rest: [String] { pending.isEmpty ? [] : [String(decoding: pending, as: UTF8.self)] }
}
