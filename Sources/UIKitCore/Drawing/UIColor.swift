// UIColor: a colour by components, or a rule that gives one for an environment.
//
// Called by: clients, views. Hands on: CGColor. Immutable.

open class UIColor: NSObject, @unchecked Sendable {
  // Sendable: both cases are immutable, and providers are called with immutable traits only.
  private enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }
  private let source: Source

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Components are extended sRGB: values outside 0...1 are kept. Source: documented.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha))
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    source = .fixed(CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    super.init()
  }

  /// Display P3 components; drawn in what sRGB can show of them.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(space: .sharedDisplayP3, values: [displayP3Red, green, blue, alpha]))
    super.init()
  }

  /// Paints with `image`, repeated at its size from the origin of the view or context; clear for an image without pixels.
  /// It has no components. Source: documented.
  public init(patternImage image: UIImage) {
    source = .fixed(Self.pattern(image) ?? .clear)
    super.init()
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` calls.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour in the current environment. Source: documented.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: UITraitCollection.current).cgColor
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let a) = source, case .fixed(let b) = other.source else { return false }
    return a == b
  }

  open override var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return (color.components ?? []).hashValue
  }

  /// `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 0 1` and the like, as UIKit prints them.
  open override var description: String {
    guard case .fixed(let color) = source else { return "<UIDynamicProviderColor>" }
    return color.uiKitDescription
  }

  private static func pattern(_ image: UIImage) -> CGColor? {
    guard let pixels = image.prepared(tint: image.attributes.tintColor).cgImage,
      let pattern = CGPattern(image: pixels, size: image.size), let space = CGColorSpace(patternBaseSpace: nil)
    else { return nil }
    return CGColor(patternSpace: space, pattern: pattern, components: [1])
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal that no context gives a type.
public typealias _ColorLiteralType = UIColor
