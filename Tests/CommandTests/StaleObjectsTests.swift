// Objects of other sources than those at hand are removed before a build: after updates, not after edits or commits.
import Foundation
import Testing

@testable import acetate

@Suite("Stale objects")
struct StaleObjectsTests {
  /// A package with objects, and the script that looks after them.
  private final class Package {
    let folder: TemporaryFolder

    init(isRepository: Bool = true) throws {
      folder = try TemporaryFolder(
        "package", files: ["Package.swift": "1", "Sources/A/a.swift": "1", "README": "1", ".gitignore": ".build\n"])
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scripts/stale-objects")
      try FileManager.default.createDirectory(atPath: folder.path + "/Scripts", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: script.path, toPath: folder.path + "/Scripts/stale-objects")
      if isRepository {
        try git("init", "-q")
        try commit()
      }
      try build()
    }

    @discardableResult
    private func run(_ tool: String, _ arguments: [String]) throws -> String {
      let result = try ChildProcess.output(of: tool, arguments)
      #expect(result.ending == .exited(0), Comment(rawValue: result.errors))
      return result.output
    }

    func git(_ arguments: String...) throws {
      try run(
        "/usr/bin/git", ["-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments)
    }

    func commit() throws {
      try git("add", "-A")
      try git("commit", "-q", "-m", "a")
    }

    func edit(_ text: String, _ file: String = "Sources/A/a.swift") throws { try folder.write(text, to: file) }

    func build() throws {
      try folder.write("object", to: ".build/release/a.o")
      try run(folder.path + "/Scripts/stale-objects", ["record"])
    }

    /// Whether the objects are left where they are.
    func keepsObjects() throws -> Bool {
      try run(folder.path + "/Scripts/stale-objects", ["check"])
      return folder.exists(".build/release/a.o")
    }
  }

  @Test("nothing has changed, something was edited, and it was committed: the objects stay")
  func edits() throws {
    let package = try Package()
    #expect(try package.keepsObjects())
    try package.edit("2")
    #expect(try package.keepsObjects())
    try package.edit("new", "Sources/A/b.swift")
    #expect(try package.keepsObjects())
    try package.build()
    try package.commit()
    #expect(try package.keepsObjects())
    try package.edit("3")
    #expect(try package.keepsObjects())
  }

  @Test("another commit's sources: the objects go")
  func update() throws {
    let package = try Package()
    try package.edit("2")
    try package.commit()
    #expect(try !package.keepsObjects())
    #expect(try !package.keepsObjects(), "there is nothing to remove")
    try package.build()
    #expect(try package.keepsObjects())
    try package.git("checkout", "-q", "HEAD~1")
    #expect(try !package.keepsObjects())
  }

  @Test("a commit that leaves the sources alone: the objects stay")
  func otherFiles() throws {
    let package = try Package()
    try package.edit("2", "README")
    try package.commit()
    #expect(try package.keepsObjects())
  }

  @Test("objects of unknown origin go, and without a repository those of other sources")
  func unknown() throws {
    let package = try Package(isRepository: false)
    #expect(try package.keepsObjects())
    try package.edit("2")
    #expect(try !package.keepsObjects())
    let other = try Package()
    try FileManager.default.removeItem(atPath: other.folder.path + "/.build/release.sources")
    #expect(try !other.keepsObjects())
  }
}
