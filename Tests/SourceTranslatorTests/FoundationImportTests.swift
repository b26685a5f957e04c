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
      (
        "#if os(OSX)\nimport AppKit\n#else\nimport UIKit\n#endif\nlet a: XMLParser",
        "#if os(OSX)\nimport AppKit\n#else\nimport UIKit; import FoundationXML\n#endif\nlet a: XMLParser"
      ),
      ("import ObjectiveC\nlet a = 1", "import UIKit\nlet a = 1"),
      ("import Foundation\nimport ObjectiveC.runtime", "import Foundation\nimport UIKit"),
      ("import Foundation\nobjc_a(b)", "import Foundation; import UIKit\nobjc_a(b)"),
      ("import UIKit\nlet a = kCFNotFound", "import UIKit\nlet a = kCFNotFound"),
      ("import Foundation\nlet a = 1 // URLSession", "import Foundation\nlet a = 1 // URLSession"),
      ("let a: URLSession", "let a: URLSession"),
    ])
  func imports(text: String, expected: String) {
    #expect(translate(text).text == expected)
  }
}
