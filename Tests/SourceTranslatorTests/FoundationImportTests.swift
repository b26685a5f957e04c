// What Apple's Foundation has in one module.
import Testing

@testable import SourceTranslator

@Suite("Foundation's other modules")
struct FoundationImportTests {
  @Test(
    "are imported where their names are used",
    arguments: [
      ("import Foundation\nlet a: URLRequest", "import Foundation; import FoundationNetworking\nlet a: URLRequest"),
      ("import UIKit\nlet a = XMLParser(data: d)", "import UIKit; import FoundationXML\nlet a = XMLParser(data: d)"),
      ("import Foundation\nlet a = kCFNotFound", "import Foundation; import CoreGraphics\nlet a = kCFNotFound"),
      ("import UIKit\nlet a = kCFNotFound", "import UIKit\nlet a = kCFNotFound"),
      ("import Foundation\nlet a = 1 // URLSession", "import Foundation\nlet a = 1 // URLSession"),
      ("let a: URLSession", "let a: URLSession"),
    ])
  func imports(text: String, expected: String) {
    #expect(translate(text).text == expected)
  }
}
