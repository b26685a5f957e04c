// Everything a label remembers. Defaults are UIKit's (documented).
//
// Held by: UILabel. Read by: LabelSetter. Text is either plain, in the label's font and colour, or attributed.

struct LabelState {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var text: String?
  /// Complete: every character has font, colour and paragraph style. Wins over `text`.
  var styled: StyledText?
  var font: UIFont = LabelState.defaultFont
  var textColor: UIColor = .label
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var shadowColor: UIColor?
  /// Points, y down.
  var shadowOffset = CGSize(width: 0, height: -1)
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// 0 means as many as fit.
  var numberOfLines = 1
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var allowsTightening = false
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsFontForContentSizeCategory = false

  var isEmpty: Bool { styled.map { $0.length == 0 } ?? text?.isEmpty ?? true }

  var string: String? { styled?.string ?? text }

  /// The label's own paragraph style, for text that has none.
  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return NSParagraphStyle(style.settings)
  }

  /// Text lines wrap whatever the break mode is: it decides what becomes of the last line allowed.
  func adjust(_ style: inout TextParagraphStyle) {
    if style.lineBreakMode != .byCharWrapping { style.lineBreakMode = .byWordWrapping }
    style.allowsTightening = allowsTightening
  }

  /// What the text is drawn in where it does not say, or all over when it is highlighted or disabled.
  var drawnColor: UIColor { isHighlighted ? highlightedTextColor ?? textColor : textColor }

  /// Nil when the text's own colours are drawn. The look of a disabled label is chosen here: half as opaque.
  var overridingColor: UIColor? {
    if !isEnabled {
      return UIColor { [textColor] traits in
        let color = textColor.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha / 2)
      }
    }
    return isHighlighted ? highlightedTextColor : nil
  }

  var shadow: NSShadow? {
    guard let shadowColor else { return nil }
    let shadow = NSShadow()
    shadow.shadowColor = shadowColor
    shadow.shadowOffset = shadowOffset
    return shadow
  }
}

/// Where shrunken text stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where that of the full size would be.
  case alignBaselines
  /// Centred.
  case alignCenters
  /// At the top.
  case none
}
