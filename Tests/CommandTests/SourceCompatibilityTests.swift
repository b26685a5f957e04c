// Objective-C-flavoured source, in a package and one that it depends on, through the built command: what the translation promises must
// also compile and behave. The view writes what happened into its name, which the picture's tree shows.
import Foundation
import Testing

@testable import acetate

@Suite(
  "Objective-C-flavoured source", .serialized,
  .needsBuiltCommand)
struct SourceCompatibilityTests {
  private static let files = [
    "Rating/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Rating", products: [.library(name: "Rating", targets: ["Rating"])], targets: [.target(name: "Rating")])

    """,
    "App/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App", dependencies: [.package(path: "../Rating")],
      targets: [.target(name: "App", dependencies: [.product(name: "Rating", package: "Rating")])])

    """,
    "Rating/Sources/Rating/RatingDelegate.swift": """
    import Foundation
    import UIKit

    @objc public protocol RatingDelegate: NSObjectProtocol {
      @objc optional func rating(_ view: UIView, didChange value: Int) -> Bool
      @objc optional func ratingDidEnd(_ view: UIView)
      @objc optional func ratingNobodyMeets(_ view: UIView) -> Int
    }

    """,
    "Rating/Sources/Rating/RatingView.swift": """
    import UIKit

    open class RatingView: UIView {
      public weak var delegate: RatingDelegate?
      public var log: [String] = []

      public func finish() {
        log.append("\\(delegate?.rating?(self, didChange: 4) ?? true)")
        if delegate?.ratingDidEnd?(self) != nil { log.append("told") }
        log.append("\\(delegate?.ratingNobodyMeets?(self) ?? -1)")
      }
    }

    """,
    "Rating/Sources/Rating/RatingView+Layout.swift": """
    import UIKit

    extension RatingView {
      override open func layoutSubviews() {
        super.layoutSubviews()
        log.append("laid out")
        accessibilityText = log.joined(separator: ", ")
      }
      override open var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
      @objc open func star(at index: Int) -> String { "base \\(index)" }
      var accessibilityText: String {
        get { layer.name ?? "" }
        set { layer.name = newValue }
      }
    }

    """,
    "App/Sources/App/Screen.swift": """
    import Foundation
    import Rating
    import UIKit

    final class Screen: NSObject, RatingDelegate {
      var ended = false
      func rating(_ view: UIView, didChange value: Int) -> Bool { value == 4 }
      func ratingDidEnd(_ view: UIView) { ended = true }
    }

    final class Stars: RatingView {
      override func awakeFromNib() { super.awakeFromNib() }
    }

    #Preview("Rated") {
      let screen = Screen()
      let view = Stars(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.frame.size = view.intrinsicContentSize
      view.delegate = screen
      view.finish()
      view.log.append("\\(screen.ended) \\(view.star(at: 2)) \\(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod ?? "")")
      view.layoutIfNeeded()
      print(view.log.joined(separator: ", "))
      return view
    }

    """,
  ]

  @Test("overrides in extensions, optional requirements across packages, Foundation's other modules")
  func package() throws {
    let tree = try TemporaryFolder("Rating", files: Self.files)
    let cache = try TemporaryFolder("cache")
    let result = try BuiltCommand.run("snapshot", tree.path + "/App", "--all", "-o", cache.path + "/out", cache: cache)
    #expect(result.code == 0, Comment(rawValue: result.errors))
    #expect((result.output + result.errors).contains("true, told, -1, true base 2 GET, laid out"))
  }
}
