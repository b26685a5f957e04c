// Reads Markdown's inline marks: emphasis, code, links, strikethrough, escapes.
//
// Called by: AttributedString(markdown:). Hands on: pieces of text with what they mean. O(n) but for delimiters, which are
// matched on a stack. A mark that nothing closes is text. Images give their description; HTML is kept as text.

struct MarkdownInline {
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// A run of * _ or ~ that may open or close.
  private struct Delimiter {
    let piece: Int
    let character: Character
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private let source: [Character]
  private var at = 0
  private var pieces: [Piece] = []
  private var delimiters: [Delimiter] = []
  private var pending = ""
  private let depth: Int

  static func pieces(_ text: String, depth: Int = 0) -> [Piece] {
    var reader = MarkdownInline(text, depth: depth)
    return reader.read()
  }

  private init(_ text: String, depth: Int) {
    source = Array(text)
    self.depth = depth
  }

  private mutating func read() -> [Piece] {
    while at < source.count {
      switch source[at] {
      case "\\" where at + 1 < source.count && source[at + 1].isMarkdownPunctuation:
        pending.append(source[at + 1])
        at += 2
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "[": readLink(isImage: false)
      case "!" where at + 1 < source.count && source[at + 1] == "[": readLink(isImage: true)
      case "<": readAutolink()
      default:
        pending.append(source[at])
        at += 1
      }
    }
    flush()
    match()
    return merged()
  }

  private mutating func flush() {
    if !pending.isEmpty { pieces.append(Piece(text: pending)) }
    pending = ""
  }

  private mutating func readCode() {
    var count = 0
    while at + count < source.count, source[at + count] == "`" { count += 1 }
    var end = at + count
    while end < source.count {
      guard source[end] == "`" else {
        end += 1
        continue
      }
      var closing = 0
      while end + closing < source.count, source[end + closing] == "`" { closing += 1 }
      if closing == count {
        flush()
        var code = String(source[(at + count)..<end]).replacingOccurrences(of: "\n", with: " ")
        if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" ") { code = String(code.dropFirst().dropLast()) }
        pieces.append(Piece(text: code, intent: .code))
        at = end + closing
        return
      }
      end += closing
    }
    pending += String(repeating: "`", count: count)
    at += count
  }

  private mutating func readDelimiter() {
    let character = source[at]
    let start = at
    while at < source.count, source[at] == character { at += 1 }
    let before: Character = start > 0 ? source[start - 1] : " "
    let after: Character = at < source.count ? source[at] : " "
    let isLeft =
      !after.isWhitespace && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
    let isRight =
      !before.isWhitespace && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
    let isUnderscore = character == "_"
    flush()
    delimiters.append(
      Delimiter(
        piece: pieces.count, character: character, count: at - start,
        canOpen: isLeft && (!isUnderscore || !isRight || before.isMarkdownPunctuation),
        canClose: isRight && (!isUnderscore || !isLeft || after.isMarkdownPunctuation)))
    pieces.append(Piece(text: String(repeating: character, count: at - start)))
  }

  /// Pairs closers with the nearest openers of the same character.
  private mutating func match() {
    var index = 0
    while index < delimiters.count {
      while delimiters[index].canClose, delimiters[index].count > 0,
        let opener = delimiters[..<index].lastIndex(where: {
          $0.character == delimiters[index].character && $0.canOpen && $0.count > 0
        })
      {
        let isTilde = delimiters[index].character == "~"
        let used = min(delimiters[opener].count, delimiters[index].count) >= 2 ? 2 : 1
        if isTilde && used < 2 { break }
        let intent: InlinePresentationIntent = isTilde ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
        for piece in (delimiters[opener].piece + 1)..<delimiters[index].piece { pieces[piece].intent.formUnion(intent) }
        shorten(opener, by: used)
        shorten(index, by: used)
        // What stood open between the two stays text.
        for between in (opener + 1)..<index { delimiters[between].count = 0 }
      }
      index += 1
    }
  }

  private mutating func shorten(_ delimiter: Int, by count: Int) {
    delimiters[delimiter].count -= count
    pieces[delimiters[delimiter].piece].text.removeLast(count)
  }

  private mutating func readLink(isImage: Bool) {
    let open = at + (isImage ? 1 : 0)
    guard depth < 8, let close = closing(open, "[", "]"), close + 1 < source.count, source[close + 1] == "(",
      let end = closing(close + 1, "(", ")")
    else {
      pending += isImage ? "![" : "["
      at = open + 1
      return
    }
    flush()
    var target = String(source[(close + 2)..<end]).trimmingCharacters(in: .whitespaces)
    if let title = target.firstIndex(where: { $0 == " " || $0 == "\n" }) { target = String(target[..<title]) }
    if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
    for var piece in Self.pieces(String(source[(open + 1)..<close]), depth: depth + 1) {
      if !isImage { piece.link = target }
      pieces.append(piece)
    }
    at = end + 1
  }

  private func closing(_ open: Int, _ left: Character, _ right: Character) -> Int? {
    var depth = 0
    // Longer links are not links: bounds the search on hostile input.
    for index in open..<min(source.count, open + 4096) {
      if source[index] == left, index == open || source[index - 1] != "\\" { depth += 1 }
      if source[index] == right, source[index - 1] != "\\" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private mutating func readAutolink() {
    if let end = source[at...].prefix(2048).firstIndex(of: ">") {
      let target = String(source[(at + 1)..<end])
      if target.contains("://") || (target.contains("@") && target.contains(".")), !target.contains(" ") {
        flush()
        let link = target.contains("://") ? target : "mailto:\(target)"
        pieces.append(Piece(text: target, link: link))
        at = end + 1
        return
      }
    }
    pending.append("<")
    at += 1
  }

  private func merged() -> [Piece] {
    var result: [Piece] = []
    for piece in pieces where !piece.text.isEmpty {
      if let last = result.last, last.intent == piece.intent, last.link == piece.link {
        result[result.count - 1].text += piece.text
      } else {
        result.append(piece)
      }
    }
    return result
  }
}

extension Character {
  /// ASCII punctuation, which a backslash may escape.
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
