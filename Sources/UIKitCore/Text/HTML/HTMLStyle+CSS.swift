// CSS declarations and colours.
//
// Called by: HTMLReader with style attributes and the rules of style sheets.

extension HTMLStyle {
  /// `name: value; …`
  mutating func apply(declarations: String) {
    for declaration in declarations.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = declaration[declaration.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      apply(name, value.replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces))
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let lower = value.lowercased()
    switch name {
    case "color": color = CSSColor.color(lower) ?? color
    case "background-color", "background": background = CSSColor.color(lower) ?? background
    case "font-size": size = Self.keywordSizes[lower] ?? Self.length(lower, em: size).map { max(1, $0) } ?? size
    case "font-weight": weight = Self.weight(lower) ?? weight
    case "font-style": isItalic = lower == "italic" || lower == "oblique"
    case "font-family":
      family = value.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")) }
    case "text-decoration", "text-decoration-line":
      isUnderlined = lower.contains("underline")
      isStruck = lower.contains("line-through")
    case "text-align":
      alignment =
        ["left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural][lower]
        ?? alignment
    case "letter-spacing": kern = Self.length(lower, em: size)
    case "line-height":
      lineHeight = Double(lower).map { CGFloat(min(max($0, 0), 100)) * size } ?? Self.length(lower, em: size)
    case "margin-bottom": spacingAfter = Self.length(lower, em: size) ?? spacingAfter
    case "margin":
      let parts = lower.split(separator: " ")
      if let bottom = parts.count > 2 ? parts[2] : parts.first {
        spacingAfter = Self.length(String(bottom), em: size) ?? spacingAfter
      }
    case "white-space": keepsSpace = lower.hasPrefix("pre")
    case "display": isHidden = lower == "none"
    default: break
    }
  }

  private static let keywordSizes: [String: CGFloat] = [
    "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
  ]

  private static func weight(_ text: String) -> CGFloat? {
    switch text {
    case "normal", "400": UIFont.Weight.regular.rawValue
    case "bold", "bolder", "700": UIFont.Weight.bold.rawValue
    case "100": UIFont.Weight.ultraLight.rawValue
    case "200": UIFont.Weight.thin.rawValue
    case "300", "lighter": UIFont.Weight.light.rawValue
    case "500": UIFont.Weight.medium.rawValue
    case "600": UIFont.Weight.semibold.rawValue
    case "800": UIFont.Weight.heavy.rawValue
    case "900": UIFont.Weight.black.rawValue
    default: nil
    }
  }
}

/// `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` and the common names.
enum CSSColor {
  static func color(_ text: String) -> UIColor? {
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
      let parts = text[text.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }
      let numbers = parts.map { part -> CGFloat in
        let isPercent = part.hasSuffix("%")
        let value = CGFloat(Double(isPercent ? part.dropLast() : part) ?? 0)
        return isPercent ? value / 100 * 255 : value
      }
      guard numbers.count >= 3 else { return nil }
      let alpha = numbers.count > 3 ? (parts[3].hasSuffix("%") ? numbers[3] / 255 : numbers[3]) : 1
      return UIColor(
        red: unit(numbers[0] / 255), green: unit(numbers[1] / 255), blue: unit(numbers[2] / 255), alpha: unit(alpha))
    }
    return named[text].map { rgb($0) }
  }

  private static func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }

  private static func hex(_ digits: Substring) -> UIColor? {
    guard let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3:
      let (r, g, b) = (value >> 8 & 15, value >> 4 & 15, value & 15)
      return rgb(r * 17 << 16 | g * 17 << 8 | b * 17)
    case 6: return rgb(value)
    case 8: return rgb(value >> 8).withAlphaComponent(CGFloat(value & 255) / 255)
    default: return nil
    }
  }

  private static func rgb(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
      alpha: 1)
  }

  private static let named: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
    "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000,
    "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "teal": 0x008080, "navy": 0x000080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B,
    "tomato": 0xFF6347, "crimson": 0xDC143C, "indigo": 0x4B0082, "violet": 0xEE82EE, "steelblue": 0x4682B4,
  ]
}

/// The rules of a style sheet: element, class and id selectors; rules with other selectors are left out.
struct HTMLStyleSheet {
  private var rules: [(selector: String, declarations: String)] = []

  mutating func add(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let declarations = String(rest[rest.index(after: open)..<close])
      for selector in rest[..<open].split(separator: ",") {
        rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), declarations))
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// Elements first, then classes, then the id, as their weights are.
  func apply(to style: inout HTMLStyle, element: String, attributes: [String: String]) {
    guard !rules.isEmpty else { return }
    let classes = (attributes["class"] ?? "").lowercased().split(separator: " ").map(String.init)
    let id = attributes["id"]?.lowercased()
    for rule in rules where rule.selector == element || rule.selector == "*" {
      style.apply(declarations: rule.declarations)
    }
    for rule in rules
    where classes.contains(where: { rule.selector == ".\($0)" || rule.selector == "\(element).\($0)" }) {
      style.apply(declarations: rule.declarations)
    }
    if let id {
      for rule in rules where rule.selector == "#\(id)" || rule.selector == "\(element)#\(id)" {
        style.apply(declarations: rule.declarations)
      }
    }
  }
}
