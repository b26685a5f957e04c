// HTML to attributed text: elements become attributes, blocks become paragraphs, lists get their marks.
//
// Called by: NSAttributedString(data:options:documentAttributes:). Reads: HTMLTokenizer, HTMLStyle. Images, tables' columns and
// scripts are left out. Depth of elements is bounded; the rest is linear.

struct HTMLReader {
  private struct Element {
    let name: String
    let style: HTMLStyle
  }

  /// Deeper elements change nothing. Chosen here.
  private static let deepest = 256
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "body", "html", "section",
    "article", "header", "footer", "tr", "table", "dl", "dt", "dd", "hr", "figure", "figcaption", "main", "nav",
    "center",
  ]

  private var result = StyledText()
  private var elements: [Element] = []
  private var style: HTMLStyle
  private var sheet = HTMLStyleSheet()
  /// For each open list its next number; nil for bullets.
  private var lists: [Int?] = []
  /// Elements that were too deep to open.
  private var ignored = 0
  private var isAtLineStart = true
  private var lastIsSpace = true
  /// Whether the last unit is a collapsed space.
  private var endsInSpace = false

  static func text(_ html: String) -> StyledText {
    var reader = HTMLReader()
    for token in HTMLTokenizer.tokens(html) { reader.take(token) }
    reader.endParagraph()
    return reader.result
  }

  private init() { style = HTMLStyle() }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .style(let text): sheet.add(text)
    case .text(let text): append(text)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br": return appendRaw("\u{2028}", isSpace: true)
    case "img", "input", "meta", "link", "hr", "wbr", "col":
      if name == "hr" { endParagraph() }
      return
    default: break
    }
    guard elements.count < Self.deepest else {
      ignored += 1
      return
    }
    if name == "p" || name == "li", elements.last?.name == name { close(name) }
    if Self.blocks.contains(name) { endParagraph() }
    elements.append(Element(name: name, style: style))
    change(for: name, attributes)
    sheet.apply(to: &style, element: name, attributes: attributes)
    if let declarations = attributes["style"] { style.apply(declarations: declarations) }
    if name == "li", !style.isHidden { appendMark() }
  }

  private mutating func close(_ name: String) {
    if ignored > 0 {
      ignored -= 1
      return
    }
    guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) { endParagraph() }
    for element in elements[index...] where element.name == "ul" || element.name == "ol" { _ = lists.popLast() }
    style = elements[index].style
    elements.removeSubrange(index...)
  }

  private mutating func change(for name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": style.weight = UIFont.Weight.bold.rawValue
    case "i", "em", "cite", "dfn", "var", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "small": style.size *= 0.83
    case "big": style.size *= 1.17
    case "mark": style.background = .yellow
    case "sup":
      style.baselineOffset += style.size * 0.33
      style.size *= 0.83
    case "sub":
      style.baselineOffset -= style.size * 0.2
      style.size *= 0.83
    case "a": if let link = attributes["href"] { style.link = link }
    case "font":
      if let color = attributes["color"] { style.color = CSSColor.color(color.lowercased()) ?? style.color }
      if let face = attributes["face"] { style.apply(declarations: "font-family: \(face)") }
      if let size = attributes["size"].flatMap({ Int($0) }) {
        style.size = [7.5, 10, 12, 13.5, 18, 24, 36][min(max(size, 1), 7) - 1]
      }
    default: changeBlock(for: name, attributes)
    }
  }

  private mutating func changeBlock(for name: String, _ attributes: [String: String]) {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = Int(name.dropFirst()) ?? 1
      style.size *= [2, 1.5, 1.17, 1, 0.83, 0.67][level - 1]
      style.weight = UIFont.Weight.bold.rawValue
      style.spacingAfter = style.size * [0.67, 0.83, 1, 1.33, 1.67, 2.33][level - 1]
    case "p": style.spacingAfter = style.size
    case "blockquote": style.indent += 40
    case "center": style.alignment = .center
    case "pre":
      style.isMonospaced = true
      style.keepsSpace = true
    case "ul", "ol":
      lists.append(name == "ol" ? attributes["start"].flatMap { Int($0) } ?? 1 : nil)
      style.indent += 36
      style.spacingAfter = 0
    case "li": style.isListItem = true
    case "dd": style.indent += 40
    default: break
    }
    if let align = attributes["align"] { style.apply(declarations: "text-align: \(align)") }
  }

  private mutating func appendMark() {
    var mark = "•"
    if let list = lists.last, let number = list {
      mark = "\(number)."
      lists[lists.count - 1] = number < Int.max ? number + 1 : number
    }
    appendRaw("\t\(mark)\t", isSpace: true)
  }

  /// Collapses white space unless the style keeps it.
  private mutating func append(_ text: String) {
    guard !style.isHidden else { return }
    if style.keepsSpace { return appendRaw(text, isSpace: false) }
    var collapsed = ""
    var lastIsSpace = lastIsSpace
    for scalar in text.unicodeScalars {
      if scalar == " " || (scalar.value >= 9 && scalar.value <= 13) {
        if !lastIsSpace { collapsed.unicodeScalars.append(" ") }
        lastIsSpace = true
      } else {
        collapsed.unicodeScalars.append(scalar)
        lastIsSpace = false
      }
    }
    if !collapsed.isEmpty { appendRaw(collapsed, isSpace: lastIsSpace) }
  }

  private mutating func appendRaw(_ text: String, isSpace: Bool) {
    guard !text.isEmpty, !style.isHidden else { return }
    result.append(text, style.attributes)
    isAtLineStart = false
    lastIsSpace = isSpace
    endsInSpace = isSpace && text.utf8.last == UInt8(ascii: " ")
  }

  private mutating func endParagraph() {
    guard !isAtLineStart else { return }
    // A space before a line end is not seen.
    if endsInSpace { result.removeLast() }
    result.append("\n", style.attributes)
    isAtLineStart = true
    lastIsSpace = true
    endsInSpace = false
  }
}
