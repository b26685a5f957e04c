// UIGraphicsImageRenderer: draws with a closure and gives back an image.
//
// Called by: clients. Hands on: a CGContext in UIKit's coordinates. What it shares with other renderers is in
// Drawing/UIGraphicsRenderer.

import ImageIO

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours the image keeps. Pixels are 8-bit sRGB here whatever is asked for.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels per point; 0 stands for the main screen's. Source: documented.
  open var scale: CGFloat = MainScreenScale.value
  /// Without alpha; what is not drawn is black.
  open var opaque = false
  open var preferredRange = Range.automatic
  /// The older form of `preferredRange`. Source: documented.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// False: no screen here shows more than standard brightness.
  open var supportsHighDynamicRange: Bool { false }

  public required init() { super.init() }

  /// The scale of the traits; the main screen's when they state none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
    format.scale = scale
    format.opaque = opaque
    format.preferredRange = preferredRange
    return format
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(context, format)
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: pixelsPerPoint, orientation: .up)
  }

  override var pixelsPerPoint: CGFloat { imageFormat.pixelsPerPoint }
}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  open override var format: UIGraphicsImageRendererFormat {
    (rendererFormat as? UIGraphicsImageRendererFormat) ?? UIGraphicsImageRendererFormat()
  }

  open override var allowsImageOutput: Bool { true }

  /// An image of the renderer's size; one without pixels when the size has none. Source: documented.
  open func image(actions: DrawingActions) -> UIImage {
    let format = format
    guard let context = CGContext(uiKitSize: bounds.size, scale: format.pixelsPerPoint, opaque: format.opaque) else {
      return UIImage()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ContextStack.push(context, imageScale: format.pixelsPerPoint)
    defer { UIGraphicsPopContext() }
    let rendering = UIGraphicsImageRendererContext(context, format)
    actions(rendering)
    return rendering.currentImage
  }

  /// Empty when the size has no pixels.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIGraphicsImageRendererFormat {
  var pixelsPerPoint: CGFloat { scale > 0 ? scale : MainScreenScale.value }
}
