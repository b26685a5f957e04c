// The manifests of mirrors, and the generated list of previews.
import Testing

@testable import SourceTranslator

@Suite("Generated files")
struct ManifestWriterTests {
  private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let demo = Package(
      name: "Demo",
      dependencies: [.package(path: "../Kit"), .package(path: "/abs"), .package(url: "https://a.b/c", from: "1.0.0")],
      targets: [.target(name: "Views"), .executableTarget(name: "App", dependencies: ["Views"])])

    """

  @Test("the user's lines stay, the runner comes behind them")
  func package() {
    let text = ManifestWriter.package(
      ParsedSource(path: "Package.swift", text: manifest), folder: "/home/me/Demo", targets: ["Views"])
    #expect(text.hasPrefix("// swift-tools-version: 5.9\nimport PackageDescription\nlet demo"))
    #expect(text.contains(".package(path: \"/home/me/Kit\"), .package(path: \"/abs\")"))
    #expect(text.contains("demo.targets.append("))
    #expect(text.contains(".executableTarget(name: \"App\""))
    #expect(text.contains("dependencies: [.target(name: \"Views\")]"))
  }

  @Test("an executable with previews becomes a library")
  func executables() {
    let text = ManifestWriter.package(
      ParsedSource(path: "Package.swift", text: manifest), folder: "/home/me/Demo", targets: ["App"])
    #expect(text.contains(".target(name: \"App\""))
  }

  @Test("tools versions before 5.4 have no executableTarget")
  func oldTools() {
    let text = ManifestWriter.package(
      ParsedSource(path: "Package.swift", text: "// swift-tools-version:5.3\nlet package = Package(name: \"A\")\n"),
      folder: "/a", targets: ["V"])
    #expect(text.contains(".target(name: \"AcetatePreviewRunner\""))
  }

  @Test("the list keeps conditions around their previews")
  func list() {
    let preview = PreviewDeclaration(
      name: "A", path: "a b.swift", line: 3, body: "f()", traits: "t()", conditions: ["(DEBUG)"])
    let text = PreviewListWriter.list([preview], module: "M")
    #expect(text.contains("  #if (DEBUG)\n  list.append("))
    #expect(text.contains("file: \"a b.swift\", line: 3"))
    #expect(text.contains("traits: t(), body: { f() }))\n  #endif"))
    #expect(!ParsedSource(path: "", text: text).hasSyntaxError)
  }

  @Test("the runner asks every module")
  func main() {
    let text = PreviewListWriter.main(modules: ["A", "B"])
    #expect(text.contains("import A\nimport B\n"))
    #expect(text.contains("__acetatePreviews_A() + __acetatePreviews_B(), app: nil, arguments:"))
    #expect(PreviewListWriter.main(modules: ["A", "B"], app: "B").contains("app: __acetateApp_B, arguments:"))
    #expect(PreviewListWriter.list([], module: "B", runsApp: true).contains("public func __acetateApp_B()"))
  }
}
