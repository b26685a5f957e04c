// How large a person wants text: twelve steps, seven ordinary and five for accessibility.
//
// Held by: UITraitCollection and UIApplication. Read by: UIFont, UIFontMetrics, labels. Raw values are UIKit's.

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not set: reads as `large` where a size is needed.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default of a device.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Smallest to largest, the twelve that have sizes.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// 0...11; nil when unspecified or not one of UIKit's.
  var step: Int? { Self.ordered.firstIndex(of: self) }

  /// One of the five accessibility sizes. Source: documented.
  public var isAccessibilityCategory: Bool { (step ?? 0) >= 7 }
}

/// Smaller first; false whenever one side is unspecified. Source: documented of UIContentSizeCategoryCompareToCategory.
extension UIContentSizeCategory {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: <)
  }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: <=)
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: >)
  }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: >=)
  }

  private static func compare(
    _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, by order: (Int, Int) -> Bool
  ) -> Bool {
    guard let left = left.step, let right = right.step else { return false }
    return order(left, right)
  }
}
