// Keys of the options that image sources take. Apple's names and values.
// `nonisolated(unsafe)`: NSString is not Sendable, and these literals never change.

import CoreGraphics

/// Accepted; images are decoded when made here, so nothing is left to cache. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Accepted; images are always decoded when made. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Accepted; samples beyond 8 bits are never kept. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Accepted; the type is always found out from the bytes. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Make a thumbnail from the image when the file holds none. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Make a thumbnail from the image in any case. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The thumbnail's longer side, in pixels. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Turn the thumbnail by the file's orientation. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
