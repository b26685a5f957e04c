// Packages that depend on packages beside them: those are translated too.
import Foundation
import Testing

@testable import acetate

@Suite("Local packages", .serialized, .needsBuiltCommand)
struct LocalPackageTests {
  private static func manifest(_ name: String, _ dependency: String? = nil) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependency.map { ".package(path: \"../\($0)\")" } ?? "")],
      targets: [.target(name: "\(name)", dependencies: [\(dependency.map { "\"\($0)\"" } ?? "")])])

    """
  }

  private static let files = [
    "App/Package.swift": manifest("App", "Kit"),
    "App/Sources/App/App.swift": """
    import Kit
    import UIKit

    #Preview("Badge") { Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 10)) }

    """,
    "Kit/Package.swift": manifest("Kit", "Base"),
    "Kit/Sources/Kit/Badge.swift": """
    import Base
    import UIKit

    public final class Badge: UIView {
      @objc private func tapped(_ sender: Any) {}
      public override func layoutSubviews() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        backgroundColor = badgeColor
      }
    }

    #Preview("Not asked for") { Badge() }

    """,
    "Base/Package.swift": manifest("Base"),
    "Base/Sources/Base/Color.swift": """
    import UIKit
    @objc public class Old: NSObject {}
    public let badgeColor = UIColor.red

    """,
  ]

  @Test("a package beside the package, and one beside that, are translated; the originals stay as they are")
  func translated() throws {
    let folder = try TemporaryFolder("packages", files: Self.files)
    let (out, cache) = (try TemporaryFolder("out"), try TemporaryFolder("cache"))
    let result = try BuiltCommand.run("snapshot", folder.path + "/App", "--all", "-o", out.path, cache: cache)
    #expect(result.code == 0, Comment(rawValue: result.errors))
    #expect(out.exists("Badge.png") && !out.exists("Not asked for.png"))
    for (file, text) in Self.files { #expect(folder.text(file) == text) }
    #expect(!folder.exists("Kit/.build"))

    try folder.write("import UIKit\npublic let badgeColor: Int = UIColor.red\n", to: "Base/Sources/Base/Color.swift")
    let wrong = try BuiltCommand.run("snapshot", folder.path + "/App", "--all", "-o", out.path, cache: cache)
    #expect(wrong.code == 5)
    #expect(wrong.errors.contains("App/../Base/Sources/Base/Color.swift:2:"), Comment(rawValue: wrong.errors))
  }

  @Test("a package that is not there: 3, and which")
  func missing() throws {
    let folder = try TemporaryFolder("packages", files: Self.files.filter { !$0.key.hasPrefix("Base") })
    let result = try BuiltCommand.run(
      "snapshot", folder.path + "/App", "--all", cache: TemporaryFolder("cache"))
    #expect(result.code == 3)
    #expect(result.errors.contains("/packages/Base', and there is none"), Comment(rawValue: result.errors))
  }
}
