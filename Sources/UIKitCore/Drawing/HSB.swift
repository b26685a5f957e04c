// Hue, saturation and brightness to and from red, green and blue.

struct HSB: Equatable {
  /// All 0...1; a hue wraps.
  var hue, saturation, brightness: CGFloat

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    // A hue that is no number would have no sector.
    self.hue = hue.isFinite ? hue : 0
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? spread / high : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sector: CGFloat =
      if high == red {
        (green - blue) / spread
      } else if high == green {
        2 + (blue - red) / spread
      } else {
        4 + (red - green) / spread
      }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }
}
