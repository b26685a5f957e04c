// The runner's side of its talk with the command: one JSON object a line on what was standard output. Whatever the
// user's code prints goes to standard error instead, so that it cannot be mistaken for a report.

import Foundation

/// Writes events for the command.
struct RunnerReport {
  /// One line. Absent fields are left out.
  struct Event: Codable, Equatable {
    /// "preview" (a list entry), "begin", "end", "failed" or "missing".
    var event: String
    var id: String
    var name: String?
    /// What went wrong, for "failed".
    var message: String?
    /// Points.
    var width: Double?
    /// Points.
    var height: Double?
    /// Device pixels per point.
    var scale: Double?
    var warnings: [String]?
    /// Making the view, in milliseconds.
    var make: Double?
    /// Layout, drawing and writing, in milliseconds.
    var draw: Double?
  }

  private let output: Int32
  private let encoder = JSONEncoder()

  /// Takes standard output over.
  init() {
    output = dup(1)
    dup2(2, 1)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Writes one event at once: the process may trap before the next.
  func send(_ event: Event) {
    guard var bytes = try? encoder.encode(event) else { return }
    bytes.append(10)
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written <= 0 { return }
        rest = rest.dropFirst(written)
      }
    }
  }
}
