// Rendering modes and tints: whether an image shows its colours or only its shape.
//
// Called by: clients, UIImageView. A template shows its alpha in a colour: the view's tint in an image view, the current
// fill colour when it is drawn, unless the image has a tint of its own.

extension UIImage {
  /// `.automatic` unless it was set.
  public var renderingMode: RenderingMode { attributes.renderingMode }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// In one colour, with the image's alpha; the rendering mode stays. Source: documented.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// With `.alwaysOriginal` image views show `color`; with `.alwaysTemplate` their own tint.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Whether an image view shows it in its tint colour.
  var isTemplate: Bool {
    attributes.renderingMode == .alwaysTemplate
      || (attributes.renderingMode == .automatic && attributes.symbol?.isColored == false)
  }

  /// Pixels turned as they are shown, and tinted with `color` if there is one; caps and alignment stay.
  func prepared(tint color: UIColor?) -> UIImage {
    guard imageOrientation != .up || color != nil, cgImage != nil else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let pixels = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let bounds = CGRect(origin: .zero, size: size)
      drawPixels(in: bounds, context.cgContext)
      guard let color else { return }
      context.cgContext.setFillColor(color.cgColor)
      context.fill(bounds, blendMode: .sourceIn)
    }
    var attributes = attributes
    attributes.tintColor = nil
    if color != nil { attributes.renderingMode = .alwaysOriginal }
    return UIImage(pixels.cgImage, scale: scale, orientation: .up, attributes: attributes)
  }
}
