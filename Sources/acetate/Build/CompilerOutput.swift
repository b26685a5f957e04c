// What the compiler printed, with the mirror's paths turned into the user's own and only what the user needs left in.
// Used when a build fails. Pure: text in, text out.

/// Errors of a build, in the user's terms.
struct CompilerOutput {
  /// A message with a place.
  struct Message: Hashable {
    var path: String
    var line: Int
    var column: Int
    /// "error", "warning" or "note".
    var kind: String
    var text: String
  }

  /// Every message once, in the order printed.
  let messages: [Message]
  /// Lines with "error:" that name no place: the linker's, SwiftPM's.
  let others: [String]

  init(_ output: String) {
    var messages: [Message] = []
    var seen: Set<Message> = []
    var others: [String] = []
    for line in output.split(whereSeparator: \.isNewline) {
      // Drawn under a message: "  |   `- error: …".
      if line.hasPrefix(" ") || line.first?.isNumber == true { continue }
      if let message = Self.message(line) {
        if seen.insert(message).inserted { messages.append(message) }
      } else if line.contains("error: "), !line.contains("fatalError"), !others.contains(String(line)) {
        others.append(String(line))
      }
    }
    self.messages = Self.withoutEchoes(messages)
    self.others = others
  }

  /// A member that is not there leaves generic parameters open, of which the compiler complains too: the translation of a
  /// `#selector` has them.
  private static func withoutEchoes(_ messages: [Message]) -> [Message] {
    func place(_ message: Message) -> String { "\(message.path):\(message.line)" }
    let missing = Set(messages.filter { $0.kind == "error" && $0.text.contains(" has no member '") }.map(place))
    var isEcho = false
    return messages.filter { message in
      // Notes belong to the error before them.
      if message.kind == "note" { return !isEcho }
      isEcho =
        message.text.hasPrefix("generic parameter '") && message.text.hasSuffix("' could not be inferred")
        && missing.contains(place(message))
      return !isEcho
    }
  }

  /// `/path/File.swift:3:7: error: text [#Group]`; the path may hold spaces and colons. What the compiler draws below
  /// repeats the text beside the mirror's source line; `-diagnostic-style=llvm` would not, but made 150 files with a
  /// warning each take 170 s instead of 10.
  private static func message(_ line: Substring) -> Message? {
    for kind in ["error", "warning", "note"] {
      guard line.hasPrefix("/"), let marker = line.firstRange(of: ": \(kind): ") else { continue }
      let place = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2]) else {
        continue
      }
      return Message(
        path: place.dropLast(2).joined(separator: ":"), line: number, column: column, kind: kind,
        text: withoutGroup(line[marker.upperBound...]))
    }
    return nil
  }

  /// The text without the name of the group of diagnostics that newer compilers put behind it.
  private static func withoutGroup(_ text: Substring) -> String {
    guard text.hasSuffix("]"), let start = text.lastIndex(of: "["), text[start...].hasPrefix("[#") else {
      return String(text)
    }
    return String(text[..<start]).trimmingSuffix { $0 == " " }
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var result = self
    while let last = result.last, predicate(last) { result.removeLast() }
    return result
  }
}
