// Where an image's alpha stands and what it means. Apple's names and raw values.

/// Where the alpha component is and whether the colours are multiplied by it. Documented (Core Graphics, CGImageAlphaInfo).
public enum CGImageAlphaInfo: UInt32, Sendable, CaseIterable {
  /// No alpha and no room for one: RGB.
  case none = 0
  /// Premultiplied RGBA.
  case premultipliedLast = 1
  /// Premultiplied ARGB.
  case premultipliedFirst = 2
  /// Straight RGBA.
  case last = 3
  /// Straight ARGB.
  case first = 4
  /// RGBX: the last component is ignored.
  case noneSkipLast = 5
  /// XRGB: the first component is ignored.
  case noneSkipFirst = 6
  /// Alpha alone, no colour.
  case alphaOnly = 7
}
