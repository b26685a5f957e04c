// A trait as a type: UIKit's own, and those that clients define.
//
// Used by: subscripts of trait collections and overrides, and registrations for changes. Source: documented.

public protocol UITraitDefinition {
  associatedtype Value
  /// Where nobody has set it.
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  /// Views are drawn anew when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's own.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  public static var defaultValue: Value { TraitValues()[keyPath: path] }
  static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
  static func reset(in values: inout TraitValues) { values[keyPath: path] = defaultValue }
  static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool { a[keyPath: path] != b[keyPath: path] }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  public typealias Value = UIUserInterfaceStyle
  static var path: WritableKeyPath<TraitValues, Value> { \.style }
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitUserInterfaceIdiom: SystemTrait {
  public typealias Value = UIUserInterfaceIdiom
  static var path: WritableKeyPath<TraitValues, Value> { \.idiom }
}
public struct UITraitHorizontalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}
public struct UITraitVerticalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}
public struct UITraitLayoutDirection: SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var path: WritableKeyPath<TraitValues, Value> { \.direction }
}
public struct UITraitDisplayScale: SystemTrait {
  public typealias Value = CGFloat
  static var path: WritableKeyPath<TraitValues, Value> { \.scale }
}
public struct UITraitDisplayGamut: SystemTrait {
  public typealias Value = UIDisplayGamut
  static var path: WritableKeyPath<TraitValues, Value> { \.gamut }
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitAccessibilityContrast: SystemTrait {
  public typealias Value = UIAccessibilityContrast
  static var path: WritableKeyPath<TraitValues, Value> { \.contrast }
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitUserInterfaceLevel: SystemTrait {
  public typealias Value = UIUserInterfaceLevel
  static var path: WritableKeyPath<TraitValues, Value> { \.level }
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitLegibilityWeight: SystemTrait {
  public typealias Value = UILegibilityWeight
  static var path: WritableKeyPath<TraitValues, Value> { \.legibility }
}
public struct UITraitForceTouchCapability: SystemTrait {
  public typealias Value = UIForceTouchCapability
  static var path: WritableKeyPath<TraitValues, Value> { \.forceTouch }
}
public struct UITraitActiveAppearance: SystemTrait {
  public typealias Value = UIUserInterfaceActiveAppearance
  static var path: WritableKeyPath<TraitValues, Value> { \.activeAppearance }
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public typealias Value = UIContentSizeCategory
  static var path: WritableKeyPath<TraitValues, Value> { \.category }
}
