// UITraitCollection: the environment that colours, images, fonts and layouts are made for. Immutable.
//
// Made by: clients, UIScreen, views and controllers (UIView+Traits.swift). Read by: dynamic colours, UIFont, images. What a
// collection does not specify reads as unspecified. What is current: UITraitCollection+Current.swift.

public final class UITraitCollection: NSObject, NSSecureCoding, NSCopying, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// What the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.changed(TraitValues(), mutations))
  }

  /// What each collection specifies; the later wins. Source: documented.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overlaid(with: $1.values) })
  }

  public convenience override init() { self.init(TraitValues()) }

  /// These traits with those that the closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(Self.changed(values, mutations))
  }

  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  private static func changed(_ values: TraitValues, _ body: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = CollectedTraits(values: values)
    body(&traits)
    return (traits as? CollectedTraits)?.values ?? values
  }

  // MARK: Traits

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Device pixels per point; 0 means unspecified.
  public var displayScale: CGFloat { values.scale }
  public var displayGamut: UIDisplayGamut { values.gamut }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var legibilityWeight: UILegibilityWeight { values.legibility }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouch }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// How large text is wanted; `unspecified` where nobody says.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// The trait's default where it is not specified.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

  // MARK: Comparing

  /// Whether everything that `trait` specifies is the same here. Source: documented.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(with: trait.values) == values
  }

  /// Whether a dynamic colour may come out otherwise. Source: documented.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.hasOtherColors(than: traitCollection?.values ?? TraitValues())
  }

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.style)
    hasher.combine(values.scale)
    hasher.combine(values.category)
    hasher.combine(values.horizontalSizeClass)
    return hasher.finalize()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives. Custom traits are not archived.

  public required init?(coder: NSCoder) {
    values = TraitValues(coder)
    super.init()
  }

  public func encode(with coder: NSCoder) { values.write(coder) }
  public static var supportsSecureCoding: Bool { true }
}

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
}
