// Image files in and out, with typed errors: the way for the rest of the project (UIImage(data:), snapshots, tools).
//
// Called by: CGImageSource, CGImageDestination, UIKitCore, SnapshotTesting, hosts. Hands on: CGImages in sRGB, finished files.
// The orientation is told, not applied: `ImageHeader.orientation` (PixelStorage.oriented applies it). No caching here.

import CoreGraphics
import Foundation
import Synchronization

internal import CImageCodecs

/// A decoded file.
package struct DecodedImage: Sendable {
  package let image: CGImage
  package let header: ImageHeader
}

package enum ImageCodec {
  /// The most pixels that are decoded unless a caller allows more: 64 × 1024 × 1024, which is 256 MiB. Larger than any
  /// camera's 48 megapixels; small enough that a lying header cannot take a machine down. Chosen here. Setting it changes
  /// the default for the whole process, for decodes that begin afterwards.
  package static var pixelLimit: Int {
    get { storedPixelLimit.load(ordering: .relaxed) }
    set { storedPixelLimit.store(newValue, ordering: .relaxed) }
  }
  private static let storedPixelLimit = Atomic(64 << 20)

  /// What the file's header says. Throws as `decode` does, for what a header can tell.
  package static func header(
    of data: Data, pixelLimit: Int = pixelLimit
  ) throws(ImageDecodingError) -> ImageHeader {
    var info = ic_info()
    try read(data, pixelLimit: pixelLimit, into: &info)
    guard let header = ImageHeader(info) else { throw .notAnImage }
    return header
  }

  /// Decodes picture `frame` (from 0; more than one only in animations). The pixels are sRGB, as stored, not turned.
  ///
  /// Nothing of the picture's size is allocated before its size is known to be within `pixelLimit`.
  /// - Complexity: O(width × height).
  package static func decode(
    _ data: Data, frame: Int = 0, pixelLimit: Int = pixelLimit
  ) throws(ImageDecodingError) -> DecodedImage {
    var info = ic_info()
    try read(data, pixelLimit: pixelLimit, into: &info)
    guard let header = ImageHeader(info) else { throw .notAnImage }
    guard frame >= 0, frame < header.frameCount else { throw .corrupt("there is no picture \(frame)") }
    guard let buffer = PixelBuffer(width: header.width, height: header.height) else { throw .outOfMemory }
    var options = ic_options(max_pixels: UInt64(clamping: pixelLimit), frame: UInt32(frame))
    let status = data.withUnsafeBytes { bytes in
      ic_decode(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &options, &info, buffer.base, buffer.stride)
    }
    if let error = ImageDecodingError(status, info, pixelLimit: pixelLimit) { throw error }
    let isOpaque = buffer.premultiply()
    guard let storage = buffer.snapshot(isOpaque: isOpaque), let decoded = ImageHeader(info) else {
      throw .outOfMemory
    }
    return DecodedImage(image: describe(storage, decoded), header: decoded)
  }

  /// The pixels as an image whose bytes read as on Apple's platforms: RGBA, straight where the file has alpha, or gray.
  /// The bytes are made when a client asks for them; drawing uses the pixels. Not as there: 8 bits for deeper files, no
  /// palettes, and straight colours come from premultiplied ones, so that faint pixels are rounded.
  private static func describe(_ storage: PixelStorage, _ header: ImageHeader) -> CGImage {
    // Gray files make gray images, as clients of their bytes and of masking(_:) expect.
    if header.colorModel == .gray, header.profileName == nil {
      return CGImage(storage: storage, layout: header.hasAlpha ? .grayAlpha8 : .gray8, colorSpace: .sharedGray)
    }
    return CGImage(storage: storage, layout: header.hasAlpha ? .rgba8 : .rgbx8)
  }

  private static func read(
    _ data: Data, pixelLimit: Int, into info: inout ic_info
  ) throws(ImageDecodingError) {
    guard !data.isEmpty else { throw .notAnImage }
    var options = ic_options(max_pixels: UInt64(clamping: pixelLimit), frame: 0)
    let status = data.withUnsafeBytes { bytes in
      ic_read_info(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &options, &info)
    }
    if let error = ImageDecodingError(status, info, pixelLimit: pixelLimit) { throw error }
  }
}

extension ImageDecodingError {
  /// Nil for success.
  init?(_ status: ic_status, _ info: ic_info, pixelLimit: Int) {
    let message = withUnsafeBytes(of: info.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    switch status {
    case IC_OK: return nil
    case IC_NOT_AN_IMAGE: self = .notAnImage
    case IC_TRUNCATED: self = .truncated
    case IC_UNSUPPORTED: self = .unsupported(message)
    case IC_TOO_LARGE:
      let (width, height) = (Int(info.width), Int(info.height))
      let isWithinLimits = width * height <= pixelLimit && max(width, height) <= PixelBuffer.sideLimit
      self = .tooLarge(width: width, height: height, limit: isWithinLimits ? 0 : pixelLimit)
    case IC_NO_MEMORY: self = .outOfMemory
    default: self = .corrupt(message)
    }
  }
}

extension ImageHeader {
  /// Nil for formats that are not known.
  init?(_ info: ic_info) {
    switch info.format {
    case IC_FORMAT_PNG: format = .png
    case IC_FORMAT_JPEG: format = .jpeg
    case IC_FORMAT_WEBP: format = .webp
    default: return nil
    }
    switch info.model {
    case IC_MODEL_GRAY: colorModel = .gray
    case IC_MODEL_CMYK: colorModel = .cmyk
    case IC_MODEL_INDEXED: colorModel = .indexed
    default: colorModel = .rgb
    }
    width = Int(info.width)
    height = Int(info.height)
    bitsPerComponent = Int(info.bits)
    hasAlpha = info.has_alpha
    isProgressive = info.is_progressive
    orientation = CGImagePropertyOrientation(rawValue: info.orientation) ?? .up
    frameCount = Int(info.frames)
    resolution = info.dpi_x > 0 && info.dpi_y > 0 ? SIMD2(info.dpi_x, info.dpi_y) : nil
    let name = withUnsafeBytes(of: info.profile_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    profileName = name.isEmpty ? nil : name
  }
}
