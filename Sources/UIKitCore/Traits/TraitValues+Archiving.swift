// Traits in keyed archives: those of UIKit that are specified. Custom traits, which are types of code, are not.
//
// Called by: UITraitCollection's init(coder:) and encode(with:). A value that there is not reads as unspecified.

extension TraitValues {
  private typealias Field = (key: String, number: (TraitValues) -> Int, set: (inout TraitValues, Int) -> Void)

  private static var fields: [Field] {
    [
      ("userInterfaceStyle", { $0.style.rawValue }, { $0.style = .init(rawValue: $1) ?? .unspecified }),
      ("userInterfaceIdiom", { $0.idiom.rawValue }, { $0.idiom = .init(rawValue: $1) ?? .unspecified }),
      (
        "horizontalSizeClass", { $0.horizontalSizeClass.rawValue },
        { $0.horizontalSizeClass = .init(rawValue: $1) ?? .unspecified }
      ),
      (
        "verticalSizeClass", { $0.verticalSizeClass.rawValue },
        { $0.verticalSizeClass = .init(rawValue: $1) ?? .unspecified }
      ),
      ("layoutDirection", { $0.direction.rawValue }, { $0.direction = .init(rawValue: $1) ?? .unspecified }),
      ("displayGamut", { $0.gamut.rawValue }, { $0.gamut = .init(rawValue: $1) ?? .unspecified }),
      ("accessibilityContrast", { $0.contrast.rawValue }, { $0.contrast = .init(rawValue: $1) ?? .unspecified }),
      ("userInterfaceLevel", { $0.level.rawValue }, { $0.level = .init(rawValue: $1) ?? .unspecified }),
      ("legibilityWeight", { $0.legibility.rawValue }, { $0.legibility = .init(rawValue: $1) ?? .unspecified }),
      ("forceTouchCapability", { $0.forceTouch.rawValue }, { $0.forceTouch = .init(rawValue: $1) ?? .unknown }),
      (
        "activeAppearance", { $0.activeAppearance.rawValue },
        { $0.activeAppearance = .init(rawValue: $1) ?? .unspecified }
      ),
    ]
  }

  func write(_ coder: NSCoder) {
    let standard = TraitValues()
    for field in Self.fields { coder.write(field.number(self), field.key, unless: field.number(standard)) }
    coder.write(scale, "displayScale", unless: 0)
    if category != .unspecified { coder.write(category.rawValue, "preferredContentSizeCategory") }
  }

  init(_ coder: NSCoder) {
    self.init()
    for field in Self.fields { field.set(&self, coder.integer(field.key, field.number(self))) }
    scale = coder.number("displayScale", 0)
    if !(scale > 0 && scale.isFinite) { scale = 0 }
    if let text = coder.text("preferredContentSizeCategory") { category = UIContentSizeCategory(rawValue: text) }
  }
}
