// Entry points: what becomes of `@main` and of a main.swift in a mirror, whose program is the runner.
import Testing

@testable import SourceTranslator

@Suite("Entry points")
struct EntryPointTests {
  @Test("a delegate gets a function that runs it, behind its brace, on the same line")
  func delegate() {
    let result = translate("@main\nclass A: UIResponder, UIApplicationDelegate {\n} // end\nlet b = 1\n")
    #expect(
      result.text == "     \nclass A: UIResponder, UIApplicationDelegate {\n}; @MainActor func __acetateRunApp() "
        + "{ A.main() } // end\nlet b = 1\n")
    #expect(result.runsApp)
  }

  @Test("a delegate by way of a class of another file, or by the old attribute")
  func inherited() {
    let base = "class Base: UIResponder, UIKit.UIApplicationDelegate {}"
    #expect(translate("@main final class A: Base {}", with: [base]).runsApp)
    #expect(translate("@UIApplicationMain class A: Unknown {}").runsApp)
  }

  @Test("other programs are no apps", arguments: ["@main struct A: App {}", "@main enum A { static func main() {} }"])
  func others(text: String) {
    let result = translate(text)
    #expect(!result.runsApp)
    #expect(!result.text.contains("__acetateRunApp"))
  }

  @Test("a main.swift that calls UIApplicationMain becomes a function, its lines where they were")
  func mainFile() {
    let text = "import UIKit\n// Starts.\nlet name = \"A\"\nUIApplicationMain(0, nil, nil, name)\n"
    let result = MainFile.asFunction(text, path: "main.swift")
    #expect(
      result == "import UIKit\n// Starts.\n@MainActor func __acetateRunApp() { let name = \"A\"\n"
        + "UIApplicationMain(0, nil, nil, name)\n\n}\n")
    #expect(MainFile.asFunction("print(1)", path: "main.swift") == nil)
    #expect(MainFile.asFunction("", path: "main.swift") == nil)
  }
}
