// A mirror writes only what changes, and never touches what its links point at.
import Foundation
import Testing

@testable import acetate

@Suite("Mirror folder")
struct MirrorFolderTests {
  @Test("an unchanged file is not written again")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    var first = MirrorFolder(path: folder.path)
    try first.write(Data("a".utf8), to: "Sources/a.swift")
    try first.finish()
    #expect(first.hasChanged)
    var second = MirrorFolder(path: folder.path)
    try second.write(Data("a".utf8), to: "Sources/a.swift")
    try second.finish()
    #expect(!second.hasChanged)
  }

  @Test("a file that is gone goes, hidden folders stay")
  func stale() throws {
    let folder = try TemporaryFolder(files: ["a.swift": "", "b/c.swift": "", ".build/x": ""])
    var mirror = MirrorFolder(path: folder.path)
    try mirror.write(Data("".utf8), to: "a.swift")
    try mirror.finish()
    #expect(mirror.hasChanged)
    #expect(folder.exists("a.swift"))
    #expect(!folder.exists("b/c.swift"))
    #expect(folder.exists(".build/x"))
  }

  @Test("what a link points at is never removed")
  func links() throws {
    let original = try TemporaryFolder(files: ["Assets.xcassets/a.png": "picture"])
    let folder = try TemporaryFolder()
    var first = MirrorFolder(path: folder.path)
    try first.link(original.path + "/Assets.xcassets", as: "Assets.xcassets")
    try first.finish()
    #expect(folder.text("Assets.xcassets/a.png") == "picture")
    var second = MirrorFolder(path: folder.path)
    try second.finish()
    #expect(!folder.exists("Assets.xcassets"))
    #expect(original.text("Assets.xcassets/a.png") == "picture")
  }

  @Test("a changed original is copied again")
  func copies() throws {
    let original = try TemporaryFolder(files: ["a.txt": "one"])
    let folder = try TemporaryFolder()
    for text in ["one", "three"] {
      try original.write(text, to: "a.txt")
      var mirror = MirrorFolder(path: folder.path)
      try mirror.copy(original.path + "/a.txt", to: "a.txt")
      #expect(folder.text("a.txt") == text)
    }
  }
}
