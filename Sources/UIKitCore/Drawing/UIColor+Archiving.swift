// Colours in keyed archives: a colour, a pattern's image, or a colour for light and one for dark.
//
// Called by: UIColor's init(coder:) and encode(with:). What a provider gives for light and for dark is kept; the provider,
// which is code, is not.

extension UIColor {
  func write(_ coder: NSCoder) {
    switch source {
    case .fixed(let color): coder.write(color, "color", unless: nil)
    case .pattern(_, let image): coder.encode(image, forKey: "pattern")
    case .adaptive(let light, let dark):
      coder.write(light, "light", unless: nil)
      coder.write(dark, "dark", unless: nil)
    case .dynamic:
      coder.write(resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor, "light", unless: nil)
      coder.write(resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor, "dark", unless: nil)
    }
  }

  static func source(from coder: NSCoder) -> Source {
    if let light = coder.color("light", nil), let dark = coder.color("dark", nil) {
      return .adaptive(light: light, dark: dark)
    }
    if let image = coder.object("pattern", as: UIImage.self) { return UIColor(patternImage: image).source }
    return .fixed(coder.color("color", nil) ?? .clear)
  }
}
