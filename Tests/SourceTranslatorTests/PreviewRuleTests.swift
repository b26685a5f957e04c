// `#Preview` blocks become functions on the same lines.
import Testing

@testable import SourceTranslator

@Suite("#Preview")
struct PreviewRuleTests {
  @Test("a named preview becomes a function that returns its body")
  func named() {
    let result = translate("import UIKit\n#Preview(\"Card\") { CardView() }\n")
    #expect(result.previews.map(\.name) == ["Card"])
    #expect(result.previews.map(\.line) == [2])
    #expect(!result.text.contains("#Preview"))
    #expect(result.text.contains("-> __AcetatePreviewBody { CardView() }"))
    #expect(result.notes.isEmpty)
  }

  @Test("a preview without a name is called after its file and its place in it")
  func unnamed() {
    let result = translate("#Preview { A() }\n#Preview(\"B\") { B() }\n#Preview { C() }", path: "Views/Card.swift")
    #expect(result.previews.map(\.name) == ["Card 1", "B", "Card 3"])
  }

  @Test(
    "every line stays where it was",
    arguments: [
      "#Preview(\n  \"A\",\n  traits: .landscapeLeft\n)\n{\n  let v = UIView()\n  return v\n}\nlet x = 1\n",
      "#Preview(\"A\", body: {\n  UIView()\n}\n)\nlet x = 1\n",
      "@available(iOS 17, *)\n#Preview\n{\n UIView()\n}\nlet x = 1\n",
    ])
  func lines(text: String) throws {
    let result = translate(text)
    #expect(lineCount(result.text) == lineCount(text))
    #expect(result.previews.count == 1)
    let last = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "let x = 1")
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "let x = 1") == last)
    #expect(!ParsedSource(path: "out.swift", text: result.text).hasSyntaxError)
  }

  @Test("several statements that end in an expression return it")
  func impliedReturn() {
    let result = translate("#Preview {\n  let v = UIView()\n  v.tag = 1\n  v\n}\n")
    #expect(result.text.contains("  v.tag = 1\n  return v\n"))
  }

  @Test("an explicit return is left alone")
  func explicitReturn() {
    let result = translate("#Preview {\n  let v = UIView()\n  return v\n}\n")
    #expect(result.text.contains("  return v\n"))
    #expect(!result.text.contains("return return"))
  }

  @Test("known traits are handed on, unknown ones noted and left out")
  func traits() {
    let result = translate("#Preview(\"A\", traits: .fixedLayout(width: 10, height: 20), .sparkling) { UIView() }")
    #expect(result.text.contains("[.fixedLayout(width: 10, height: 20)]"))
    #expect(result.previews[0].traits?.hasSuffix("_traits()") == true)
    #expect(result.notes.count == 1)
    #expect(result.notes[0].message.contains(".sparkling"))
  }

  @Test("the conditions around a preview are known, in translated form")
  func conditions() {
    let result = translate(
      "#if DEBUG && os(iOS)\n#Preview { A() }\n#elseif X\n#Preview { B() }\n#else\n#Preview { C() }\n#endif\n")
    #expect(
      result.previews.map(\.conditions) == [
        ["(DEBUG && true)"], ["!(DEBUG && true) && (X)"], ["!(DEBUG && true) && !(X)"],
      ])
  }

  @Test("a selector in a preview's body is translated too")
  func nested() {
    let result = translate(
      "#Preview {\n  let b = UIButton()\n  b.addTarget(b, action: #selector(UIButton.go), for: .x)\n  return b\n}")
    #expect(result.text.contains("Selector(\"go\", UIButton.go)"))
  }

  @Test("a preview with a syntax error passes through")
  func broken() {
    let text = "#Preview { let = }\n"
    let result = translate(text)
    #expect(result.text == text)
    #expect(result.hasSyntaxError)
  }

  @Test("a preview inside a type is left alone")
  func insideType() {
    let text = "struct S {\n  #Preview { A() }\n}\n"
    #expect(translate(text).text == text)
  }

  @Test("a name with quotes and escapes keeps its meaning")
  func escapes() {
    let result = translate(#"#Preview("say \"hi\" \u{e9}") { A() }"#)
    #expect(result.previews[0].name == "say \"hi\" é")
    #expect(PreviewListWriter.list(result.previews, module: "M").contains(#""say \"hi\" é""#))
  }
}
