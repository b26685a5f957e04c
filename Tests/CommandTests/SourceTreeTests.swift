// What is taken from the user's folder.
import Foundation
import Testing

@testable import acetate

@Suite("Source tree")
struct SourceTreeTests {
  @Test("Swift files and resources, without builds, tests, projects and the output folder")
  func folder() throws {
    let folder = try TemporaryFolder(files: [
      "b.swift": "", "Views/a.swift": "", "AppTests/t.swift": "", ".build/x.swift": "", "Pods/p.swift": "",
      "App.xcodeproj/project.pbxproj": "", "Assets.xcassets/Contents.json": "", "icon.png": "", "out/a.png": "",
    ])
    let tree = try SourceTree(path: folder.path, output: folder.path + "/out")
    #expect(!tree.isPackage)
    #expect(tree.swiftFiles == ["Views/a.swift", "b.swift"])
    #expect(tree.otherFiles == ["Assets.xcassets", "icon.png"])
  }

  @Test("a package keeps its tests and the files of its resource folders")
  func package() throws {
    let folder = try TemporaryFolder(files: [
      "Package.swift": "", "Tests/ATests/t.swift": "", "Sources/A/Media.xcassets/Contents.json": "",
    ])
    let tree = try SourceTree(path: folder.path, output: nil)
    #expect(tree.isPackage)
    #expect(tree.swiftFiles == ["Package.swift", "Tests/ATests/t.swift"])
    #expect(tree.otherFiles == ["Sources/A/Media.xcassets/Contents.json"])
  }

  @Test("a loop of links ends")
  func loop() throws {
    let folder = try TemporaryFolder(files: ["a.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/again", withDestinationPath: folder.path)
    #expect(try SourceTree(path: folder.path, output: nil).swiftFiles == ["a.swift"])
  }

  @Test("a path that is missing or a file is refused")
  func missing() throws {
    let folder = try TemporaryFolder(files: ["a.swift": ""])
    for path in [folder.path + "/none", folder.path + "/a.swift"] {
      #expect(throws: CommandFailure.self) { try SourceTree(path: path, output: nil) }
    }
  }
}
