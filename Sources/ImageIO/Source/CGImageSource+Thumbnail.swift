// Small versions of images. Called by clients; scaling is PixelStorage.reduced's area average, turning is exact.

import CoreGraphics
import Foundation

/// A version of picture `index` whose longer side is at most `kCGImageSourceThumbnailMaxPixelSize` pixels; never larger
/// than the picture. Nil unless the options ask for one to be made from the image: thumbnails inside files are not read
/// (chosen here: they are often of another shape). With `kCGImageSourceCreateThumbnailWithTransform` it is turned upright.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = ImageOptions(options)
  guard
    options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let decoded = try? ImageCodec.decode(source.content.data, frame: index)
  else { return nil }
  var storage = decoded.image.pixels
  let longest = max(storage.width, storage.height)
  if let limit = options.number(kCGImageSourceThumbnailMaxPixelSize), limit >= 1, limit < Double(longest) {
    func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * limit.rounded(.down) / Double(longest)).rounded())) }
    guard let small = storage.reduced(width: scaled(storage.width), height: scaled(storage.height)) else { return nil }
    storage = small
  }
  if options.flag(kCGImageSourceCreateThumbnailWithTransform) {
    guard let turned = storage.oriented(exif: Int(decoded.header.orientation.rawValue)) else { return nil }
    storage = turned
  }
  return CGImage(storage: storage)
}
