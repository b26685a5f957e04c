// A folder for one test, removed with it.
import Foundation

/// Files on disk, relative to a folder of their own.
final class TemporaryFolder: Sendable {
  let path: String

  /// - Parameter name: the last part of the folder's path.
  init(_ name: String = "tree", files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "acetate-tests-\(UUID().uuidString)/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(text, to: file) }
  }

  deinit {
    try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + file) }

  func text(_ file: String) -> String? { try? String(contentsOfFile: path + "/" + file, encoding: .utf8) }
}
