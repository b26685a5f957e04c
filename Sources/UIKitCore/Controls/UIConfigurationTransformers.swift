// Closures that change a colour or a text's attributes on their way from a configuration to the screen.
//
// Made by: clients. Called by: UIButton+Looks.

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Grey of the same brightness and alpha. Source: documented.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
