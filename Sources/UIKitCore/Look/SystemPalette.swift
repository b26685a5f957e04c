// The system's colours, light and dark, as in iOS 18.
//
// Read by: UIColor+System. Values are 0xRRGGBB and an alpha in per cent.

enum SystemPalette {
  struct Tone: Sendable {
    let rgb: UInt32
    let percent: CGFloat
    init(_ rgb: UInt32, _ percent: CGFloat = 100) {
      self.rgb = rgb
      self.percent = percent
    }
  }

  static func color(_ light: Tone, _ dark: Tone) -> UIColor {
    UIColor(.adaptive(light: fixed(light).cgColor, dark: fixed(dark).cgColor))
  }

  static func fixed(_ tone: Tone) -> UIColor {
    UIColor(
      red: CGFloat(tone.rgb >> 16 & 255) / 255, green: CGFloat(tone.rgb >> 8 & 255) / 255,
      blue: CGFloat(tone.rgb & 255) / 255, alpha: tone.percent / 100)
  }
}
