// UIGraphicsRenderer and its relatives: what renderers of images have in common.
//
// Called by: clients, through UIGraphicsImageRenderer. Hands on: nothing of its own; subclasses make the context.

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// Points; set by the renderer that uses the format.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// The best for the main screen. Source: documented.
  open class func preferred() -> Self { Self() }
  /// The same as `preferred()` here. Source: documented for formats that are not chosen by traits.
  open class func `default`() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What drawing closures get: the context and a few rectangles.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// In the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blended(blendMode) { cgContext.fill(rect) }
  }

  /// One pixel inside the rectangle's edges, in the current stroke colour. Source: documented.
  open func stroke(_ rect: CGRect) {
    let width = 1 / pixelsPerPoint
    cgContext.stroke(rect.insetBy(dx: width / 2, dy: width / 2), width: width)
  }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { stroke(rect) } }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  var pixelsPerPoint: CGFloat { 1 }

  private func blended(_ mode: CGBlendMode, _ paint: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    paint()
    cgContext.restoreGState()
  }
}

/// A renderer of fixed bounds and format.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  let rendererFormat: UIGraphicsRendererFormat

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// The format is copied: changing it later changes nothing. Source: observed of UIKit, whose format carries the bounds.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    rendererFormat = (format.copy() as? UIGraphicsRendererFormat) ?? format
    rendererFormat.bounds = bounds
    super.init()
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Whether images can be made.
  open var allowsImageOutput: Bool { false }
}
