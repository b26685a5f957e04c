// Files that would break a mirror's build with words about the build: they are refused with words about the files.
import Foundation
import Testing

@Suite("Refused files", .needsBuiltCommand)
struct RefusedFilesTests {
  private func run(_ files: [String: String]) throws -> BuiltCommand.Result {
    let cache = try TemporaryFolder()
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let url = URL(fileURLWithPath: folder.path + "/" + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try BuiltCommand.run("snapshot", folder.path, "--all", "-o", folder.path + "/out", cache: cache)
  }

  private let preview = "import UIKit\n#Preview(\"A\") { UIView() }\n"

  @Test("two files of one name: both are named") func sameName() throws {
    let result = try run(["a/View.swift": preview, "b/View.swift": "import UIKit\n"])
    #expect(result.code == 5)
    #expect(result.errors.contains("a/View.swift") && result.errors.contains("b/View.swift"))
  }

  @Test("a preview in main.swift: its line is named") func main() throws {
    let result = try run(["main.swift": preview])
    #expect(result.code == 5)
    #expect(result.errors.contains("main.swift:2"))
  }
}
