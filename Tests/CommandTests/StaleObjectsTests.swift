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

    /// As `make` does it. Answers whether the objects of the last build were left where they were.
    @discardableResult
    func build(_ build: String = ".build/release") throws -> Bool {
      try run(folder.path + "/Scripts/stale-objects", [build])
      let isLeft = folder.exists(build + "/a.o")
      try folder.write("object", to: build + "/a.o")
      return isLeft
    }
  }

  @Test("nothing has changed, something was edited, and it was committed: the objects stay")
  func edits() throws {
    let package = try Package()
    #expect(try package.build())
    try package.edit("2")
    #expect(try package.build())
    try package.edit("new", "Sources/A/b.swift")
    #expect(try package.build())
    try package.commit()
    #expect(try package.build())
    try package.edit("3")
    #expect(try package.build())
  }

  @Test("another commit's sources: the objects go")
  func update() throws {
    let package = try Package()
    try package.edit("2")
    try package.commit()
    #expect(try !package.build())
    #expect(try package.build())
    try package.git("checkout", "-q", "HEAD~1")
    #expect(try !package.build())
  }

  @Test("the objects went and the build failed: what it left is of these sources, and stays")
  func failedBuild() throws {
    let package = try Package()
    try package.edit("2")
    try package.commit()
    #expect(try !package.build())
    try package.edit("3")
    #expect(try package.build())
  }

  @Test("a commit that leaves the sources alone: the objects stay")
  func otherFiles() throws {
    let package = try Package()
    try package.edit("2", "README")
    try package.commit()
    #expect(try package.build())
  }

  @Test("objects of unknown origin go, and without a repository those of other sources")
  func unknown() throws {
    let package = try Package(isRepository: false)
    #expect(try package.build())
    try package.edit("2")
    #expect(try !package.build())
    let other = try Package()
    try FileManager.default.removeItem(atPath: other.folder.path + "/.build/release.sources")
    #expect(try !other.build())
  }

  @Test("each folder is looked after by itself, with its plan")
  func folders() throws {
    let package = try Package()
    for build in [".build/debug", "Benchmarks/.build/release"] {
      #expect(try !package.build(build), "there was nothing")
      #expect(try package.build(build))
    }
    try package.edit("2")
    try package.commit()
    try package.folder.write("plan", to: ".build/debug.yaml")
    #expect(try !package.build(".build/debug"))
    #expect(!package.folder.exists(".build/debug.yaml"))
    #expect(try !package.build(".build/release"))
    #expect(try package.build(".build/debug"))
  }
}
