// UIImage: a CGImage with a scale and an orientation, drawn upright in UIKit's coordinates.
//
// Made by: clients, renderers. Read by: UIImageView, UIColor. Immutable: variants are copies with other attributes
// (UIImage+Resizing, +Rendering, +Animation). Drawing is in UIImage+Drawing, files are found by ImageFiles.

import ImageIO

open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // Sendable: every stored property is an immutable, Sendable value.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the inside of a resizable image fills its room.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// Whether an image's colours are shown or only its shape, in a tint.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  let attributes: ImageAttributes

  init(_ image: CGImage?, scale: CGFloat, orientation: Orientation, attributes: ImageAttributes) {
    cgImage = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.attributes = attributes
    super.init()
  }

  /// An image without pixels when the archive holds none that can be read.
  public required init?(coder: NSCoder) {
    cgImage = ArchivedImage.pixels(coder)
    let scale = coder.number("scale", 1)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = Orientation(rawValue: coder.integer("orientation", 0)) ?? .up
    attributes = ArchivedImage.attributes(coder)
    super.init()
  }

  open func encode(with coder: NSCoder) { ArchivedImage.write(self, coder) }
  open class var supportsSecureCoding: Bool { true }

  /// A scale that is not above 0 counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation, attributes: ImageAttributes())
  }

  /// An image without pixels.
  public convenience override init() {
    self.init(nil, scale: 1, orientation: .up, attributes: ImageAttributes())
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Nil when the data is no image that can be read. An EXIF orientation is kept as `imageOrientation`.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = try? ImageCodec.decode(data) else { return nil }
    self.init(
      cgImage: decoded.image, scale: scale, orientation: Orientation(exif: Int(decoded.header.orientation.rawValue)))
  }

  /// The file, or a variant beside it that fits the screen better (`@2x`, `@3x`, `~iphone`, `~ipad`); nil when none can be
  /// read. Source: documented (Drawing and Printing Guide for iOS, "Supporting High-Resolution Screens").
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.variant(ofFile: path), let data = FileManager.default.contents(atPath: file.path) else {
      return nil
    }
    self.init(data: data, scale: file.scale)
  }

  /// A file of the main bundle. Source: documented.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A file of `bundle` (nil: the main bundle) called `name`, with the variant that fits best; without an extension PNG,
  /// JPEG and WebP are looked for in this order. Read once and kept while there is memory. Asset catalogues are not read.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = ImageFiles.image(named: name, in: bundle ?? .main, traits: traitCollection) else { return nil }
    self.init(found.cgImage, scale: found.scale, orientation: found.imageOrientation, attributes: found.attributes)
  }

  /// What `#imageLiteral(resourceName:)` calls: an image that the main bundle must have.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = ImageFiles.image(named: name, in: .main, traits: nil) else {
      preconditionFailure("The main bundle has no image '\(name)', which an image literal names: add the file")
    }
    self.init(found.cgImage, scale: found.scale, orientation: found.imageOrientation, attributes: found.attributes)
  }

  /// Points, after turning.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let width = CGFloat(cgImage.width) / scale
    let height = CGFloat(cgImage.height) / scale
    return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The same pixels with attributes changed by `change`.
  func copy(changing change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(cgImage, scale: scale, orientation: imageOrientation, attributes: attributes)
  }

  /// True for images that look the same: pixels, scale, orientation and everything set on them. Source: documented as the
  /// only reliable comparison; that it compares pixels is chosen here.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    guard scale == other.scale, imageOrientation == other.imageOrientation, attributes == other.attributes else {
      return false
    }
    switch (cgImage, other.cgImage) {
    case (nil, nil): return true
    case (let a?, let b?): return a === b || a.hasSamePixels(as: b)
    default: return false
    }
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage?.width)
    hasher.combine(cgImage?.height)
    hasher.combine(scale)
    hasher.combine(imageOrientation)
    return hasher.finalize()
  }

  /// Class, size in points, and scale, without the address. Source: chosen here, after UIKit's.
  open override var description: String {
    "<\(type(of: self)); size = {\(TreeText.number(size.width)), \(TreeText.number(size.height))}; "
      + "scale = \(TreeText.number(scale))>"
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal that no context gives a type.
public typealias _ImageLiteralType = UIImage

extension CGImage {
  /// - Complexity: O(width × height).
  func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height, isMask == other.isMask else { return false }
    let (a, b) = (pixels, other.pixels)
    return (0..<height).allSatisfy { memcmp(a.row($0), b.row($0), width * 4) == 0 }
  }
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

  /// The EXIF tag that means the same.
  var exif: CGImagePropertyOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }

  /// The orientation that shows the same picture mirrored left to right.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
