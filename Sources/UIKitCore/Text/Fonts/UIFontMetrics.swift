// UIFontMetrics: grows a custom font and other lengths with the content size, as a text style grows.
//
// Made by: clients. Hands on: fonts that remember what they were scaled from, so that labels can scale them again.
// Source (measured): round to a third of a point; fonts get whole point sizes.

open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Sendable: the one stored property is immutable.
  let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Scales as body text does. Source: documented.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// For the current content size category.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: nil, traits: nil) }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: nil)
  }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, traits: traitCollection)
  }
  /// A maximum that is not above 0 is none. Source: documented (0 by default means no limit).
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, maximum: maximumPointSize, traits: traitCollection) }

  /// `value` in points as it is at the large category.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    Self.scaled(value, style: textStyle, category: UIFont.category(traitCollection))
  }

  /// To a third of a point, halves up, whatever the screen. Source: measured.
  static func scaled(_ value: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
    guard value.isFinite else { return value }
    let (leading, reference) = TextStyleTable.table(style).ratio(category)
    return (value * leading / reference * 3 + 0.5).rounded(.down) / 3
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
    require(
      font.scaling == nil,
      "A font that is scaled already cannot be scaled again: \(font). Scale the font at its original size")
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    let scaling = FontScaling.metrics(style: textStyle, pointSize: font.pointSize, maximum: limit)
    return font.scaled(by: scaling, category: UIFont.category(traits))
  }
}

/// How a font follows the content size category.
enum FontScaling: Hashable, Sendable {
  /// A preferred font of a style.
  case style(UIFont.TextStyle)
  /// A font of `pointSize` at the large category, made by font metrics; points.
  case metrics(style: UIFont.TextStyle, pointSize: CGFloat, maximum: CGFloat?)

  /// Whole points for fonts from metrics.
  func pointSize(_ category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .style(let style): return TextStyleTable.table(style).size(category)
    case .metrics(let style, let size, let maximum):
      let scaled = (UIFontMetrics.scaled(size, style: style, category: category) + 0.5).rounded(.down)
      return min(max(1, scaled), maximum ?? .infinity)
    }
  }
}
