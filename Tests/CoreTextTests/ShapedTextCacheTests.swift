// The cache of shaped texts: exact, bounded, and without effect on results.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

@Suite struct ShapedTextCacheTests {
  @Test("The same text and font give the same object; another font does not")
  func hits() throws {
    let cache = ShapedTextCache(capacity: 10)
    let (font, bold) = (try systemFont(17), try systemFont(17, .bold))
    #expect(cache.text("Hello", font: font) === cache.text("Hello", font: font))
    #expect(cache.text("Hello", font: font) !== cache.text("Hello", font: bold))
    #expect(cache.text("Hello", font: font).font === font)
  }

  @Test("Canonically equal texts of different units are kept apart")
  func exactUnits() throws {
    let cache = ShapedTextCache(capacity: 10)
    let font = try systemFont(17)
    #expect("\u{E9}" == "e\u{301}")
    #expect(cache.text("\u{E9}", font: font).units.count == 1)
    #expect(cache.text("e\u{301}", font: font).units.count == 2)
    #expect(cache.text("\u{E9}", font: font).units.count == 1)
  }

  @Test("It holds at most two generations, keeps what is used and does not keep long texts")
  func bound() throws {
    let cache = ShapedTextCache(capacity: 8)
    let font = try systemFont(17)
    let kept = cache.text("kept", font: font)
    for index in 0..<100 {
      _ = cache.text("text \(index)", font: font)
      #expect(cache.count <= 16)
      if index % 4 == 0 { #expect(cache.text("kept", font: font) === kept) }
    }
    let long = String(repeating: "x", count: 300)
    #expect(cache.text(long, font: font) !== cache.text(long, font: font))
  }
}
