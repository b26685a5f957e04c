// Overriding in extensions: text for text. The command's tests compile and run it.
import Testing

@testable import SourceTranslator

@Suite("Overrides in extensions")
struct ExtensionOverrideTests {
  @Test("an override moves its name into the class, and keeps its body and lines")
  func method() {
    let text = """
      class A: UIView {
        var a = 1
      }
      extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      """
    let result = translate(text)
    #expect(
      result.text == """
        class A: UIView {
          var a = 1
        override func layoutSubviews() { layoutSubviews_inAExtension() } }
        extension A {
                   func layoutSubviews_inAExtension() {
            super.layoutSubviews()
          }
        }
        """)
    #expect(result.notes.isEmpty)
  }

  @Test("the class and the extension may be in different files")
  func files() {
    let other = "extension A { override var frame: CGRect { get { super.frame } set { super.frame = newValue } } }"
    #expect(
      translate("public class A: UIView {}", with: [other]).text
        == "public class A: UIView {override var frame: CGRect { get { frame_inAExtension } set { frame_inAExtension = newValue } } }"
    )
    let moved = translate(other, with: ["public class A: UIView {}"]).text
    #expect(moved.contains("var frame_inAExtension: CGRect { get { super.frame }"))
    #expect(!moved.contains("override"))
  }

  @Test(
    "signatures are handed on",
    arguments: [
      ("override func a(_ b: Int, c d: String) -> Bool { true }", "{ a_inAExtension(b, c: d) }"),
      ("override func a(b: inout Int) {}", "{ a_inAExtension(b: &b) }"),
      ("override func a(_ b: @autoclosure () -> Int) {}", "{ a_inAExtension(b()) }"),
      ("override func a<T: P>(_ b: T) throws -> T where T: Q { b }", "where T: Q { try a_inAExtension(b) }"),
      ("override func a() async {}", "{ await a_inAExtension() }"),
      ("override class var layerClass: AnyClass { L.self }", "override class var layerClass: AnyClass { layerClass_in"),
      ("@objc open override func a() {}", "; override open func a() { a_inAExtension() }"),
    ])
  func signatures(member: String, forward: String) {
    #expect(translate("class A: B { var x = 1 }\nextension A { \(member) }").text.contains(forward))
  }

  @Test("what a subclass overrides moves too; what nobody overrides stays")
  func overridden() {
    let text = translate(
      """
      class A: UIView {}
      extension A { @objc func go() {}
        func stay() {} }
      class B: A { override func go() {} }
      """
    ).text
    #expect(text.contains("class A: UIView {func go() { go_inAExtension() } }"))
    #expect(text.contains("  func stay() {} }"))
    #expect(text.contains("class B: A { override func go() {} }"))
  }

  @Test("extensions of other modules' classes, observers and variadic parameters are left alone, with a note")
  func refusals() {
    for text in [
      "extension UILabel { override func draw(_ rect: CGRect) {} }",
      "class A: UIView {}\nextension A { override var frame: CGRect { didSet {} } }",
      "class A: B {}\nextension A { override func a(_ b: Int...) {} }",
    ] {
      let result = translate(text)
      #expect(result.text == text)
      #expect(result.notes.count == 1)
    }
  }

  @Test("code that is not compiled is not named")
  func conditions() {
    let text = { (condition: String) in
      translate("class A: UIView {\n}\n#if \(condition)\nextension A { override func go() {} }\n#endif").text
    }
    #expect(text("os(iOS) && !os(tvOS)").contains("go() { go_inAExtension() }"))
    #expect(text("canImport(UIKit) || X").contains("go() { go_inAExtension() }"))
    #expect(!text("os(macOS)").contains("go_inAExtension"))
    #expect(!text("SOME_FLAG").contains("go_inAExtension"))
  }
}
