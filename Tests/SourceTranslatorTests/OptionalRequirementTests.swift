// Optional requirements: text for text. The command's tests compile and run it.
import Testing

@testable import SourceTranslator

@Suite("Optional requirements")
struct OptionalRequirementTests {
  private static let protocolText = "@objc protocol P { @objc optional func did(_ a: A, end: Bool) -> Int }"

  @Test("a requirement gets a name of its own, an optional result and a default")
  func requirement() {
    #expect(
      translate("@objc public protocol P {\n  @objc optional func a(_ x: Int)\n}").text == """
              public protocol P: AnyObject {
                @discardableResult func a_ifImplemented(_ x: Int) -> Void?
        }; extension P { @discardableResult public func a_ifImplemented(_ x: Int) -> Void? { nil } }
        """)
  }

  @Test("a method that meets it gets a companion, an override and a private one do not")
  func implementations() {
    let method = { (text: String) in translate(text, with: [Self.protocolText]).text }
    #expect(
      method("class C: P { public func did(_ a: A, end: Bool) -> Int { 1 } }")
        == "class C: P { public func did(_ a: A, end: Bool) -> Int { 1 }; @discardableResult public func did_ifImplemented("
        + "_ a: A, end: Bool) -> (Int)? { did(a, end: end) } }")
    for text in [
      "class D: C { override func did(_ a: A, end: Bool) -> Int { 2 } }",
      "class C { private func did(_ a: A, end: Bool) -> Int { 2 } }",
      "class C { func did(_ a: A, stop: Bool) -> Int { 2 } }",
      "func did(_ a: A, end: Bool) -> Int { 2 }",
    ] {
      #expect(method(text) == text)
    }
  }

  @Test(
    "calls ask the companion",
    arguments: [
      ("delegate?.did?(a, end: true)", "delegate?.did_ifImplemented(a, end: true)"),
      ("delegate!.did!(a, end: true) + 1", "delegate!.did_ifImplemented(a, end: true)! + 1"),
      ("delegate?.did?(a, other: true)", "delegate?.did?(a, other: true)"),
      ("onEnd?(a)", "onEnd?(a)"),
    ])
  func calls(text: String, expected: String) {
    #expect(translate("let x = \(text)", with: [Self.protocolText]).text == "let x = \(expected)")
  }

  @Test("a property that holds a closure is no requirement, unless a delegate is asked")
  func closures() {
    let others = ["@objc protocol P { @objc optional func end(_ a: A) }", "class C { var end: ((A) -> Void)? }"]
    #expect(translate("let x = self.end?(a)", with: others).text == "let x = self.end?(a)")
    #expect(
      translate("let x = delegate?.end?(a)", with: others).text == "let x = delegate?.end_ifImplemented(a)")
  }

  @Test("UIKit's own lose their question mark")
  func uikit() {
    #expect(translate("d?.scrollViewDidScroll?(s)").text == "d?.scrollViewDidScroll(s)")
    #expect(translate("d?.viewForZooming?(in: s)").text == "d?.viewForZooming(in: s)")
    #expect(translate("d?.scrollViewport?(s)").text == "d?.scrollViewport?(s)")
  }

  @Test("other modules' protocols count")
  func modules() {
    let file = ParsedSource(path: "A.swift", text: "let x = d?.did?(a, end: true)")
    let other = ParsedSource(path: "B.swift", text: Self.protocolText)
    #expect(
      SourceTranslator(files: [file], around: [other]).translate(file).text
        == "let x = d?.did_ifImplemented(a, end: true)")
  }

  @Test("optional properties are noted")
  func properties() {
    let result = translate("@objc protocol P {\n  @objc optional var a: Int { get }\n}\n")
    #expect(result.notes.map(\.line) == [2])
  }
}
