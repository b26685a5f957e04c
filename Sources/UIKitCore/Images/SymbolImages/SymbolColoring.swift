// The colours of a symbol's levels.
//
// Held by: UIImage.SymbolConfiguration. Read by: SymbolReference when a symbol is drawn.

enum SymbolColoring: Equatable {
  /// The tint, wherever the symbol is shown.
  case monochrome
  /// By level; the last for all further ones.
  case palette([UIColor])
  case hierarchical(UIColor)

  /// How much of a colour each level has. Chosen here, after the looks of the platform's symbols.
  private static let strengths: [CGFloat] = [1, 0.5, 0.25]

  /// Nil for the tint.
  func colors(_ traits: UITraitCollection) -> [CGColor]? {
    switch self {
    case .monochrome: nil
    case .palette(let colors): colors.map { $0.resolvedColor(with: traits).cgColor }
    case .hierarchical(let color):
      Self.strengths.map { strength in
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * strength).cgColor
      }
    }
  }

  /// Some colour depends on traits.
  var isDynamic: Bool {
    switch self {
    case .monochrome: false
    case .palette(let colors): colors.contains(where: \.isDynamic)
    case .hierarchical(let color): color.isDynamic
    }
  }
}
