// The named colours of UIColor: the adaptable palette and the fixed ones.
//
// Source: iOS 18, and Apple's documentation of the fixed colours.

extension UIColor {
  public static let systemBlue = SystemPalette.color(.init(0x007AFF), .init(0x0A84FF))
  public static let systemRed = SystemPalette.color(.init(0xFF3B30), .init(0xFF453A))
  public static let systemGreen = SystemPalette.color(.init(0x34C759), .init(0x30D158))
  public static let systemOrange = SystemPalette.color(.init(0xFF9500), .init(0xFF9F0A))
  public static let systemYellow = SystemPalette.color(.init(0xFFCC00), .init(0xFFD60A))
  public static let systemPurple = SystemPalette.color(.init(0xAF52DE), .init(0xBF5AF2))
  public static let systemPink = SystemPalette.color(.init(0xFF2D55), .init(0xFF375F))
  public static let systemTeal = SystemPalette.color(.init(0x30B0C7), .init(0x40C8E0))
  public static let systemMint = SystemPalette.color(.init(0x00C7BE), .init(0x63E6E2))
  public static let systemCyan = SystemPalette.color(.init(0x32ADE6), .init(0x64D2FF))
  public static let systemIndigo = SystemPalette.color(.init(0x5856D6), .init(0x5E5CE6))
  public static let systemBrown = SystemPalette.color(.init(0xA2845E), .init(0xAC8E68))
  public static let systemGray = SystemPalette.color(.init(0x8E8E93), .init(0x8E8E93))
  public static let systemGray2 = SystemPalette.color(.init(0xAEAEB2), .init(0x636366))
  public static let systemGray3 = SystemPalette.color(.init(0xC7C7CC), .init(0x48484A))
  public static let systemGray4 = SystemPalette.color(.init(0xD1D1D6), .init(0x3A3A3C))
  public static let systemGray5 = SystemPalette.color(.init(0xE5E5EA), .init(0x2C2C2E))
  public static let systemGray6 = SystemPalette.color(.init(0xF2F2F7), .init(0x1C1C1E))
  public static let label = SystemPalette.color(.init(0x000000), .init(0xFFFFFF))
  public static let secondaryLabel = SystemPalette.color(.init(0x3C3C43, 60), .init(0xEBEBF5, 60))
  public static let tertiaryLabel = SystemPalette.color(.init(0x3C3C43, 30), .init(0xEBEBF5, 30))
  public static let quaternaryLabel = SystemPalette.color(.init(0x3C3C43, 18), .init(0xEBEBF5, 16))
  public static let placeholderText = SystemPalette.color(.init(0x3C3C43, 30), .init(0xEBEBF5, 30))
  public static let separator = SystemPalette.color(.init(0x3C3C43, 29), .init(0x545458, 60))
  public static let opaqueSeparator = SystemPalette.color(.init(0xC6C6C8), .init(0x38383A))
  public static let systemFill = SystemPalette.color(.init(0x787880, 20), .init(0x787880, 36))
  public static let secondarySystemFill = SystemPalette.color(.init(0x787880, 16), .init(0x787880, 32))
  public static let tertiarySystemFill = SystemPalette.color(.init(0x767680, 12), .init(0x767680, 24))
  public static let quaternarySystemFill = SystemPalette.color(.init(0x747480, 8), .init(0x747480, 18))
  public static let systemBackground = SystemPalette.color(.init(0xFFFFFF), .init(0x000000))
  public static let secondarySystemBackground = SystemPalette.color(.init(0xF2F2F7), .init(0x1C1C1E))
  public static let tertiarySystemBackground = SystemPalette.color(.init(0xFFFFFF), .init(0x2C2C2E))
  public static let systemGroupedBackground = SystemPalette.color(.init(0xF2F2F7), .init(0x000000))
  public static let secondarySystemGroupedBackground = SystemPalette.color(.init(0xFFFFFF), .init(0x1C1C1E))
  public static let tertiarySystemGroupedBackground = SystemPalette.color(.init(0xF2F2F7), .init(0x2C2C2E))
  /// The default tint.
  public static let tintColor = systemBlue
  /// Links in text: the blue of the palette.
  public static let link = systemBlue

  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let darkText = black
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
