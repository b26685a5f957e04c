// Paragraph styles, tab stops, shadows and attachments in keyed archives: what differs from the default.
//
// Called by: their init(coder:) and encode(with:). Values that there are not read as the default.

extension ParagraphSettings {
  private typealias Length = (key: String, path: WritableKeyPath<ParagraphSettings, CGFloat>)

  private static var lengths: [Length] {
    [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("lineHeightMultiple", \.lineHeightMultiple), ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("defaultTabInterval", \.defaultTabInterval),
    ]
  }

  func write(_ coder: NSCoder) {
    for (key, path) in Self.lengths { coder.write(self[keyPath: path], key, unless: 0) }
    coder.write(alignment.rawValue, "alignment", unless: NSTextAlignment.natural.rawValue)
    coder.write(lineBreakMode.rawValue, "lineBreakMode", unless: NSLineBreakMode.byWordWrapping.rawValue)
    coder.write(baseWritingDirection.rawValue, "writingDirection", unless: NSWritingDirection.natural.rawValue)
    coder.write(CGFloat(hyphenationFactor), "hyphenationFactor", unless: 0)
    coder.write(usesDefaultHyphenation, "usesDefaultHyphenation", unless: false)
    coder.write(allowsDefaultTighteningForTruncation, "allowsTightening", unless: false)
    coder.write(Int(lineBreakStrategy.rawValue), "lineBreakStrategy", unless: 0)
    if let tabStops { coder.encode(tabStops as NSArray, forKey: "tabStops") }
  }

  init(_ coder: NSCoder) {
    self.init()
    for (key, path) in Self.lengths {
      let value = coder.number(key, 0)
      if value.isFinite { self[keyPath: path] = value }
    }
    alignment = NSTextAlignment(rawValue: coder.integer("alignment", alignment.rawValue)) ?? .natural
    lineBreakMode = NSLineBreakMode(rawValue: coder.integer("lineBreakMode", lineBreakMode.rawValue)) ?? .byWordWrapping
    baseWritingDirection =
      NSWritingDirection(rawValue: coder.integer("writingDirection", baseWritingDirection.rawValue)) ?? .natural
    hyphenationFactor = Float(coder.number("hyphenationFactor", 0))
    usesDefaultHyphenation = coder.flag("usesDefaultHyphenation", false)
    allowsDefaultTighteningForTruncation = coder.flag("allowsTightening", false)
    lineBreakStrategy = .init(rawValue: UInt(clamping: coder.integer("lineBreakStrategy", 0)))
    tabStops = coder.object("tabStops", as: [NSTextTab].self)
  }
}

extension NSTextTab {
  func write(_ coder: NSCoder) {
    coder.encode(Double(location), forKey: "location")
    coder.write(alignment.rawValue, "alignment", unless: NSTextAlignment.left.rawValue)
  }
}

extension NSShadow {
  func write(_ coder: NSCoder) {
    coder.write([shadowOffset.width, shadowOffset.height], "offset", unless: [0, 0])
    coder.write(shadowBlurRadius, "blurRadius", unless: 0)
    coder.encode(color, forKey: "color")
  }

  func read(_ coder: NSCoder) {
    let offset = coder.numbers("offset", [0, 0])
    shadowOffset = CGSize(width: offset[0], height: offset[1])
    shadowBlurRadius = coder.number("blurRadius", 0)
    if coder.containsValue(forKey: "color") { shadowColor = coder.object("color", as: UIColor.self) }
  }
}

extension NSTextAttachment {
  func write(_ coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: "contents") }
    coder.write(fileType, "fileType")
    coder.encode(image, forKey: "image")
    coder.write(bounds.numbers, "bounds", unless: [0, 0, 0, 0])
    coder.write(lineLayoutPadding, "lineLayoutPadding", unless: 0)
  }

  func read(_ coder: NSCoder) {
    image = coder.object("image", as: UIImage.self)
    bounds = CGRect(numbers: coder.numbers("bounds", [0, 0, 0, 0]))
    lineLayoutPadding = coder.number("lineLayoutPadding", 0)
  }
}
