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

  /// Luminance and alpha of a grey or RGB colour.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
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

  private var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
      let color = cgColor.converted(to: space, intent: .defaultIntent, options: nil),
      let parts = color.components, parts.count == 4
    else { return nil }
    return (parts[0], parts[1], parts[2], parts[3])
  }
}
