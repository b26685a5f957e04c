// Numbers of geometry as text: `{1, 2}`, `{{0, 0}, {320, 480}}`, `[1, 0, 0, 1, 0, 0]`.
//
// Called by: NSCoder+Geometry. Numbers are written as `%.17g` does, so that reading gives the same value again; commas
// separate in every locale (documented).

enum GeometryText {
  static func list(_ values: CGFloat..., brackets: (open: String, close: String) = ("{", "}")) -> String {
    brackets.open + values.map(number).joined(separator: ", ") + brackets.close
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  /// The numbers in `text`, when there are exactly `count` between brackets; nil for anything else.
  static func numbers(_ text: String, count: Int, open: Character = "{") -> [CGFloat]? {
    let close: Character = open == "[" ? "]" : "}"
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.first == open, trimmed.last == close else { return nil }
    let parts = trimmed.split { $0 == open || $0 == close || $0 == "," || $0.isWhitespace }
    let values = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count && values.count == count ? values : nil
  }
}
