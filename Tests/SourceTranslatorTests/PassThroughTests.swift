// What must come out as it went in, and line breaks under random damage.
import Testing

@testable import SourceTranslator

@Suite("Pass-through")
struct PassThroughTests {
  @Test(
    "ordinary Swift is byte for byte the same",
    arguments: [
      "", "\n", "import UIKit\r\nlet a = 1\r\n", "let s = \"é😀\"\n// 日本語\n", "#if X\n#endif", "\u{feff}let a = 1\n",
    ])
  func unchanged(text: String) {
    #expect(translate(text).text == text)
  }

  @Test("text with letters of several bytes is edited at the right place")
  func multibyte() {
    #expect(translate("/* 日本語 */ @objc func é() {} // ü").text == "/* 日本語 */       func é() {} // ü")
  }

  @Test("any damage to a file keeps the number of its lines")
  func damaged() {
    let text = """
      @objc class A: UIView {
        @IBOutlet weak var a: UILabel!
        func go() { add(#selector(
          go(_:))) }
      }
      #if os(iOS)
      #Preview("A", traits: .landscapeLeft) {
        let a = A()
        a
      }
      #endif

      """
    var state: UInt64 = 7
    let characters = Array(text)
    for _ in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var damaged = characters
      let place = Int(state >> 33) % damaged.count
      guard damaged[place] != "\n" else { continue }
      damaged.remove(at: place)
      let input = String(damaged)
      #expect(lineCount(translate(input).text) == lineCount(input))
    }
  }
}
