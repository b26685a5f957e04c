// Alpha, byte order and number format of a bitmap in one word. Apple's names and raw values.

/// A pixel's component order and format. Documented (Core Graphics, CGBitmapInfo).
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// The bits that hold a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
  /// Apple marks it unavailable in favour of `[]`; code that compares raw values still reads it.
  public static let byteOrderDefault = CGBitmapInfo([])

  /// The alpha bits; `.none` when they hold no known value.
  package var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
  /// The byte order bits; `.orderDefault` when they hold no known value.
  package var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) ?? .orderDefault
  }
  /// The packing bits; `.packed` when they hold no known value.
  package var pixelFormat: CGImagePixelFormatInfo {
    CGImagePixelFormatInfo(rawValue: rawValue & CGImagePixelFormatInfo.mask.rawValue) ?? .packed
  }
}
