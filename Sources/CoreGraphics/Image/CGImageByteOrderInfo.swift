// The order of bytes within a pixel's units. Apple's names and raw values.

/// Byte order of 16-bit components or 32-bit pixels. Documented (Core Graphics, CGImageByteOrderInfo).
public enum CGImageByteOrderInfo: UInt32, Sendable, CaseIterable {
  case orderMask = 0x7000
  /// The components' order in memory is the order of their names.
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}
