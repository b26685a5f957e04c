// How a label's attributed text and its plain properties meet.
//
// Called by: UILabel's setters. Setting attributed text fills its gaps from the properties and takes the first character's
// values into them; setting a property afterwards applies it to all of the text. Source: documented of
// UILabel.attributedText and its neighbours.

extension LabelState {
  /// Takes attributed text, completed from the label's properties.
  mutating func setStyled(_ newText: StyledText?) {
    text = nil
    guard var complete = newText else {
      styled = nil
      return
    }
    let hasStyle = complete.first?[.paragraphStyle] != nil
    let own = attributes
    complete.mapAttributes { $0.merge(own) { given, _ in given } }
    styled = complete
    guard let first = complete.first else { return }
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      alignment = style.alignment
      if hasStyle {
        lineBreakMode = style.lineBreakMode
        lineBreakStrategy = style.lineBreakStrategy
      }
    }
  }

  mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
    styled?.mapAttributes { $0[key] = value }
  }

  mutating func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    let own = paragraphStyle
    styled?.mapAttributes { attributes in
      let style = NSMutableParagraphStyle((attributes[.paragraphStyle] as? NSParagraphStyle ?? own).settings)
      change(style)
      attributes[.paragraphStyle] = NSParagraphStyle(style.settings)
    }
  }

  /// Every font that follows the content size, at `category`.
  mutating func adjustFonts(to category: UIContentSizeCategory) {
    font = font.adjusted(to: category)
    styled?.mapAttributes { $0[.font] = ($0[.font] as? UIFont)?.adjusted(to: category) }
  }

  /// The text with the label's properties as attributes.
  var attributedForm: NSAttributedString? {
    (styled ?? text.map { StyledText($0, attributes: attributes) })?.attributedString
  }

  /// What the label's properties say of text.
  private var attributes: StyledText.Attributes {
    [.font: font, .foregroundColor: textColor, .paragraphStyle: paragraphStyle]
  }
}
