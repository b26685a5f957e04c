// The Gallery as the command draws it, and the goldens that it is held against.
//
// Used by: GalleryGoldenTests, GalleryScriptTests, VariantGoldenTests, TreeFileReplayTests.

import CoreGraphics
import Foundation
import ImageIO
import Testing

enum Gallery {
  static let command = ProcessInfo.processInfo.environment["ACETATE_COMMAND"]
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let goldens = here.appendingPathComponent("Goldens")
  /// Pictures, view trees and tree files, at one pixel a point: drawn once for all tests.
  static let drawn = Result { try draw() }

  /// Draws every picture. `scale` in pixels a point; `variant` is one of PreviewVariant's. The pictures are kept in
  /// `out/goldens…`, so that one that differs can be looked at.
  static func draw(scale: Int = 1, variant: String? = nil) throws -> URL {
    let name = "goldens" + (scale == 1 ? "" : "-\(scale)x") + (variant.map { "-" + $0 } ?? "")
    return try run("snapshot", ["--all", "--scale", "\(scale)"], into: name, variant: variant)
  }

  /// Plays a script on a preview: its pictures are in the folder returned, `out/gallery-scripts/…`.
  static func play(_ script: URL, on preview: String) throws -> URL {
    let name = "gallery-scripts/" + script.deletingPathExtension().lastPathComponent
    return try run(
      "run", ["--preview", preview, "--device", "iPhone SE", "--scale", "1", "--script", script.path], into: name)
  }

  private static func run(_ verb: String, _ arguments: [String], into name: String, variant: String? = nil) throws
    -> URL
  {
    let folder = here.appendingPathComponent("../../out/\(name)").standardized
    try? FileManager.default.removeItem(at: folder)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command ?? "")
    process.arguments =
      [verb, here.appendingPathComponent("../../Examples/Gallery").standardized.path] + arguments + ["-o", folder.path]
    var environment = ProcessInfo.processInfo.environment
    environment["ACETATE_VARIANT"] = variant
    environment["ACETATE_TREE_FILES"] = "1"
    // A build of the library would wait for the SwiftPM that runs these tests.
    environment["ACETATE_LIBRARY"] = "as-built"
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "what the command wrote above says why")
    return folder
  }

  static func names(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  static func image(_ folder: URL, _ name: String) throws -> CGImage {
    try ImageCodec.decode(Data(contentsOf: folder.appendingPathComponent(name + ".png"))).image
  }

  static func tree(_ folder: URL, _ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name + ".tree.txt"), encoding: .utf8)
  }
}
