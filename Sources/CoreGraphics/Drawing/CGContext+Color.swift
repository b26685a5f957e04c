// CGContext: fill and stroke paints.
//
// Called by: clients, UIColor. A colour set by components is read in the context's current colour space for that paint.

extension CGContext {
  public func setFillColor(_ color: CGColor) {
    state.draw.fill = DrawPaint(color)
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  public func setStrokeColor(_ color: CGColor) {
    state.draw.stroke = DrawPaint(color)
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Also sets the fill to the space's initial colour: black, opaque. Documented: CGContextSetFillColorSpace.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColorSpace = space
    state.draw.fill = .color(.black)
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColorSpace = space
    state.draw.stroke = .color(.black)
  }

  /// `components` holds the current fill colour space's components and alpha. Ignored in a pattern space.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.fillColorSpace, components: components) else { return }
    state.draw.fill = .color(color)
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let color = CGColor(colorSpace: state.strokeColorSpace, components: components) else { return }
    state.draw.stroke = .color(color)
  }
}
