// Image files made from images, and images made ready for showing.
//
// Called by: clients. The codecs are ImageIO's.

import Dispatch
import ImageIO

extension UIImage {
  /// A PNG of the stored pixels; an orientation other than up is noted in the file. Nil without pixels.
  public func pngData() -> Data? {
    cgImage.flatMap { try? ImageCodec.png(from: $0, orientation: imageOrientation.exif) }
  }

  /// A JPEG of the stored pixels, over white where they are transparent; the orientation is noted in the file.
  /// `compressionQuality` 0 (smallest) ... 1 (best). Nil without pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap {
      try? ImageCodec.jpeg(from: $0, quality: Double(compressionQuality), orientation: imageOrientation.exif)
    }
  }

  /// The format for a renderer whose images are to match this one: same scale, opaque when it is. Source: documented.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaque ?? false
    return format
  }

  /// The image with its pixels decoded now instead of when they are first drawn. Nil without pixels.
  public func preparingForDisplay() -> UIImage? {
    guard let cgImage else { return nil }
    _ = cgImage.pixels
    return copy { _ in }
  }

  /// The same on another thread, where the handler is called too. Source: documented.
  @preconcurrency
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in prepareForDisplay { continuation.resume(returning: $0) } }
  }

  /// The whole image at `size` points, stretched to it, at the main screen's scale and averaged rather than sampled. Nil
  /// without pixels and for empty sizes. Source: documented; which scale is chosen here.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let scale = MainScreenScale.value
    guard cgImage != nil, let context = CGContext(uiKitSize: size, scale: scale, opaque: cgImage?.isOpaque ?? false)
    else { return nil }
    context.interpolationQuality = .high
    drawPixels(in: CGRect(origin: .zero, size: size), context)
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  @preconcurrency
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
