// Drawing an image into the current context: upright, whatever the context's flip (behaviour CG-01).
//
// Called by: clients, image views. Hands on: image operations on the current context; nine parts come from NinePart.

extension UIImage {
  /// At its own size; `point` is the top left corner, points.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills `rect`, points: stretched, or by its caps and inside when it is resizable. A template takes the current fill
  /// colour, or its own tint (observed of UIKit).
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard cgImage != nil, let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    // A symbol without a tint is drawn as it is, in black; only views show it in theirs (observed of UIKit).
    let isTinted = attributes.renderingMode == .alwaysTemplate || attributes.tintColor != nil
    // Parts, or an image and its tint, must cast one shadow and be blended as one.
    let isGroup = isTinted || (attributes.isResizable && context.castsShadow)
    if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    if attributes.isResizable { drawParts(in: rect, context) } else { drawPixels(in: rect, context) }
    if isTinted {
      if let color = attributes.tintColor { context.setFillColor(color.cgColor) }
      context.setBlendMode(.sourceIn)
      // Larger than the image, so that pixels that it covers in part are not blended with the old colours.
      context.fill(rect.insetBy(dx: -rect.width, dy: -rect.height))
    }
    if isGroup { context.endTransparencyLayer() }
  }

  /// Repeated over `rect`, the first tile at its top left corner; points. The fill colour plays no part. Source: documented.
  public func drawAsPattern(in rect: CGRect) {
    guard let cgImage = prepared(tint: attributes.tintColor).cgImage, let context = UIGraphicsGetCurrentContext(),
      !rect.isEmpty
    else { return }
    context.saveGState()
    context.drawUpright(cgImage, in: rect.standardized, tile: size)
    context.restoreGState()
  }

  /// The whole image stretched over `rect`, turned as it is shown.
  func drawPixels(in rect: CGRect, _ context: CGContext) {
    guard let cgImage else { return }
    context.saveGState()
    // CGContext puts an image's top row at the rectangle's maxY; in a y-down context that is the bottom.
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.concatenate(imageOrientation.transform(in: rect.size))
    let drawn = imageOrientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.draw(cgImage, in: CGRect(origin: .zero, size: drawn))
    context.restoreGState()
  }

  /// A resizable image's nine parts.
  private func drawParts(in rect: CGRect, _ context: CGContext) {
    guard !rect.isEmpty, rect.isFinite, let cgImage = prepared(tint: nil).cgImage else { return }
    let transform = context.pixelTransform
    guard transform.keepsRectanglesUpright else { return drawTurned(in: rect, context, transform.largestScale) }
    let parts = NinePart(
      width: cgImage.width, height: cgImage.height, scale: scale, caps: capInsets, mode: resizingMode, in: rect,
      pixels: transform)
    for part in parts.parts {
      guard let pixels = cgImage.cropping(to: part.source) else { continue }
      context.drawUpright(pixels, in: part.target, tile: part.tile)
    }
  }

  /// Where pixel edges are slanted no seam could be exact: the parts are put together upright first.
  private func drawTurned(in rect: CGRect, _ context: CGContext, _ largest: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(scale, largest)
    let upright = UIGraphicsImageRenderer(size: rect.size, format: format).image { inner in
      drawParts(in: CGRect(origin: .zero, size: rect.size), inner.cgContext)
    }
    upright.drawPixels(in: CGRect(origin: rect.origin, size: upright.size), context)
  }
}

extension CGContext {
  /// Top row at minY, in a y-down context: stretched over `rect`, or repeated at the size `tile` from the top left corner.
  func drawUpright(_ image: CGImage, in rect: CGRect, tile: CGSize?) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    let whole = CGRect(origin: .zero, size: rect.size)
    if let tile, tile.width > 0, tile.height > 0 {
      clip(to: whole)
      // Every pixel belongs to one tile, by its centre: no seams, whatever the tile's size. The clip keeps soft edges.
      setShouldAntialias(false)
      draw(
        image, in: CGRect(x: 0, y: rect.height - tile.height, width: tile.width, height: tile.height), byTiling: true)
    } else {
      draw(image, in: whole)
    }
    restoreGState()
  }
}

extension UIImage.Orientation {
  /// From the stored image's rectangle at the origin (y up, sides swapped when turned) to `size`'s.
  func transform(in size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    switch self {
    case .up: return .identity
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .left: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
    case .leftMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
    case .right: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
    case .rightMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}
