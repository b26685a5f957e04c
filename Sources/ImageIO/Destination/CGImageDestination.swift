// Images into files, the way Apple spells it. Called by clients. Encoding is ImageCodec's; this gathers the image and its
// properties until the destination is finalised, then writes once.

import CoreGraphics
import Foundation

/// A file to be: PNG or JPEG, one image. Documented (Image I/O, CGImageDestination). Belongs to one thread.
public final class CGImageDestination {
  enum Format: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
  }

  let format: Format
  private let consumer: CGDataConsumer
  private var image: CGImage?
  private var properties: [CFString: Any] = [:]
  private var isFinalized = false

  init?(consumer: CGDataConsumer?, type: CFString, count: Int) {
    guard let consumer, let format = Format(rawValue: type as String), count == 1 else { return nil }
    self.consumer = consumer
    self.format = format
  }

  func merge(_ more: CFDictionary?) {
    guard let more = more as? [CFString: Any] else { return }
    properties.merge(more) { $1 }
  }

  /// The format holds one image: the first one added is it.
  func add(_ image: CGImage, _ properties: CFDictionary?) {
    guard self.image == nil, !isFinalized else { return }
    self.image = image
    merge(properties)
  }

  func finalize() -> Bool {
    guard let image, !isFinalized, let file = encode(image) else { return false }
    isFinalized = true
    return consumer.write(file)
  }

  private func encode(_ full: CGImage) -> Data? {
    let options = ImageOptions(properties as CFDictionary)
    guard let image = limited(full, to: options.number(kCGImageDestinationImageMaxPixelSize)) else { return nil }
    let resolution = options.number(kCGImagePropertyDPIWidth)
    let orientation =
      options.number(kCGImagePropertyOrientation).flatMap { UInt32(exactly: $0) }
      .flatMap { CGImagePropertyOrientation(rawValue: $0) } ?? .up
    switch format {
    case .png:
      return try? ImageCodec.png(from: image, resolution: resolution, orientation: orientation)
    case .jpeg:
      let background = (options.value(kCGImageDestinationBackgroundColor) as? CGColor)?.premultipliedPixel
      return try? ImageCodec.jpeg(
        from: image, quality: options.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8,
        resolution: resolution, orientation: orientation, background: background ?? 0xFFFF_FFFF)
    }
  }

  private func limited(_ image: CGImage, to limit: Double?) -> CGImage? {
    let longest = max(image.width, image.height)
    guard let limit, limit >= 1, limit < Double(longest) else { return image }
    func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * limit.rounded(.down) / Double(longest)).rounded())) }
    return image.pixels.reduced(width: scaled(image.width), height: scaled(image.height)).map { CGImage(storage: $0) }
  }
}

/// A destination that appends to `data`; nil for other types than PNG and JPEG and for another count than 1.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(consumer: CGDataConsumer(data: data), type: type, count: count)
}

/// A destination that replaces a file when finalised; nil for other types than PNG and JPEG and for another count than 1.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(consumer: CGDataConsumer(url: url), type: type, count: count)
}

/// A destination that gives the finished file to a consumer.
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(consumer: consumer, type: type, count: count)
}

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] as CFArray }

/// Properties for the file as a whole; those added with the image go before them.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
  destination.merge(properties)
}

/// The image to write. A second one is ignored: the formats hold one.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

/// Picture `index` of a source, with its orientation and resolution unless `properties` has others.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  destination.merge(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
  destination.add(image, properties)
}

/// Writes the file. False when there is no image, when it has been written already, or when it cannot be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finalize() }
