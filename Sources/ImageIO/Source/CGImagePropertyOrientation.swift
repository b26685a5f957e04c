// How a stored picture is turned to be looked at. Apple's names, EXIF's values.

/// Where the picture's top left corner is in what is stored: `.right` means that the stored rows must be turned 90° clockwise
/// to be shown. Documented (Image I/O, CGImagePropertyOrientation).
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Shown, the sides change places.
  package var swapsSides: Bool { rawValue >= 5 }
}
