// How a symbol is drawn: point size or text style, weight, and scale beside text.
//
// Made by: clients. Read by: UIImage's symbol initialisers and image views. Immutable. Colours in layers (palettes,
// hierarchies) are not here: symbols are drawn in one colour.

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
    var fontWeight: UIFont.Weight? {
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return self == .unspecified ? nil : weights[rawValue - 1]
    }
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Points; nil where it does not say.
    private let pointSize: CGFloat?
    private let textStyle: UIFont.TextStyle?
    private let weight: UIFont.Weight?
    private let scale: SymbolScale

    private init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: UIFont.Weight? = nil,
      scale: SymbolScale = .unspecified, traits: UITraitCollection? = nil
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      super.init(traitCollection: traits)
    }

    /// Says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

    public convenience init(pointSize: CGFloat) { self.init(pointSize: Optional(pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Optional(pointSize), weight: weight.fontWeight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight.fontWeight, scale: scale)
    }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight.fontWeight) }
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

    /// This with what `otherConfiguration` says laid over it. Source: documented.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let namesSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: namesSize ? other.pointSize : pointSize, textStyle: namesSize ? other.textStyle : textStyle,
        weight: other.weight ?? weight, scale: other.scale == .unspecified ? scale : other.scale,
        traits: other.traitCollection ?? traitCollection)
    }

    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale, traits: traitCollection)
    }
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, textStyle: textStyle, scale: scale, traits: traitCollection)
    }
    public func configurationWithoutScale() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, weight: weight, traits: traitCollection)
    }
    public func configurationWithoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, scale: scale, traits: traitCollection)
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
        && scale == other.scale && traitCollection == other.traitCollection
    }
    public override var hash: Int { (pointSize ?? 0).hashValue ^ scale.rawValue }
  }
}
