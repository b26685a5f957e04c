// What the command says while it works: a line that is overwritten, on a terminal only. Messages that matter whatever
// standard error is (notes, failures) go through `say`.

import Foundation

/// Progress and messages on standard error.
struct Progress {
  private let isTerminal = isatty(2) == 1

  /// Shows what is being done now; nothing when standard error is no terminal.
  func step(_ text: String) {
    if isTerminal { write("\u{1b}[2K\r\(text)") }
  }

  /// Removes the line of ``step(_:)``.
  func clear() {
    if isTerminal { write("\u{1b}[2K\r") }
  }

  /// A line that is always printed.
  func say(_ text: String) {
    clear()
    write(text + "\n")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
