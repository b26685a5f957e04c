// The blend modes as the W3C compositing specification and Apple's CGBlendMode page write them, in Double.
//
// Used by BlendModeTests. Deliberately the plain unpremultiplied formulas; no speed, no rounding.
import CPixelKernels

/// Channels in 0...1; colours are premultiplied unless said otherwise.
struct ReferencePixel {
  var r: Double, g: Double, b: Double, a: Double

  init(r: Double, g: Double, b: Double, a: Double) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }

  init(_ p: UInt32) {
    self.init(
      r: Double((p >> 16) & 255) / 255, g: Double((p >> 8) & 255) / 255, b: Double(p & 255) / 255,
      a: Double(p >> 24) / 255)
  }

  var straight: [Double] { a == 0 ? [0, 0, 0] : [r / a, g / a, b / a] }
  var channels: [Double] { [r, g, b, a] }
}

enum BlendReference {
  /// The premultiplied r, g, b, a of `source` blended onto `destination`.
  static func blend(_ mode: px_blend_mode, _ source: UInt32, _ destination: UInt32) -> [Double] {
    let s = ReferencePixel(source), d = ReferencePixel(destination)
    if let factors = porterDuff(mode, s.a, d.a) {
      return zip(s.channels, d.channels).map { $0 * factors.source + $1 * factors.destination }
    }
    switch mode {
    case PX_BLEND_PLUS_LIGHTER: return zip(s.channels, d.channels).map { min(1, $0 + $1) }
    case PX_BLEND_PLUS_DARKER:
      let a = min(1, s.a + d.a)
      return zip(s.channels, d.channels).dropLast().map { max(0, a - ((s.a - $0) + (d.a - $1))) } + [a]
    default: break
    }
    let mixed: [Double]
    if let whole = nonSeparable(mode, s.straight, d.straight) {
      mixed = whole
    } else {
      mixed = zip(s.straight, d.straight).map { separable(mode, $0, $1) }
    }
    let colors = (0..<3).map { s.channels[$0] * (1 - d.a) + d.channels[$0] * (1 - s.a) + s.a * d.a * mixed[$0] }
    return colors + [s.a + d.a - s.a * d.a]
  }

  private static func porterDuff(_ mode: px_blend_mode, _ sa: Double, _ da: Double)
    -> (source: Double, destination: Double)?
  {
    switch mode {
    case PX_BLEND_NORMAL: (1, 1 - sa)
    case PX_BLEND_CLEAR: (0, 0)
    case PX_BLEND_COPY: (1, 0)
    case PX_BLEND_SOURCE_IN: (da, 0)
    case PX_BLEND_SOURCE_OUT: (1 - da, 0)
    case PX_BLEND_SOURCE_ATOP: (da, 1 - sa)
    case PX_BLEND_DESTINATION_OVER: (1 - da, 1)
    case PX_BLEND_DESTINATION_IN: (0, sa)
    case PX_BLEND_DESTINATION_OUT: (0, 1 - sa)
    case PX_BLEND_DESTINATION_ATOP: (1 - da, sa)
    case PX_BLEND_XOR: (1 - da, 1 - sa)
    default: nil
    }
  }

  private static func separable(_ mode: px_blend_mode, _ s: Double, _ d: Double) -> Double {
    switch mode {
    case PX_BLEND_MULTIPLY: s * d
    case PX_BLEND_SCREEN: s + d - s * d
    case PX_BLEND_OVERLAY: separable(PX_BLEND_HARD_LIGHT, d, s)
    case PX_BLEND_DARKEN: min(s, d)
    case PX_BLEND_LIGHTEN: max(s, d)
    case PX_BLEND_COLOR_DODGE: d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case PX_BLEND_COLOR_BURN: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case PX_BLEND_HARD_LIGHT: s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case PX_BLEND_DIFFERENCE: abs(s - d)
    case PX_BLEND_EXCLUSION: s + d - 2 * s * d
    default: softLight(s, d)
    }
  }

  private static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let lifted = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (lifted - d)
  }

  private static func nonSeparable(_ mode: px_blend_mode, _ s: [Double], _ d: [Double]) -> [Double]? {
    switch mode {
    case PX_BLEND_HUE: withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
    case PX_BLEND_SATURATION: withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
    case PX_BLEND_COLOR: withLuminosity(s, luminosity(d))
    case PX_BLEND_LUMINOSITY: withLuminosity(d, luminosity(s))
    default: nil
    }
  }

  private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func withSaturation(_ c: [Double], _ target: Double) -> [Double] {
    let low = c.min() ?? 0, span = saturation(c)
    return span == 0 ? [0, 0, 0] : c.map { ($0 - low) * target / span }
  }

  private static func withLuminosity(_ c: [Double], _ target: Double) -> [Double] {
    let moved = c.map { $0 + target - luminosity(c) }
    let l = luminosity(moved), low = moved.min() ?? 0, high = moved.max() ?? 0
    if low < 0 { return moved.map { l + ($0 - l) * l / (l - low) } }
    if high > 1 { return moved.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return moved
  }
}
