// Removes mirrors that nobody will use again, so that the cache folder does not grow for ever: those of folders that are
// gone, and those that were not used for a month. Called by CacheFolder at every start.

import Foundation

enum UnusedMirrors {
  /// The file in a mirror that holds the path of its original; its time is that of the last use.
  static let noteName = "original"

  /// Seconds (chosen here).
  static let limit = 30.0 * 86_400

  /// - Parameters:
  ///   - folder: where the mirrors are.
  ///   - own: the mirror in use.
  static func remove(in folder: String, but own: String, now: Date = Date()) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let mirror = folder + "/" + name
      guard URL(fileURLWithPath: mirror).resolvingSymlinksInPath().path != own, isUnused(mirror, now: now) else {
        continue
      }
      removeUnlessLocked(mirror)
    }
  }

  private static func isUnused(_ mirror: String, now: Date) -> Bool {
    let note = mirror + "/" + noteName
    var status = stat()
    // A folder without a note is not finished, or of a version that left none: its own time counts.
    let original = try? String(contentsOfFile: note, encoding: .utf8)
    guard stat(original == nil ? mirror : note, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return false }
    if let original, !original.isEmpty, !FileManager.default.fileExists(atPath: original) { return true }
    return now.timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > limit
  }

  /// Another process may be at work in it.
  private static func removeUnlessLocked(_ mirror: String) {
    let descriptor = open(mirror + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    try? FileManager.default.removeItem(atPath: mirror)
  }
}
