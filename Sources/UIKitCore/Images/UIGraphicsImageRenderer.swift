// UIGraphicsImageRenderer: draws with a closure and gives back an image.
//
// Called by: clients. Hands on: a CGContext in UIKit's coordinates.

import ImageIO

public class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  public var scale: CGFloat = MainScreenScale.value
  public var opaque = false

  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

public class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// One pixel inside the rectangle's edges.
  public func stroke(_ rect: CGRect) {
    let width = 1 / format.scale
    cgContext.stroke(rect.insetBy(dx: width / 2, dy: width / 2), width: width)
  }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// What has been drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}

public class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// An image of the renderer's size; one without pixels when the size has none. Source: documented.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = CGContext(uiKitSize: bounds.size, scale: format.scale, opaque: format.opaque) else {
      return UIImage()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let rendering = UIGraphicsImageRendererContext(context, format)
    actions(rendering)
    return rendering.currentImage
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
