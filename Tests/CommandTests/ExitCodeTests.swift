// The built command on folders that go wrong: each a clear message and an exit code of its own. One tree serves the
// previews that misbehave, as building it takes most of the time; its path has spaces and letters of two scripts.
import Foundation
import Testing

@testable import acetate

@Suite("Exit codes", .serialized, .needsBuiltCommand)
struct ExitCodeTests {
  private static let code = """
    import UIKit

    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
      }
      required init?(coder: NSCoder) { fatalError("no coder") }
      @objc private func tapped() {}
    }

    #Preview("Good, größer", traits: .fixedLayout(width: 30, height: 20)) {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      card
    }

    #Preview("Resources") {
      let url = Bundle.main.url(forResource: "greeting", withExtension: "txt")
      print(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
      return Card(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #Preview("Traps") {
      let numbers: [Int] = []
      let view = UIView()
      view.tag = numbers[3]
      return view
    }

    #Preview("Hangs") {
      while true {}
      return UIView()
    }

    #Preview("Fits", traits: .sizeThatFitsLayout) {
      let label = UILabel()
      label.text = "small"
      return label
    }

    #Preview("Leaves") {
      exit(3)
    }

    """

  /// Made once: its mirror is built by the first test that needs it.
  private static let tree = Result {
    try TemporaryFolder("Näher dran/日本語 views", files: ["Card.swift": code, "Texts/greeting.txt": "good day"])
  }
  private static let cache = Result { try TemporaryFolder("cache") }

  @Test("an empty folder: 4, and what to add")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand.run("snapshot", folder.path, "--all", cache: Self.cache.get())
    #expect(result.code == 4)
    #expect(result.errors.contains(folder.path))
    #expect(result.errors.contains("#Preview"))
  }

  @Test("a missing folder: 3")
  func missingFolder() throws {
    let result = try BuiltCommand.run("snapshot", "/no/such folder", "--all", cache: Self.cache.get())
    #expect(result.code == 3)
    #expect(result.errors.contains("'/no/such folder'"))
  }

  @Test("no arguments: 2")
  func usage() throws {
    #expect(try BuiltCommand.run(cache: Self.cache.get()).code == 2)
  }

  @Test("an unknown preview: 4, and the names there are")
  func unknownPreview() throws {
    let tree = try Self.tree.get()
    let result = try BuiltCommand.run("snapshot", tree.path, "--preview", "Bad", cache: Self.cache.get())
    #expect(result.code == 4)
    #expect(result.errors.contains("Good, größer"))
  }

  @Test("a syntax error: 5, at the user's own file and line")
  func syntaxError() throws {
    let folder = try TemporaryFolder(files: [
      "Broken View.swift": "import UIKit\n\n#Preview(\"A\") {\n  let = 3\n  UIView()\n}\n"
    ])
    let result = try BuiltCommand.run("snapshot", folder.path, "--all", cache: Self.cache.get())
    #expect(result.code == 5)
    #expect(result.errors.contains("\(folder.path)/Broken View.swift:4:"))
    #expect(result.errors.contains("    let = 3") || result.errors.contains("  let = 3"))
  }

  @Test("a folder where pictures cannot go: 8")
  func unwritable() throws {
    let tree = try Self.tree.get()
    let blocked = try TemporaryFolder(files: ["file": ""])
    let result = try BuiltCommand.run(
      "snapshot", tree.path, "--all", "-o", blocked.path + "/file/out", cache: Self.cache.get())
    #expect(result.code == 8)
  }

  @Test("no toolchain: 9")
  func noToolchain() throws {
    let tree = try Self.tree.get()
    let result = try ChildProcess.output(
      of: BuiltCommand.path ?? "", ["snapshot", tree.path, "--all", "-o", tree.path + "/out"],
      environment: ["PATH": "/nonexistent", "XDG_CACHE_HOME": Self.cache.get().path])
    #expect(result.ending == .exited(9))
    #expect(result.errors.contains("PATH"))
  }

  @Test("a preview in a path with spaces and letters of other scripts: 0, picture and tree")
  func good() throws {
    let tree = try Self.tree.get()
    let out = try TemporaryFolder("aus gabe")
    let result = try BuiltCommand.run(
      "snapshot", tree.path, "--preview", "Good, größer", "--scale", "2", "-o", out.path, "--json",
      cache: Self.cache.get())
    #expect(result.code == 0, Comment(rawValue: result.errors))
    let png = FileManager.default.contents(atPath: out.path + "/Good-größer.png") ?? Data()
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
    #expect(png.dropFirst(16).prefix(8) == Data([0, 0, 0, 60, 0, 0, 0, 40]))
    #expect(out.text("Good-größer.tree.txt")?.contains("Card") == true)
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    #expect(list?.count == 1)
    #expect(list?.first?["name"] as? String == "Good, größer")
    #expect(list?.first?["line"] as? Int == 12)
    #expect(list?.first?["file"] as? String == tree.path + "/Card.swift")
    #expect(tree.text("Card.swift") == Self.code)
  }

  @Test("a preview that asks for it is as large as its view needs")
  func fits() throws {
    let tree = try Self.tree.get()
    let out = try TemporaryFolder("out")
    let result = try BuiltCommand.run(
      "snapshot", tree.path, "--preview", "Fits", "-o", out.path, "--json", cache: Self.cache.get())
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    let size = list?.first?["size"] as? [String: Double]
    #expect((20...80).contains(size?["width"] ?? 0))
    #expect((18...30).contains(size?["height"] ?? 0))
  }

  @Test("a file of any folder is found in the main bundle")
  func resources() throws {
    let tree = try Self.tree.get()
    let result = try BuiltCommand.run(
      "snapshot", tree.path, "--preview", "Resources", "-o", "-", cache: Self.cache.get())
    #expect(result.code == 0)
    #expect(result.errors.contains("good day"))
  }

  @Test("a preview that traps: 6, with the line; the others are drawn")
  func traps() throws {
    let tree = try Self.tree.get()
    let out = try TemporaryFolder("out")
    let result = try BuiltCommand.run(
      "snapshot", tree.path, "--preview", "Traps", "--preview", "Good, größer", "-o", out.path, cache: Self.cache.get())
    #expect(result.code == 6)
    #expect(result.errors.contains("'Traps'"))
    #expect(result.errors.contains("\(tree.path)/Card.swift:26:"))
    #expect(out.exists("Good-größer.png"))
    #expect(!out.exists("Traps.png"))
  }

  @Test("a preview that never returns: 7, and its name")
  func hangs() throws {
    let tree = try Self.tree.get()
    let out = try TemporaryFolder("out")
    let result = try BuiltCommand.run(
      "snapshot", tree.path, "--preview", "Hangs", "--timeout", "1", "-o", out.path, cache: Self.cache.get())
    #expect(result.code == 7)
    #expect(result.errors.contains("'Hangs'"))
    #expect(result.errors.contains("--timeout"))
  }

  @Test("a preview that ends the process: 6, and with which code")
  func leaves() throws {
    let tree = try Self.tree.get()
    let out = try TemporaryFolder("out")
    let result = try BuiltCommand.run(
      "snapshot", tree.path, "--preview", "Leaves", "-o", out.path, cache: Self.cache.get())
    #expect(result.code == 6)
    #expect(result.errors.contains("exit code 3"))
  }
}
