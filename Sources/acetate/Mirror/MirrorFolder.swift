// A folder in the cache whose files are written only when they change, so that an incremental build sees nothing but
// the user's edits. Used by Mirror. Files that are no longer wanted go when `finish` is called.

import Foundation

/// Brings a folder to a wanted state.
struct MirrorFolder {
  /// Absolute.
  let path: String
  private var wanted: Set<String> = []
  /// True once a file was written, linked or removed.
  private(set) var hasChanged = false

  init(path: String) {
    self.path = path
  }

  /// A file with this content.
  mutating func write(_ content: Data, to file: String) throws(CommandFailure) {
    wanted.insert(file)
    let target = path + "/" + file
    if let old = FileManager.default.contents(atPath: target), old == content, !Self.isLink(target) { return }
    try change(file) {
      if Self.isLink(target) { try FileManager.default.removeItem(atPath: target) }
      try content.write(to: URL(fileURLWithPath: target), options: .atomic)
    }
  }

  /// A copy of a file; taken to be the same when size and modification time are.
  mutating func copy(_ source: String, to file: String) throws(CommandFailure) {
    wanted.insert(file)
    let target = path + "/" + file
    var old = stat()
    var new = stat()
    guard stat(source, &new) == 0 else { return }
    if lstat(target, &old) == 0, old.st_size == new.st_size, old.st_mtim.tv_sec == new.st_mtim.tv_sec,
      old.st_mtim.tv_nsec == new.st_mtim.tv_nsec
    {
      return
    }
    try change(file) {
      if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
      try FileManager.default.copyItem(atPath: source, toPath: target)
      var times = [new.st_atim, new.st_mtim]
      utimensat(AT_FDCWD, target, &times, 0)
    }
  }

  /// A link to a file or folder.
  mutating func link(_ source: String, as file: String) throws(CommandFailure) {
    guard wanted.insert(file).inserted else { return }
    let target = path + "/" + file
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == source { return }
    try change(file) {
      if Self.isLink(target) { try FileManager.default.removeItem(atPath: target) }
      try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: source)
    }
  }

  /// Removes every file that was not asked for, hidden ones at the top apart.
  mutating func finish() throws(CommandFailure) {
    for file in Self.files(in: path) where !wanted.contains(file) && file != "Package.resolved" {
      let target = path + "/" + file
      try change(file) { try FileManager.default.removeItem(atPath: target) }
    }
  }

  /// The files and links below a folder, relative to it. Never looks behind a link: what is there is the user's.
  private static func files(in root: String) -> [String] {
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? [] {
        if folder.isEmpty, name.hasPrefix(".") { continue }
        let file = folder.isEmpty ? name : folder + "/" + name
        var status = stat()
        guard lstat(root + "/" + file, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(file) } else { result.append(file) }
      }
    }
    return result.sorted()
  }

  private mutating func change(_ file: String, _ body: () throws -> Void) throws(CommandFailure) {
    hasChanged = true
    let folder = URL(fileURLWithPath: path + "/" + file).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try body()
    } catch {
      throw CommandFailure(
        .internalError,
        "cannot write \(path)/\(file): \(ErrorText.cause(of: error)). Free some space, or set XDG_CACHE_HOME to "
          + "another folder")
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
