// The style of a stretch of HTML text: what elements and CSS declarations change.
//
// Made by: HTMLReader, inherited from element to element. Hands on: attributes of NSAttributedString. Properties that are not
// listed in `apply(_:_:)` change nothing.

struct HTMLStyle {
  /// Points.
  var size: CGFloat = 12
  var weight: CGFloat = 0
  var isItalic = false
  var isMonospaced = false
  /// Nil: the document's serif font.
  var family: String?
  var color: UIColor?
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  /// Points.
  var baselineOffset: CGFloat = 0
  var kern: CGFloat?
  var link: String?
  var keepsSpace = false
  var isHidden = false

  var alignment = NSTextAlignment.natural
  var indent: CGFloat = 0
  var spacingAfter: CGFloat = 0
  var lineHeight: CGFloat?
  /// A list item's mark stands before the indent.
  var isListItem = false

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color ?? UIColor.black]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baselineOffset != 0 { attributes[.baselineOffset] = Double(baselineOffset) }
    if let kern { attributes[.kern] = Double(kern) }
    if let link { attributes[.link] = URL(string: link) ?? link }
    attributes[.paragraphStyle] = paragraph
    return attributes
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.headIndent = indent
    style.firstLineHeadIndent = isListItem ? 0 : indent
    style.paragraphSpacing = spacingAfter
    if let lineHeight {
      style.minimumLineHeight = lineHeight
      style.maximumLineHeight = lineHeight
    }
    if isListItem {
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: max(0, indent - 25)),
        NSTextTab(textAlignment: .natural, location: indent),
      ]
    }
    return NSParagraphStyle(style.settings)
  }

  private var font: UIFont {
    var description = FontDescription(size: size, weight: weight, isItalic: isItalic)
    let generic = family?.lowercased()
    if isMonospaced || generic == "monospace" {
      description.design = .monospaced
    } else if let family, let generic, !Self.systemFamilies.contains(generic), !generic.contains("serif") {
      description.family = family
    } else if family == nil || generic == "serif" {
      description.design = .serif
    }
    return UIFont(description)
  }

  private static let systemFamilies: Set<String> = [
    "-apple-system", "system-ui", "sans-serif", ".sfui", "san francisco", "helvetica", "helvetica neue", "arial",
    "-apple-system-body", ".applesystemuifont",
  ]

  /// Points of a CSS length; `em` is the points of one em, which percentages are of as well.
  static func length(_ text: String, em: CGFloat) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number), value.isFinite else { return nil }
    let amount = CGFloat(min(max(value, -1e4), 1e4))
    switch text.dropFirst(number.count).trimmingCharacters(in: .whitespaces) {
    // UIKit takes CSS pixels and points alike (observed).
    case "", "px", "pt": return amount
    case "em": return amount * em
    case "rem": return amount * 12
    case "%": return amount * em / 100
    default: return nil
    }
  }
}
