// Symbol images: pictures by name that come in weights and sizes, as text does, and are shown in a tint.
//
// Called by: clients. Hands on: pixels made by SymbolRenderer, at the main screen's scale. An unknown name gives nil and is
// told of once.

extension UIImage {
  /// A symbol at 17 points, regular, medium; nil for a name that there is no drawing of.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolCatalog.hasSymbol(name) else {
      SymbolNotices.unknown(name)
      return nil
    }
    let symbol = SymbolReference(name: name, configuration: configuration as? SymbolConfiguration)
    let traits = configuration?.traitCollection
    guard let picture = symbol.picture(traits) else { return nil }
    var attributes = ImageAttributes()
    attributes.symbol = symbol
    attributes.baselineOffset = picture.baseline
    self.init(picture.image, scale: picture.scale, orientation: .up, attributes: attributes)
  }

  /// Whether it is a symbol: it takes symbol configurations, and is shown in a tint unless told otherwise.
  public var isSymbolImage: Bool { attributes.symbol != nil }

  /// Nil for an image that is no symbol.
  public var symbolConfiguration: SymbolConfiguration? { attributes.symbol?.configuration }

  public var configuration: Configuration? { attributes.symbol?.configuration }

  /// The symbol with a configuration laid over its own; itself when it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = attributes.symbol else { return self }
    return redrawn(symbol, configuration: symbol.configuration?.applying(configuration) ?? configuration)
  }

  /// The symbol in another configuration; itself when it is no symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = attributes.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
    return redrawn(symbol, configuration: configuration) ?? self
  }

  /// A symbol as an image view shows it: with its own configuration laid over the view's, for the view's traits. Itself for
  /// other images, and when nothing would be different.
  func shown(in traits: UITraitCollection, preferring configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol = attributes.symbol else { return self }
    let own = symbol.configuration
    let wanted = configuration.map { $0.applying(own) } ?? own
    guard let wanted, configuration != nil || wanted.followsContentSize || wanted.coloring?.isDynamic == true else {
      return self
    }
    return redrawn(symbol, configuration: wanted, for: wanted.traitCollection ?? traits) ?? self
  }

  private func redrawn(
    _ symbol: SymbolReference, configuration: SymbolConfiguration, for traits: UITraitCollection? = nil
  ) -> UIImage? {
    var symbol = symbol
    symbol.configuration = configuration
    guard let picture = symbol.picture(traits ?? configuration.traitCollection) else { return nil }
    var attributes = attributes
    attributes.symbol = symbol
    attributes.baselineOffset = picture.baseline
    return UIImage(picture.image, scale: picture.scale, orientation: .up, attributes: attributes)
  }
}

/// What a symbol image was made from.
struct SymbolReference: Equatable, @unchecked Sendable {
  // Sendable: a configuration is immutable.
  let name: String
  /// It has colours of its own: nothing is left to a tint.
  var isColored: Bool { configuration?.coloring.map { $0 != .monochrome } ?? false }
  var configuration: UIImage.SymbolConfiguration?

  /// At the traits' scale, else the main screen's.
  func picture(_ traits: UITraitCollection?) -> SymbolRenderer.Picture? {
    let scale = traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? MainScreenScale.value
    let metrics = configuration?.metrics(traits) ?? UIImage.SymbolConfiguration.unspecified.metrics(traits)
    let colors = configuration?.coloring?.colors(traits ?? .current) ?? []
    return SymbolRenderer.picture(name, metrics, scale: scale, colors: colors)
  }
}
