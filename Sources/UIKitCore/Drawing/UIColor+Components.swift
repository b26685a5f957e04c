// Reading a colour back, and setting it on the current context.

extension UIColor {
  /// False, and nothing is written, when the colour has no RGB form (a pattern). Source: documented.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = srgb else { return false }
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = rgb.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = srgb else { return false }
    let hsb = HSB(red: rgb.red, green: rgb.green, blue: rgb.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgb.alpha
    return true
  }

  /// The component of a grey colour, the luminance of an RGB colour, and alpha. False, and nothing is written, for patterns.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    if let grey {
      white?.pointee = grey.white
      alpha?.pointee = grey.alpha
      return true
    }
    guard let rgb = srgb else { return false }
    white?.pointee = 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
    alpha?.pointee = rgb.alpha
    return true
  }

  /// Fill colour of the current context; nothing when there is none.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }

  private var grey: (white: CGFloat, alpha: CGFloat)? {
    let color = cgColor
    guard color.colorSpace?.model == .monochrome, let parts = color.components, parts.count == 2 else { return nil }
    return (parts[0], parts[1])
  }

  private var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    // A grey is three equal components, exactly: UIKit's grey space has sRGB's curve.
    if let grey { return (grey.white, grey.white, grey.white, grey.alpha) }
    guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
      let color = cgColor.converted(to: space, intent: .defaultIntent, options: nil),
      let parts = color.components, parts.count == 4
    else { return nil }
    return (parts[0], parts[1], parts[2], parts[3])
  }
}

extension CGColor {
  /// The space by UIKit's names, the components and alpha with six digits.
  var uiKitDescription: String {
    guard pattern == nil, let space = colorSpace, let parts = components else { return "<UIPatternColor>" }
    let name: String
    switch space.model {
    case .monochrome: name = "UIExtendedGrayColorSpace"
    case .rgb: name = space == .sharedDisplayP3 ? "UIDisplayP3ColorSpace" : "UIExtendedSRGBColorSpace"
    default: name = space.name ?? "UICGColor"
    }
    return ([name] + parts.map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }
}
