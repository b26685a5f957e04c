// The Gallery's views that are tested here are copies of its files, word for word: sources outside a target's folder cannot
// be compiled into it.

import Foundation
import Testing

@Suite struct GalleryCopiesTests {
  @Test("Each copy is the Gallery's file", arguments: ["TileBoardView", "NestView"]) func same(name: String) throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let copy = try Data(contentsOf: here.appendingPathComponent("Gallery/\(name).swift"))
    let original = try Data(
      contentsOf: here.appendingPathComponent("../../Examples/Gallery/\(name).swift").standardized)
    #expect(copy == original, "copy Examples/Gallery/\(name).swift to Tests/UIKitTests/Gallery")
  }
}
