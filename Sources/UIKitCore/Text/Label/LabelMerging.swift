// How a label's attributed text and its plain properties meet.
//
// Called by: UILabel's setters. Setting attributed text fills its gaps from the properties and takes the first character's
// values into them; setting a property afterwards applies it to all of the text. Source: documented of
// UILabel.attributedText and its neighbours.

extension LabelState {
  /// Takes attributed text: a copy, completed from the label's properties.
  mutating func setAttributed(_ newText: NSAttributedString?) {
    text = nil
    guard let newText else {
      attributed = nil
      return
    }
    let complete = NSMutableAttributedString(attributedString: newText)
    complete.fill(.font, with: font)
    complete.fill(.foregroundColor, with: textColor)
    complete.fill(.paragraphStyle, with: paragraphStyle)
    attributed = complete
    guard complete.length > 0 else { return }
    let first = complete.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      alignment = style.alignment
      if newText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil {
        lineBreakMode = style.lineBreakMode
        lineBreakStrategy = style.lineBreakStrategy
      }
    }
  }

  mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
    // Foundation on Linux stops the program for an empty range.
    guard let attributed, attributed.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }

  mutating func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.mapAttribute(.paragraphStyle) { value in
      let style = NSMutableParagraphStyle((value as? NSParagraphStyle)?.settings ?? paragraphStyle.settings)
      change(style)
      return NSParagraphStyle(style.settings)
    }
    self.attributed = changed
  }

  /// Every font that follows the content size, at `category`.
  mutating func adjustFonts(to category: UIContentSizeCategory) {
    font = font.adjusted(to: category)
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.mapAttribute(.font) { ($0 as? UIFont)?.adjusted(to: category) }
    self.attributed = changed
  }

  /// The text with the label's properties as attributes.
  var attributedForm: NSAttributedString? {
    if let attributed { return attributed }
    return text.map {
      NSAttributedString(
        string: $0, attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: paragraphStyle])
    }
  }
}

extension NSMutableAttributedString {
  /// Sets the attribute where there is none.
  func fill(_ key: NSAttributedString.Key, with value: Any) { mapAttribute(key) { $0 ?? value } }

  /// Replaces the attribute's value in each of its ranges; nil takes it away.
  func mapAttribute(_ key: NSAttributedString.Key, _ transform: (Any?) -> Any?) {
    guard length > 0 else { return }
    var changes: [(NSRange, Any?)] = []
    enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      changes.append((range, transform(value)))
    }
    for (range, value) in changes {
      if let value { addAttribute(key, value: value, range: range) } else { removeAttribute(key, range: range) }
    }
  }
}
