// The part of the environment that colours and images are resolved against.
//
// Made by: clients and UIScreen. Read by: UIColor's dynamic providers. Grows with the parts that need more traits.

public final class UITraitCollection: NSObject, NSSecureCoding, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels per point; 0 means unspecified.
  public let displayScale: CGFloat

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = 0
  }

  public init(displayScale: CGFloat) {
    userInterfaceStyle = .unspecified
    self.displayScale = displayScale
  }

  package init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }

  public convenience override init() { self.init(userInterfaceStyle: .unspecified, displayScale: 0) }

  public required init?(coder: NSCoder) {
    userInterfaceStyle = UIUserInterfaceStyle(rawValue: coder.integer("userInterfaceStyle", 0)) ?? .unspecified
    displayScale = coder.number("displayScale", 0)
  }

  public func encode(with coder: NSCoder) {
    coder.write(userInterfaceStyle.rawValue, "userInterfaceStyle", unless: 0)
    coder.write(displayScale, "displayScale", unless: 0)
  }

  public static var supportsSecureCoding: Bool { true }

  private static let key = "org.acetate.traits"

  /// What `draw(_:)` and dynamic colours are resolved against now; each thread has its own. Source: documented.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? UITraitCollection(userInterfaceStyle: .light) }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
