// UIImage: a CGImage with a scale and an orientation, drawn upright in UIKit's coordinates.
//
// Made by: clients, renderers. Read by: UIImageView. Immutable. Resizable images, rendering modes and named look-up come
// with the views' own part.

import ImageIO

open class UIImage: NSObject, @unchecked Sendable {
  // Sendable: every stored property is an immutable, Sendable value.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    super.init()
  }

  /// An image without pixels.
  public override init() {
    cgImage = nil
    scale = 1
    imageOrientation = .up
    super.init()
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Nil when the data is no image that can be read. An EXIF orientation is kept as `imageOrientation`.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = try? ImageCodec.decode(data) else { return nil }
    self.init(
      cgImage: decoded.image, scale: scale, orientation: Orientation(exif: Int(decoded.header.orientation.rawValue)))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Points, after turning.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let width = CGFloat(cgImage.width) / scale
    let height = CGFloat(cgImage.height) / scale
    return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  public func pngData() -> Data? { cgImage.flatMap { try? ImageCodec.png(from: $0) } }
}

extension UIImage.Orientation {
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// From the EXIF tag's values 1...8.
  init(exif: Int) {
    switch exif {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }
}
