// Packings of components that do not fill bytes. Apple's names and raw values.

/// How components are packed into a pixel. Documented (Core Graphics, CGImagePixelFormatInfo).
public enum CGImagePixelFormatInfo: UInt32, Sendable, CaseIterable {
  case mask = 0xF0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}
