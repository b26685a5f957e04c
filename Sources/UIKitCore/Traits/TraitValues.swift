// All the traits of one environment, or some of them: what is not specified has the value that says so.
//
// Held by: UITraitCollection and overrides. Plain values; custom traits by their type.

struct TraitValues: Equatable, @unchecked Sendable {
  // Sendable: custom values are read only; that they are values is what UITraitDefinition asks of them (documented).
  var style = UIUserInterfaceStyle.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  /// Device pixels per point; 0 for unspecified.
  var scale: CGFloat = 0
  var gamut = UIDisplayGamut.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var legibility = UILegibilityWeight.unspecified
  var forceTouch = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var category = UIContentSizeCategory.unspecified
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// These, with what `other` specifies in their place.
  func overlaid(with other: TraitValues) -> TraitValues {
    var result = self
    if other.style != .unspecified { result.style = other.style }
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.direction != .unspecified { result.direction = other.direction }
    if other.scale > 0, other.scale.isFinite { result.scale = other.scale }
    if other.gamut != .unspecified { result.gamut = other.gamut }
    if other.contrast != .unspecified { result.contrast = other.contrast }
    if other.level != .unspecified { result.level = other.level }
    if other.legibility != .unspecified { result.legibility = other.legibility }
    if other.forceTouch != .unknown { result.forceTouch = other.forceTouch }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
    if other.category != .unspecified { result.category = other.category }
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    return result
  }

  /// Whether colours may come out otherwise. Source: documented of hasDifferentColorAppearance.
  func hasOtherColors(than other: TraitValues) -> Bool {
    if style != other.style || contrast != other.contrast || level != other.level || gamut != other.gamut
      || activeAppearance != other.activeAppearance
    {
      return true
    }
    guard custom != other.custom else { return false }
    return custom.contains { $1.affectsColors && other.custom[$0] != $1 }
      || other.custom.contains { $1.affectsColors && custom[$0] == nil }
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? Trait.Value ?? trait.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      custom[ObjectIdentifier(trait)] = CustomTrait(newValue, affectsColors: trait.affectsColorAppearance)
    }
  }

  func specifies(_ trait: any UITraitDefinition.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, TraitValues()) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: any UITraitDefinition.Type) {
    if let system = trait as? any SystemTrait.Type { system.reset(in: &self) }
    custom[ObjectIdentifier(trait)] = nil
  }

  /// Whether a trait differs between the two.
  func differs(from other: TraitValues, in trait: any UITraitDefinition.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }
}

/// The value of a trait of a client's. Values that cannot be compared are never equal.
struct CustomTrait: Equatable {
  let value: Any
  let affectsColors: Bool

  init(_ value: Any, affectsColors: Bool) {
    self.value = value
    self.affectsColors = affectsColors
  }

  static func == (a: CustomTrait, b: CustomTrait) -> Bool {
    func equal<Value: Equatable>(_ value: Value) -> Bool { value == b.value as? Value }
    guard let value = a.value as? any Equatable else { return false }
    return equal(value)
  }
}
