// CGImages -> PNG and JPEG files. The same image gives the same bytes. Called by CGImageDestination, UIImage, snapshots.

import CoreGraphics
import Foundation

internal import CImageCodecs

/// Why an image did not become a file.
package enum ImageEncodingError: Error, Hashable {
  /// The system has no memory for the file.
  case outOfMemory
}

extension ImageCodec {
  /// A PNG: gray or RGB, with alpha only when the image may be transparent; 16 bits when the image has 16-bit samples in
  /// sRGB or gray, otherwise 8. `resolution` in dots per inch, nil writes none. Colours are sRGB and declared so.
  /// `orientation` is noted in the file (eXIf), the pixels are not turned.
  package static func png(
    from image: CGImage, resolution: Double? = nil, orientation: CGImagePropertyOrientation = .up
  ) throws(ImageEncodingError) -> Data {
    let rows = PNGRows(image)
    var file = ic_file()
    let status = rows.bytes.withUnsafeBytes { bytes in
      ic_png_encode(
        bytes.bindMemory(to: UInt8.self).baseAddress, rows.bytesPerRow, UInt32(image.width), UInt32(image.height),
        UInt32(rows.components), UInt32(rows.bits), resolution ?? 0, orientation.rawValue, &file)
    }
    return try finished(file, status)
  }

  /// A baseline JPEG. `quality` 0...1 (others are clipped); 4:2:0 below 0.9, 4:4:4 from there. Transparent parts are laid
  /// over `background`, an opaque pixel, by default white (chosen here). `orientation` is noted in the file, the pixels are not turned.
  package static func jpeg(
    from image: CGImage, quality: Double, resolution: Double? = nil, orientation: CGImagePropertyOrientation = .up,
    background: UInt32 = 0xFFFF_FFFF
  ) throws(ImageEncodingError) -> Data {
    let storage = image.pixels
    guard let buffer = PixelBuffer(width: storage.width, height: storage.height) else { throw .outOfMemory }
    let target = buffer.base
    for y in 0..<storage.height {
      let (from, to) = (storage.row(y), target + y * buffer.stride)
      for x in 0..<storage.width {
        // What alpha leaves free of the background is added to the colours; the sum cannot pass 255.
        to[x] = from[x] &+ background.scaledPixel(by: 255 - from[x] >> 24)
      }
    }
    let clipped = quality.isNaN ? 1 : min(max(quality, 0), 1)
    var file = ic_file()
    let status = ic_jpeg_encode(
      buffer.readBase, buffer.stride, UInt32(buffer.width), UInt32(buffer.height),
      Int32(max(1, (clipped * 100).rounded())), resolution ?? 0, orientation.rawValue, &file)
    return try finished(file, status)
  }

  private static func finished(_ file: ic_file, _ status: ic_status) throws(ImageEncodingError) -> Data {
    var file = file
    guard status == IC_OK, let bytes = file.bytes else { throw .outOfMemory }
    defer { ic_file_free(&file) }
    return Data(bytes: bytes, count: file.size)
  }
}
