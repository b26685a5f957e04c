// What an image file says about itself before its pixels are decoded. Made by ImageCodec; read by CGImageSource, UIImage.

/// A file's header.
package struct ImageHeader: Sendable, Hashable {
  package enum Format: Sendable, Hashable {
    case png, jpeg, webp

    /// Apple's type identifier.
    package var typeIdentifier: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .webp: "org.webmproject.webp"
      }
    }
  }

  package enum ColorModel: Sendable, Hashable {
    case gray, rgb, cmyk, indexed
  }

  package var format: Format
  package var colorModel: ColorModel
  /// Pixels as stored, before the orientation.
  package var width: Int
  /// Pixels as stored, before the orientation.
  package var height: Int
  /// Bits of one component, as stored.
  package var bitsPerComponent: Int
  package var hasAlpha: Bool
  /// Interlaced, for PNG.
  package var isProgressive: Bool
  package var orientation: CGImagePropertyOrientation
  /// Pictures in the file, at least 1; more for animations.
  package var frameCount: Int
  /// Dots per inch, horizontally and vertically; nil when the file says nothing.
  package var resolution: SIMD2<Double>?
  /// The embedded profile's description; nil when there is none.
  package var profileName: String?
}
