// UIColor: a colour by components, or a rule that gives one for an environment.
//
// Called by: clients, views. Hands on: CGColor. Immutable.

open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  // Sendable: all cases are immutable, and providers are called with immutable traits only.
  private let foundationTag = FoundationTag()
  enum Source {
    case fixed(CGColor)
    case pattern(CGColor, UIImage)
    case adaptive(light: CGColor, dark: CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }
  let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Clear: UIKit's is a placeholder that is nothing to paint with (chosen here).
  public convenience override init() { self.init(.fixed(.clear)) }

  /// Clear when the archive holds no colour.
  public required init?(coder: NSCoder) {
    source = Self.source(from: coder)
    super.init()
  }

  open func encode(with coder: NSCoder) { write(coder) }
  open class var supportsSecureCoding: Bool { true }

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
    source = Self.pattern(image).map { .pattern($0, image) } ?? .fixed(.clear)
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
    case .fixed, .pattern: self
    case .adaptive(let light, let dark):
      UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour in the current environment. Source: documented.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color), .pattern(let color, _): color
    case .adaptive(let light, let dark): UITraitCollection.current.userInterfaceStyle == .dark ? dark : light
    case .dynamic: resolvedColor(with: UITraitCollection.current).cgColor
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    switch source {
    case .fixed(let color), .pattern(let color, _): return UIColor(cgColor: faded(color))
    case .adaptive(let light, let dark): return UIColor(.adaptive(light: faded(light), dark: faded(dark)))
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Adaptive colours are equal when they are in both styles (chosen here); those of a provider only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (source, other.source) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.pattern(let a, let image), .pattern(let b, let otherImage)): return a == b || image == otherImage
    case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): (color.components ?? []).hashValue
    case .pattern(_, let image): image.hash
    case .adaptive(let light, let dark): ((light.components ?? []) + (dark.components ?? [])).hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 0 1` and the like, as UIKit prints them.
  open override var description: String {
    switch source {
    case .fixed(let color), .pattern(let color, _): color.uiKitDescription
    case .adaptive, .dynamic: "<UIDynamicProviderColor>"
    }
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
