// Fonts in keyed archives: what was asked for, and how it follows the content size.
//
// Called by: UIFont's init(coder:) and encode(with:). Faces are not archived: they are matched anew.

extension FontDescription {
  func write(_ coder: NSCoder) {
    coder.write(name, "name")
    coder.write(family, "family")
    coder.write(face, "face")
    coder.encode(Double(size), forKey: "size")
    coder.write(textStyle?.rawValue, "textStyle")
    if let weight { coder.encode(Double(weight), forKey: "weight") }
    coder.write(isItalic, "italic", unless: false)
    coder.write(isMonospaced, "monospaced", unless: false)
    coder.write(design.rawValue, "design", unless: UIFontDescriptor.SystemDesign.default.rawValue)
    coder.write(Int(features.rawValue), "features", unless: 0)
    coder.write([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], "matrix", unless: [1, 0, 0, 1, 0, 0])
  }

  init(_ coder: NSCoder) {
    self.init()
    name = coder.text("name")
    family = coder.text("family")
    face = coder.text("face")
    size = coder.number("size", 0)
    textStyle = coder.text("textStyle").map { UIFont.TextStyle(rawValue: $0) }
    if coder.containsValue(forKey: "weight") { weight = coder.number("weight", 0) }
    isItalic = coder.flag("italic", false)
    isMonospaced = coder.flag("monospaced", false)
    if let text = coder.text("design") { design = UIFontDescriptor.SystemDesign(rawValue: text) }
    features = FontFeatures(rawValue: .init(truncatingIfNeeded: coder.integer("features", 0)))
    let m = coder.numbers("matrix", [1, 0, 0, 1, 0, 0])
    matrix = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }
}

extension FontScaling {
  func write(_ coder: NSCoder) {
    switch self {
    case .style(let style): coder.write(style.rawValue, "scalingStyle")
    case .metrics(let style, let size, let maximum):
      coder.write(style.rawValue, "scalingStyle")
      coder.encode(Double(size), forKey: "scalingSize")
      if let maximum { coder.encode(Double(maximum), forKey: "scalingMaximum") }
    }
  }

  /// Nil when the archive holds none.
  init?(_ coder: NSCoder) {
    guard let style = coder.text("scalingStyle").map({ UIFont.TextStyle(rawValue: $0) }) else { return nil }
    guard coder.containsValue(forKey: "scalingSize") else {
      self = .style(style)
      return
    }
    let maximum = coder.containsValue(forKey: "scalingMaximum") ? coder.number("scalingMaximum", 0) : nil
    self = .metrics(style: style, pointSize: coder.number("scalingSize", 17), maximum: maximum)
  }
}
