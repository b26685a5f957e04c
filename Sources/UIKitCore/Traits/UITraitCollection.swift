// The part of the environment that colours, images and fonts are resolved against.
//
// Made by: clients and UIScreen. Read by: UIColor's dynamic providers, UIFont. Grows with the parts that need more traits.

public final class UITraitCollection: NSObject, NSSecureCoding, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels per point; 0 means unspecified.
  public let displayScale: CGFloat
  /// How large text is wanted; `unspecified` where nobody says.
  public let preferredContentSizeCategory: UIContentSizeCategory

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// What each collection specifies; the later wins. Source: documented.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      displayScale: traitCollections.last { $0.displayScale > 0 }?.displayScale ?? 0,
      preferredContentSizeCategory: traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?
        .preferredContentSizeCategory ?? .unspecified)
  }

  package init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  public convenience override init() { self.init(userInterfaceStyle: .unspecified, displayScale: 0) }

  public required init?(coder: NSCoder) {
    userInterfaceStyle = UIUserInterfaceStyle(rawValue: coder.integer("userInterfaceStyle", 0)) ?? .unspecified
    displayScale = coder.number("displayScale", 0)
    preferredContentSizeCategory =
      coder.text("preferredContentSizeCategory").map { UIContentSizeCategory(rawValue: $0) } ?? .unspecified
  }

  public func encode(with coder: NSCoder) {
    coder.write(userInterfaceStyle.rawValue, "userInterfaceStyle", unless: 0)
    coder.write(displayScale, "displayScale", unless: 0)
    if preferredContentSizeCategory != .unspecified {
      coder.write(preferredContentSizeCategory.rawValue, "preferredContentSizeCategory")
    }
  }

  public static var supportsSecureCoding: Bool { true }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
  public override var hash: Int {
    userInterfaceStyle.rawValue ^ displayScale.hashValue ^ preferredContentSizeCategory.hashValue
  }

  private static let key = "org.acetate.traits"

  /// What `draw(_:)` and dynamic colours are resolved against now; each thread has its own. Source: documented.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? UITraitCollection(userInterfaceStyle: .light) }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
