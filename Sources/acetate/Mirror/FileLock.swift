// Keeps two runs of the command from working in one folder at once. Held for as long as the work takes; the system
// lets go of it when the process ends, however it ends.

import Foundation

/// An exclusive lock on a file.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock, and says so on a terminal.
  ///
  /// - Throws: ``ExitCode/internalError`` when the file cannot be made.
  init(_ file: URL, progress: Progress) throws(CommandFailure) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandFailure(
        .internalError,
        "cannot write \(file.path): \(String(cString: strerror(errno))). Make the folder writable, or set "
          + "XDG_CACHE_HOME to one that is")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      progress.step("waiting for another acetate that works on the same folder")
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  /// Lets go.
  func release() {
    close(descriptor)
  }
}
