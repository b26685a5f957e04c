// The Gallery's interactive screens under a user's fingers: scripts on the headless host, and what the screen shows after.
//
// A script begins with "# Preview: NAME". The exact pixels are held by a sum for each picture; Scripts/golden --update writes
// them anew: look at the pictures in out/gallery-scripts before committing them.

import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Gallery under scripts", .enabled(if: Gallery.command != nil, "ACETATE_COMMAND names no built command"))
struct GalleryScriptTests {
  private static let folder = Gallery.goldens.appendingPathComponent("Scripts")
  private static let isUpdating = ProcessInfo.processInfo.environment["ACETATE_UPDATE_VARIANTS"] == "1"
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".script") }.sorted()
    ?? []

  /// Pairs of pictures that must be alike, and that must not.
  private static let alike = [("buttons-outside", "buttons-up"), ("scroll-top", "scroll-back")]
  private static let unlike = [
    ("buttons-down", "buttons-up"), ("controls", "controls-held"), ("picker-moving", "picker"),
    ("scroll-top", "scroll-past-top"), ("scroll-flicked", "scroll-end"), ("hand-dragged", "hand-top"),
    ("quality-moving", "quality-at-rest"),
  ]

  @Test("Each script's pictures are those that were looked at")
  func pictures() throws {
    try #require(Self.names.count >= 8)
    var sums: [String] = []
    var images: [String: CGImage] = [:]
    for name in Self.names {
      let script = Self.folder.appendingPathComponent(name)
      let first = try String(contentsOf: script, encoding: .utf8).split(separator: "\n").first ?? ""
      let preview = String(first.dropFirst("# Preview: ".count))
      let drawn = try Gallery.play(script, on: preview)
      for picture in Gallery.names(in: drawn) {
        let image = try Gallery.image(drawn, picture)
        images[picture] = image
        sums.append("\(picture) \(image.width)x\(image.height) \(String(image.digest, radix: 16))")
      }
    }
    let file = Self.folder.appendingPathComponent("pictures.sums.txt")
    if Self.isUpdating { try (sums.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8) }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(sums == expected)
    for (a, b) in Self.alike { #expect(try #require(images[a]).digest == #require(images[b]).digest, "\(a), \(b)") }
    for (a, b) in Self.unlike { #expect(try #require(images[a]).digest != #require(images[b]).digest, "\(a), \(b)") }
  }
}
