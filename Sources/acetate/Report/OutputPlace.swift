// Where pictures go: a folder, one file, or standard output. Copies what the runner drew out of the cache, and refuses
// before anything is built when the place cannot be written.

import Foundation

/// The place that `-o` names.
enum OutputPlace: Equatable {
  /// As the user wrote it, without a slash at its end.
  case folder(String)
  case file(String)
  case standardOutput

  /// What `-o` means for a selection.
  init(_ output: String?, selection: SnapshotArguments.Selection) {
    switch output {
    case nil: self = .folder("out")
    case "-": self = .standardOutput
    case .some(let path):
      if selection != .all, path.lowercased().hasSuffix(".png") {
        self = .file(path)
      } else {
        self = .folder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
      }
    }
  }

  /// The folder to leave out of PATH, as this command writes there.
  var folderPath: String? {
    if case .folder(let path) = self { return path }
    return nil
  }

  /// Makes the folder, and sees whether files can be written there.
  func prepare() throws(CommandFailure) {
    let folder: String
    switch self {
    case .standardOutput: return
    case .folder(let path): folder = path
    case .file(let path):
      let parent = (path as NSString).deletingLastPathComponent
      folder = parent.isEmpty ? "." : parent
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw CommandFailure(.outputNotWritable, "'\(path)' is a folder: give -o another file name")
      }
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .outputNotWritable,
        "the folder '\(folder)' cannot be made: a file may be in its way, or the folder above is read-only")
    }
    guard access(folder, W_OK) == 0 else {
      throw CommandFailure(
        .outputNotWritable, "the folder '\(folder)' cannot be written: change its permissions, or give -o another place"
      )
    }
  }

  /// Where a preview's picture goes; nil for standard output.
  func picture(_ stem: String) -> String? {
    switch self {
    case .folder(let path): path + "/" + stem + ".png"
    case .file(let path): path
    case .standardOutput: nil
    }
  }

  /// Where a preview's tree goes; nil for standard output.
  func tree(_ stem: String) -> String? {
    switch self {
    case .folder(let path): path + "/" + stem + ".tree.txt"
    case .file(let path): String(path.dropLast(4)) + ".tree.txt"
    case .standardOutput: nil
    }
  }

  /// Where a preview's tree file goes; nil for standard output.
  func treeFile(_ stem: String) -> String? {
    switch self {
    case .folder(let path): path + "/" + stem + ".actree"
    case .file(let path): String(path.dropLast(4)) + ".actree"
    case .standardOutput: nil
    }
  }

  /// Copies a file the runner wrote, in one step; `target` nil writes it to standard output.
  static func deliver(_ source: String, to target: String?) throws(CommandFailure) {
    guard let data = FileManager.default.contents(atPath: source) else {
      throw CommandFailure(.internalError, "the runner reported \(source) but did not write it")
    }
    try write(data, to: target)
  }

  /// Writes a file in one step; `target` nil writes to standard output.
  static func write(_ data: Data, to target: String?) throws(CommandFailure) {
    do {
      if let target {
        try data.write(to: URL(fileURLWithPath: target), options: .atomic)
      } else {
        try FileHandle.standardOutput.write(contentsOf: data)
      }
    } catch {
      throw CommandFailure(
        .outputNotWritable,
        "\(target.map { "'\($0)'" } ?? "standard output") cannot be written: \(ErrorText.cause(of: error))")
    }
  }
}
