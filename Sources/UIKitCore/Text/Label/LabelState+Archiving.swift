// Labels in keyed archives: every property that differs from its default.
//
// Called by: UILabel's init(coder:) and encode(with:). Attributed text is ArchivedText's.

extension LabelState {
  func write(_ coder: NSCoder) {
    if let styled { ArchivedText.write(styled, coder, "attributedText") } else { coder.write(text, "text") }
    coder.encode(font, forKey: "font")
    coder.encode(textColor, forKey: "textColor")
    if let highlightedTextColor { coder.encode(highlightedTextColor, forKey: "highlightedTextColor") }
    coder.write(isHighlighted, "highlighted", unless: false)
    coder.write(isEnabled, "enabled", unless: true)
    if let shadowColor { coder.encode(shadowColor, forKey: "shadowColor") }
    coder.write([shadowOffset.width, shadowOffset.height], "shadowOffset", unless: [0, -1])
    coder.write(alignment.rawValue, "textAlignment", unless: NSTextAlignment.natural.rawValue)
    coder.write(lineBreakMode.rawValue, "lineBreakMode", unless: NSLineBreakMode.byTruncatingTail.rawValue)
    coder.write(numberOfLines, "numberOfLines", unless: 1)
    coder.write(adjustsFontSizeToFitWidth, "adjustsFontSizeToFitWidth", unless: false)
    coder.write(minimumScaleFactor, "minimumScaleFactor", unless: 0)
    coder.write(baselineAdjustment.rawValue, "baselineAdjustment", unless: 0)
    coder.write(allowsTightening, "allowsDefaultTighteningForTruncation", unless: false)
    coder.write(preferredMaxLayoutWidth, "preferredMaxLayoutWidth", unless: 0)
    coder.write(adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory", unless: false)
  }

  init(_ coder: NSCoder) {
    self.init()
    text = coder.text("text")
    let styled = ArchivedText.read(coder, "attributedText")
    font = coder.object("font", as: UIFont.self) ?? font
    textColor = coder.object("textColor", as: UIColor.self) ?? textColor
    highlightedTextColor = coder.object("highlightedTextColor", as: UIColor.self)
    isHighlighted = coder.flag("highlighted", false)
    isEnabled = coder.flag("enabled", true)
    shadowColor = coder.object("shadowColor", as: UIColor.self)
    let offset = coder.numbers("shadowOffset", [0, -1])
    shadowOffset = CGSize(width: offset[0], height: offset[1])
    alignment = NSTextAlignment(rawValue: coder.integer("textAlignment", alignment.rawValue)) ?? alignment
    lineBreakMode = NSLineBreakMode(rawValue: coder.integer("lineBreakMode", lineBreakMode.rawValue)) ?? lineBreakMode
    numberOfLines = max(0, coder.integer("numberOfLines", 1))
    adjustsFontSizeToFitWidth = coder.flag("adjustsFontSizeToFitWidth", false)
    minimumScaleFactor = coder.number("minimumScaleFactor", 0)
    baselineAdjustment = UIBaselineAdjustment(rawValue: coder.integer("baselineAdjustment", 0)) ?? .alignBaselines
    allowsTightening = coder.flag("allowsDefaultTighteningForTruncation", false)
    preferredMaxLayoutWidth = coder.number("preferredMaxLayoutWidth", 0)
    adjustsFontForContentSizeCategory = coder.flag("adjustsFontForContentSizeCategory", false)
    // Complete as it was written; the properties above are those of its first character already.
    if let styled { setStyled(styled) }
  }
}
