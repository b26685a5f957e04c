// Keys of the properties that image destinations take. Apple's names and values.
// `nonisolated(unsafe)`: NSString is not Sendable, and these literals never change.

import CoreGraphics

/// 0 (smallest) ... 1 (best), for JPEG; 0.8 when not given (chosen here). Documented (Image I/O).
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The CGColor under transparent parts in formats without alpha; white when not given (chosen here). Documented (Image I/O).
public nonisolated(unsafe) let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The longer side of what is written, in pixels. Documented (Image I/O).
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
