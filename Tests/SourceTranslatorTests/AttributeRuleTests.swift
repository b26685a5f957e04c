// Attributes and conditions that only mean something on Apple's platforms.
import Testing

@testable import SourceTranslator

@Suite("Attributes and platform conditions")
struct AttributeRuleTests {
  @Test(
    "Objective-C and Interface Builder attributes are blanked, columns stay",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(a:with:) func a(_ x: Int, with: Int) {}", "               func a(_ x: Int, with: Int) {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBOutlet weak var a: A!", "          weak var a: A!"),
      ("@IBAction private func a(_ s: Any) {}", "          private func a(_ s: Any) {}"),
      ("@IBInspectable @objc var a = 1", "                     var a = 1"),
      ("@IBDesignable\nclass A {}", "             \nclass A {}"),
      ("@NSApplicationMain class A {}", "                   class A {}"),
      ("@main\nstruct A {}", "     \nstruct A {}"),
      ("@MainActor @objc class A {}", "@MainActor       class A {}"),
      ("@nonobjc func a() {}", "@nonobjc func a() {}"),
      ("@available(iOS 13, *) func a() {}", "@available(iOS 13, *) func a() {}"),
    ])
  func attributes(text: String, expected: String) {
    #expect(translate(text).text == expected)
  }

  @Test(
    "an @objc protocol is bound to classes, as weak properties of it need",
    arguments: [
      ("@objc protocol P {}", "      protocol P: AnyObject {}"),
      ("@objc public protocol P: Q {}", "      public protocol P: Q, AnyObject {}"),
      ("@objc protocol P: class {}", "      protocol P: class {}"),
      ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
      ("protocol P {}", "protocol P {}"),
    ])
  func protocols(text: String, expected: String) {
    #expect(translate(text).text == expected)
  }

  @Test("attributes in text and comments are left alone")
  func text() {
    let text = "let a = \"@objc os(iOS) #selector(x)\" // @objc\n"
    #expect(translate(text).text == text)
  }

  @Test(
    "iOS and its simulator are true in #if",
    arguments: [
      ("#if os(iOS)\n#endif", "#if true   \n#endif"),
      ("#if DEBUG && (os(iOS) || os(tvOS))\n#endif", "#if DEBUG && (true    || os(tvOS))\n#endif"),
      (
        "#if !os(iOS)\n#elseif targetEnvironment(simulator)\n#endif",
        "#if !true   \n#elseif true                        \n#endif"
      ),
      ("#if os(macOS)\n#endif", "#if os(macOS)\n#endif"),
      ("#if canImport(UIKit)\n#endif", "#if canImport(UIKit)\n#endif"),
    ])
  func conditions(text: String, expected: String) {
    #expect(translate(text).text == expected)
  }

  @Test("a function called os is not a condition")
  func ordinaryCalls() {
    let text = "let a = os(iOS)\n#if X\nlet b = os(iOS)\n#endif\n"
    #expect(translate(text).text == text)
  }

  @Test("#keyPath becomes its string")
  func keyPath() {
    #expect(translate("let a = #keyPath(Model.title.count)").text == "let a = \"title.count\"")
    #expect(translate("let a = #keyPath(frame)").text == "let a = \"frame\"")
  }
}
