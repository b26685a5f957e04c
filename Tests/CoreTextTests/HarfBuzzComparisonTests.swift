// Shaping against HarfBuzz's own command, where it is installed (Debian's libharfbuzz-bin).
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

private let shapeCommand = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/hb-shape" }.first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite struct HarfBuzzComparisonTests {
  @Test(
    "Glyphs and advances equal hb-shape's",
    .enabled(if: shapeCommand != nil, "hb-shape is not installed: apt install libharfbuzz-bin"),
    arguments: ["Hello UIKit", "AVATAR To Ty", "10:30 - 3x4 -> fi ffi", "e\u{301}q\u{301} Ångström"])
  func equalsCommand(_ text: String) throws {
    let font = CTFontCreateWithName("Inter-Regular", 17, nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(shapeCommand))
    let file = try #require(FontCatalog.shared.folders.map { "\($0)/Inter-Regular.otf" }.first)
    process.arguments = ["--no-glyph-names", "--utf8-clusters", "--language=en", "--no-positions", file, text]
    let positioned = Process()
    positioned.executableURL = process.executableURL
    positioned.arguments = ["--no-glyph-names", "--no-clusters", "--language=en", file, text]
    let expectedGlyphs = try Self.output(process).compactMap { $0.split(separator: "=").first.map(String.init) }
    let expectedAdvances = try Self.output(positioned).compactMap { $0.split(separator: "+").last.map(String.init) }
    let glyphs = ShapedText(text, font: font).pieces.flatMap { $0.word?.glyphs ?? [] }
    #expect(glyphs.map { "\($0.glyph)" } == expectedGlyphs)
    #expect(glyphs.map { "\($0.advance)" } == expectedAdvances)
  }

  private static func output(_ process: Process) throws -> [String] {
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "[]\n"))
      .split(separator: "|").map(String.init)
  }
}
