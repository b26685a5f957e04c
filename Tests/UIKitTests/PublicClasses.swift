// The public classes as the sources declare them: what lists in tests are held against, so that a new class is not forgotten.

import Foundation

enum PublicClasses {
  /// Names of classes that clients can see, nested ones by their own name alone.
  static func declared() throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    let pattern =
      /^\s*(?:@[A-Za-z]+\s+)*(?:public|open)\s+(?:final\s+)?class\s+((?:[A-Z]|iOS)\w*)/
      .anchorsMatchLineEndings()
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern) { names.insert(String(match.output.1)) }
    }
    return names
  }
}
