// How a symbol is drawn: point size or text style, weight, and scale beside text.
//
// Made by: clients. Read by: UIImage's symbol initialisers and image views. Immutable. Symbols have two levels, what they are
// about and what is around it; none comes in many colours of its own.

extension UIImage {
  /// What images can be made for: traits.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable: immutable, as is its subclass.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Nil when unspecified.
    var ownFontWeight: UIFont.Weight? { self == .unspecified ? nil : Self.fontWeights[rawValue - 1] }

    fileprivate static let fontWeights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The font's weight of that name; regular when unspecified. Source: documented.
    public func fontWeight() -> UIFont.Weight { ownFontWeight ?? .regular }
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Points; nil where it does not say.
    private let pointSize: CGFloat?
    private let textStyle: UIFont.TextStyle?
    private let weight: UIFont.Weight?
    private let scale: SymbolScale
    let coloring: SymbolColoring?

    private init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: UIFont.Weight? = nil,
      scale: SymbolScale = .unspecified, coloring: SymbolColoring? = nil, traits: UITraitCollection? = nil
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      self.coloring = coloring
      super.init(traitCollection: traits)
    }

    /// Says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

    public convenience init(pointSize: CGFloat) { self.init(pointSize: Optional(pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Optional(pointSize), weight: weight.ownFontWeight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight.ownFontWeight, scale: scale)
    }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight.ownFontWeight) }
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }
    /// Follows the style's size in each content size category.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, scale: scale)
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: Optional(font.pointSize), weight: UIFont.Weight(font.fontDescription.matchedWeight), scale: scale)
    }

    /// The first colour for what the symbol is about, the next for what is around it; a single one for both. No colours
    /// leave the symbol to the tint.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, coloring: paletteColors.isEmpty ? nil : .palette(paletteColors))
    }
    /// One colour, fainter for what is around the symbol's subject.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, coloring: .hierarchical(hierarchicalColor))
    }
    /// In the tint, whatever colours another configuration has.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, coloring: .monochrome)
    }

    /// It follows the content size category.
    var followsContentSize: Bool { textStyle != nil && pointSize == nil }

    /// This with what `otherConfiguration` says laid over it. Source: documented.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let namesSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: namesSize ? other.pointSize : pointSize, textStyle: namesSize ? other.textStyle : textStyle,
        weight: other.weight ?? weight, scale: other.scale == .unspecified ? scale : other.scale,
        coloring: other.coloring ?? coloring, traits: other.traitCollection ?? traitCollection)
    }

    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize, weight: weight, scale: scale, coloring: coloring, traits: traitCollection)
    }
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: nil, textStyle: textStyle, scale: scale, coloring: coloring, traits: traitCollection)
    }
    public func configurationWithoutScale() -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize, textStyle: textStyle, weight: weight, coloring: coloring, traits: traitCollection)
    }
    public func configurationWithoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize, textStyle: textStyle, scale: scale, coloring: coloring, traits: traitCollection)
    }

    func metrics(_ traits: UITraitCollection?) -> SymbolMetrics {
      let table = textStyle.map { TextStyleTable.table($0) }
      let size = pointSize ?? table?.size(UIFont.category(traits)) ?? SymbolMetrics.defaultPointSize
      let weight = weight ?? table?.weight ?? .regular
      return SymbolMetrics(pointSize: size.isFinite && size > 0 ? size : 0, weight: weight.rawValue, scale: scale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
        && scale == other.scale && coloring == other.coloring && traitCollection == other.traitCollection
    }
    public override var hash: Int { (pointSize ?? 0).hashValue ^ scale.rawValue }
  }
}

extension UIFont.Weight {
  /// The symbols' weight of that name, or the nearest. Source: documented.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights = UIImage.SymbolWeight.fontWeights
    let nearest = weights.indices.min { abs(weights[$0].rawValue - rawValue) < abs(weights[$1].rawValue - rawValue) }
    return nearest.flatMap { UIImage.SymbolWeight(rawValue: $0 + 1) } ?? .regular
  }
}
