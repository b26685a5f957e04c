// The system font's measures and widths against the platform's, and what happens without its files.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct SystemFontTests {
  @Test("The system font reports the platform's vertical measures, linear in the size (measured)")
  func verticalMetrics() throws {
    for size in [1.0, 8, 17, 34, 200] as [CGFloat] {
      for weight in SystemFontWeight.allCases {
        let font = try systemFont(size, weight)
        #expect(abs(CTFontGetAscent(font) - 0.95215 * size) < 1e-9)
        #expect(abs(CTFontGetDescent(font) - 0.24121 * size) < 1e-9)
        #expect(CTFontGetLeading(font) == 0)
        #expect(abs(CTFontGetCapHeight(font) - 0.7046 * size) < 1e-9)
        #expect(abs(CTFontGetXHeight(font) - 0.5264 * size) < 1e-9)
        #expect(abs(font.metrics.lineHeight - 1.19336 * size) < 1e-9)
      }
    }
    #expect(abs(try systemFont(17).metrics.lineHeight - 20.287) < 0.001)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var size: CGFloat
    var weight: SystemFontWeight
    var isItalic = false
    var widths: [CGFloat]
    var testDescription: String { "\(weight)\(isItalic ? " italic" : "") \(size)" }
  }

  static let measured = [
    Row(size: 8, weight: .regular, widths: [176.977, 41.957, 50.453]),
    Row(size: 15, weight: .medium, widths: [312.231, 73.956, 90.960]),
    Row(size: 15, weight: .semibold, widths: [317.216, 75.450, 92.787]),
    Row(size: 15, weight: .bold, widths: [324.071, 77.505, 95.299]),
    Row(size: 15, weight: .regular, isItalic: true, widths: [305.735, 72.151, 88.748]),
    Row(size: 19, weight: .light, widths: [370.220, 85.906, 108.274]),
    Row(size: 19, weight: .regular, widths: [375.811, 88.440, 110.057]),
    Row(size: 24, weight: .bold, widths: [491.606, 117.549, 150.091]),
  ]

  @Test("Widths are within 2 % of those measured on a simulator", arguments: measured)
  func widths(_ row: Row) throws {
    let font = try systemFont(row.size, row.weight, italic: row.isItalic)
    let texts = ["The quick brown fox jumps over the lazy dog", "Hello UIKit", "0123456789"]
    for (text, expected) in zip(texts, row.widths) {
      let deviation = width(text, font) / expected - 1
      #expect(abs(deviation) < 0.02, "\(text): \(width(text, font)) for \(expected), \(deviation * 100) %")
    }
  }

  @Test("Nine weights and their italics are eighteen different faces")
  func faces() throws {
    var names: Set<String> = []
    for weight in SystemFontWeight.allCases {
      for italic in [false, true] { names.insert(CTFontCopyPostScriptName(try systemFont(17, weight, italic: italic))) }
    }
    #expect(names.count == 18)
    #expect(CTFontCopyPostScriptName(try systemFont(17, .ultraLight)) == "Inter-Thin")
    #expect(CTFontCopyPostScriptName(try systemFont(17, .thin)) == "Inter-ExtraLight")
    #expect(CTFontCopyPostScriptName(try systemFont(17, .regular, italic: true)) == "Inter-Italic")
    #expect(CTFontGetSlantAngle(try systemFont(17, .regular, italic: true)) < 0)
  }

  @Test("A weight between two of the nine becomes the nearest")
  func nearestWeight() {
    #expect(SystemFontWeight(nearestTo: 0.25) == .medium)
    #expect(SystemFontWeight(nearestTo: 0.9) == .black)
    #expect(SystemFontWeight(nearestTo: -1) == .ultraLight)
    #expect(SystemFontWeight(nearestTo: .nan) == .regular)
  }

  @Test("Sizes that are not positive numbers stand for 12 points (documented for 0)")
  func defaultSize() throws {
    for size in [0, -3, CGFloat.nan, .infinity] { #expect(CTFontGetSize(try systemFont(size)) == 12) }
  }

  @Test("Without its files the system font is an error that names the package and the folders")
  func missingFont() throws {
    let catalog = FontCatalog(folders: ["/nowhere/at/all"])
    let error = #expect(throws: FontError.self) { try catalog.systemFont(SystemFontRequest(size: 17)) }
    #expect(
      error == .systemFontMissing(file: "Inter-Regular.otf", package: "fonts-inter", folders: ["/nowhere/at/all"]))
    #expect(error?.description.contains("fonts-inter") == true)
    #expect(error?.description.contains("/nowhere/at/all") == true)
  }

  @Test("A damaged file is an error that names it")
  func damagedFont() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("acetate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Inter-Regular.otf")
    try Data("OTTO but no more than that".utf8).write(to: file)
    let catalog = FontCatalog(folders: [folder.path])
    #expect(throws: FontError.unreadable(path: file.path)) { try catalog.systemFont(SystemFontRequest(size: 17)) }
  }

  @Test("Folders are fixed, and ACETATE_FONT_PATH replaces them")
  func folders() {
    #expect(FontCatalog.defaultFolders([:]) == FontCatalog.debianFolders)
    #expect(FontCatalog.defaultFolders(["ACETATE_FONT_PATH": ""]) == FontCatalog.debianFolders)
    #expect(FontCatalog.defaultFolders(["ACETATE_FONT_PATH": "/a:/b c"]) == ["/a", "/b c"])
  }

  @Test("The fingerprint is stable, and differs when files do")
  func fingerprint() {
    let print = FontCatalog.shared.fingerprint()
    #expect(print.split(separator: "\n").count == FontCatalog.shared.fingerprints().count)
    #expect(FontCatalog.shared.fingerprints().allSatisfy { $0.hash.count == 16 })
    #expect(print == FontCatalog(folders: FontCatalog.shared.folders).fingerprint())
    #expect(print != FontCatalog(folders: []).fingerprint())
  }

  @Test("Fonts of one file share a face; the same request gives the same font")
  func sharing() throws {
    #expect(try systemFont(17) === systemFont(17))
    #expect(try systemFont(17).face === systemFont(18).face)
    #expect(try systemFont(17).face !== systemFont(17, .bold).face)
  }
}
