// The view tree as text, in the shape of UIKit's `recursiveDescription`.
//
// Called by: `description`, snapshot output, tests. Addresses are left out: the text is the same in every run.

extension UIView {
  /// `<UIView; frame = (0 0; 10 10); …>`, as UIKit's description without the address.
  var treeLine: String {
    let frame = layer.frame
    var parts = ["frame = \(TreeText.rect(frame))"]
    if bounds.origin != .zero || bounds.size != frame.size { parts.append("bounds = \(TreeText.rect(bounds))") }
    if !transform.isIdentity { parts.append("transform = \(TreeText.transform(transform))") }
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) { parts.append("anchorPoint = \(TreeText.point(anchorPoint))") }
    if let text = (self as? UILabel)?.text { parts.append("text = '\(TreeText.quoted(text))'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(TreeText.number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if isOpaque { parts.append("opaque = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let color = storedBackgroundColor { parts.append("backgroundColor = \(TreeText.color(color))") }
    parts.append("layer = <\(type(of: layer))>")
    return "<\(type(of: self)); \(parts.joined(separator: "; "))>"
  }

  /// One line a view, subviews indented with `   | `; below the hundredth level the depth stands there as a number.
  package func recursiveTree() -> String {
    var lines: [String] = []
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      let indentation = String(repeating: "   | ", count: min(depth, 100)) + (depth > 100 ? "(\(depth)) " : "")
      lines.append(indentation + view.treeLine)
      for subview in view.storedSubviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Numbers and shapes as UIKit prints them in descriptions.
enum TreeText {
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (Double(value) * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(rounded)
  }

  static func rect(_ r: CGRect) -> String {
    "(\(number(r.minX)) \(number(r.minY)); \(number(r.width)) \(number(r.height)))"
  }

  static func point(_ p: CGPoint) -> String { "(\(number(p.x)) \(number(p.y)))" }

  static func transform(_ t: CGAffineTransform) -> String {
    "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]"
  }

  static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "'", with: "\\'")
  }

  static func color(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "<pattern>" }
    return "(\([red, green, blue, alpha].map(number).joined(separator: " ")))"
  }
}
