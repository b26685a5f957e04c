// `#selector` becomes a selector that carries its method.
import Foundation
import Testing

@testable import SourceTranslator

@Suite("#selector")
struct SelectorRuleTests {
  /// A class with methods of every shape, and `#selector(REFERENCE)` inside it.
  private func selector(_ reference: String, with others: [String] = []) -> String? {
    let text = """
      class MyView: UIView {
        @objc func tapped() {}
        @objc func handlePan(gesture: UIPanGestureRecognizer) {}
        @objc func changed(_ sender: UISlider) {}
        @objc(openIt:now:) func open(it: Int, now: Bool) {}
        @objc func twice() {}
        @objc func twice(_ sender: Any) {}
        func setUp() { use(#selector(\(reference))) }
      }
      class Small: MyView {}
      """
    let result = translate(text, with: others)
    guard let start = result.text.range(of: "use(")?.upperBound else { return nil }
    let line = result.text[start...].prefix { $0 != "\n" }
    return String(line.dropLast(3))
  }

  @Test(
    "a bare name belongs to the type around it",
    arguments: [
      ("tapped", "Selector(\"tapped\", MyView.tapped)"),
      ("self.tapped", "Selector(\"tapped\", MyView.tapped)"),
      ("MyView.tapped", "Selector(\"tapped\", MyView.tapped)"),
    ])
  func owners(reference: String, text: String) {
    #expect(selector(reference) == text)
  }

  @Test(
    "labels are taken from the reference, or else from the declaration",
    arguments: [
      ("changed", "Selector(\"changed:\", MyView.changed)"),
      ("changed(_:)", "Selector(\"changed:\", MyView.changed(_:))"),
      ("handlePan", "Selector(\"handlePanWithGesture:\", MyView.handlePan)"),
      ("handlePan(gesture:)", "Selector(\"handlePanWithGesture:\", MyView.handlePan(gesture:))"),
      ("open", "Selector(\"openIt:now:\", MyView.open)"),
      ("Other.elsewhere(at:)", "Selector(\"elsewhereAt:\", Other.elsewhere(at:))"),
      ("Other.elsewhere", "Selector(\"elsewhere\", Other.elsewhere)"),
      ("UIResponderStandardEditActions.copy(_:)", "Selector(\"copy:\", UIResponder.copy(_:))"),
      ("paste", "Selector(\"paste:\", MyView.paste)"),
    ])
  func names(reference: String, text: String) {
    #expect(selector(reference) == text)
  }

  @Test("a declaration in another file, or inherited, gives the name")
  func otherFiles() {
    let other = "class Base: NSObject {}\nextension Base { @objc func elsewhere(at x: Int) {} }\nclass Other: Base {}"
    #expect(selector("Other.elsewhere", with: [other]) == "Selector(\"elsewhereAt:\", Other.elsewhere)")
    #expect(selector("Small.changed") == "Selector(\"changed:\", Small.changed)")
  }

  @Test(
    "a type after `as` chooses the overload",
    arguments: [
      ("twice as () -> Void", "Selector(\"twice\", (MyView.twice) as @MainActor (MyView) -> () -> Void)"),
      ("twice as (Any) -> Void", "Selector(\"twice:\", (MyView.twice) as @MainActor (MyView) -> (Any) -> Void)"),
      (
        "(MyView.twice) as (MyView) -> (Any) -> Void",
        "Selector(\"twice:\", (MyView.twice) as @MainActor (MyView) -> (Any) -> Void)"
      ),
    ])
  func overloads(reference: String, text: String) {
    #expect(selector(reference) == text)
  }

  @Test("a method of an instance is found by the instance's type")
  func instances() {
    #expect(selector("helper.run(_:)") == "Selector(\"run:\", type(of: helper).run(_:))")
  }

  @Test("extensions, nested types and protocols name their method's type")
  func scopes() {
    let text = """
      extension Outer.Inner { func a() { use(#selector(go)) } }
      class Outer { class Deep { @objc func go() {}; func b() { use(#selector(go)) } } }
      protocol P: AnyObject { }
      """
    let result = translate(text)
    #expect(result.text.contains("Selector(\"go\", Outer.Inner.go)"))
    #expect(result.text.contains("Selector(\"go\", Outer.Deep.go)"))
  }

  @Test("line breaks in a reference stay")
  func lines() {
    let text = "class A {\n  func a() { use(#selector(\n    go(_:)\n  )) }\n  let x = 1\n}\n"
    let result = translate(text)
    #expect(lineCount(result.text) == lineCount(text))
    #expect(!ParsedSource(path: "", text: result.text).hasSyntaxError)
  }

  @Test("accessors of a property carry a closure that reads or sets it")
  func accessors() {
    let text = """
      class A {
        @objc var isOn = false
        func f() { use(#selector(getter: isOn), #selector(setter: A.isOn), #selector(getter: self.isOn)) }
      }
      """
    let result = translate(text)
    #expect(result.notes.isEmpty)
    #expect(result.text.contains("use(Selector(\"isOn\", { (target: A) in { target.isOn } }), "))
    #expect(result.text.contains(" Selector(\"setIsOn:\", { (target: A) in { target.isOn = $0 } }), "))
    #expect(result.text.contains(" Selector(\"isOn\", { (target: A) in { target.isOn } }))"))
  }

  @Test("accessors of an instance and references outside a type are noted and left alone")
  func refusals() {
    let result = translate("let s = #selector(go)\nclass A { let t = #selector(getter: other.x) }\n")
    #expect(result.notes.map(\.line) == [1, 2])
    #expect(result.text.contains("#selector(go)"))
    #expect(result.text.contains("#selector(getter: other.x)"))
  }

  @Test("Apple's submodules are imported as the module that they belong to; single declarations stay")
  func submodules() {
    let text = """
      import UIKit.UIGestureRecognizerSubclass
      @_exported import UIKit.UIView
      import class UIKit.UILabel
      import Other.Part
      """
    #expect(
      translate(text).text == """
        import UIKit
        @_exported import UIKit
        import class UIKit.UILabel
        import Other.Part
        """)
  }
}
