// Cuts HTML into tags and text.
//
// Called by: HTMLReader. Hands on: tokens in order. It never fails: what is no tag is text. O(n). Comments, doctypes and
// processing instructions give nothing; the contents of <script> are dropped, those of <style> and <title> come as raw text.

enum HTMLToken: Equatable {
  /// Lower-case name; attributes by lower-case name.
  case open(String, [String: String])
  case close(String)
  /// Entities resolved.
  case text(String)
  /// The contents of a <style> element.
  case style(String)
}

struct HTMLTokenizer {
  private let source: [UInt8]
  private var at = 0
  private var pending: [UInt8] = []
  private var queue: [HTMLToken] = []

  init(_ text: String) { source = Array(text.utf8) }

  static func tokens(_ text: String) -> [HTMLToken] {
    var tokenizer = HTMLTokenizer(text)
    tokenizer.run()
    return tokenizer.queue
  }

  private mutating func run() {
    while at < source.count {
      guard source[at] == UInt8(ascii: "<"), at + 1 < source.count else {
        pending.append(source[at])
        at += 1
        continue
      }
      let next = source[at + 1]
      if next == UInt8(ascii: "!") {
        skipDeclaration()
      } else if next == UInt8(ascii: "?") {
        skip(past: ">")
      } else if next == UInt8(ascii: "/") {
        readClose()
      } else if Self.isLetter(next) {
        readOpen()
      } else {
        pending.append(source[at])
        at += 1
      }
    }
    flush()
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    queue.append(.text(HTMLEntities.resolved(String(decoding: pending, as: UTF8.self))))
    pending = []
  }

  private mutating func skip(past end: Character) {
    let byte = end.asciiValue ?? 0
    while at < source.count, source[at] != byte { at += 1 }
    at = min(source.count, at + 1)
  }

  private mutating func skipDeclaration() {
    guard starts(with: "<!--", at: at) else { return skip(past: ">") }
    at += 4
    while at < source.count, !starts(with: "-->", at: at) { at += 1 }
    at = min(source.count, at + 3)
  }

  private mutating func readClose() {
    flush()
    at += 2
    let name = readName()
    skip(past: ">")
    if !name.isEmpty { queue.append(.close(name)) }
  }

  private mutating func readOpen() {
    flush()
    at += 1
    let name = readName()
    var attributes: [String: String] = [:]
    while at < source.count, source[at] != UInt8(ascii: ">") {
      if Self.isLetter(source[at]) {
        let key = readName()
        let value = readValue()
        if attributes[key] == nil { attributes[key] = HTMLEntities.resolved(value) }
      } else {
        at += 1
      }
    }
    at = min(source.count, at + 1)
    guard !["script", "style", "title"].contains(name) else { return readRaw(name) }
    queue.append(.open(name, attributes))
  }

  /// Up to the element's end tag.
  private mutating func readRaw(_ name: String) {
    let start = at
    while at < source.count, !starts(with: "</\(name)", at: at) { at += 1 }
    if name == "style" { queue.append(.style(String(decoding: source[start..<at], as: UTF8.self))) }
    skip(past: ">")
  }

  private mutating func readName() -> String {
    let start = at
    while at < source.count, Self.isLetter(source[at]) || Self.isDigit(source[at]) || "-_:".utf8.contains(source[at]) {
      at += 1
    }
    return String(decoding: source[start..<at], as: UTF8.self).lowercased()
  }

  private mutating func readValue() -> String {
    skipSpace()
    guard at < source.count, source[at] == UInt8(ascii: "=") else { return "" }
    at += 1
    skipSpace()
    guard at < source.count else { return "" }
    let quote = source[at]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      at += 1
      let start = at
      while at < source.count, source[at] != quote { at += 1 }
      defer { at = min(source.count, at + 1) }
      return String(decoding: source[start..<at], as: UTF8.self)
    }
    let start = at
    while at < source.count, !Self.isSpace(source[at]), source[at] != UInt8(ascii: ">") { at += 1 }
    return String(decoding: source[start..<at], as: UTF8.self)
  }

  private mutating func skipSpace() { while at < source.count, Self.isSpace(source[at]) { at += 1 } }

  /// ASCII case does not matter.
  private func starts(with text: String, at index: Int) -> Bool {
    guard index + text.utf8.count <= source.count else { return false }
    return zip(source[index...], text.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
