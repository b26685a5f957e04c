// The blend modes as the W3C compositing specification and Apple's CGBlendMode page write them, in Double, and source
// colours made the slow way.
//
// Used by SolidColorTests. The plain formulas on straight colours: no speed, no tables, nothing of the library's.
@testable import CoreGraphics

/// Premultiplied r, g, b and alpha, 0...1.
typealias SlowPixel = SIMD4<Double>

extension SlowPixel {
  init(_ p: UInt32) {
    self = SlowPixel(Double((p >> 16) & 255), Double((p >> 8) & 255), Double(p & 255), Double(p >> 24)) / 255
  }

  var alpha: Double { w }
  var straight: SIMD3<Double> { w == 0 ? .zero : SIMD3(x, y, z) / w }

  /// Every channel at a whole level, halves up.
  var inLevels: SlowPixel { (self * 255 + 0.5).rounded(.down) / 255 }

  /// The greatest difference from a pixel's bytes, in levels.
  func distance(to p: UInt32) -> Double {
    let difference = (self - SlowPixel(p)) * 255
    return (0..<4).map { abs(difference[$0]) }.max() ?? 0
  }
}

enum SlowBlend {
  static func blend(_ mode: CGBlendMode, _ s: SlowPixel, over d: SlowPixel) -> SlowPixel {
    let (sa, da) = (s.alpha, d.alpha)
    if let (fs, fd) = porterDuff(mode, sa, da) { return s * fs + d * fd }
    if mode == .plusLighter { return (s + d).clamped(lowerBound: SlowPixel.zero, upperBound: SlowPixel.one) }
    if mode == .plusDarker {
      let a = min(1, sa + da)
      var result = SlowPixel(repeating: a) - ((sa - s) + (da - d))
      result = result.clamped(lowerBound: SlowPixel.zero, upperBound: SlowPixel.one)
      result.w = a
      return result
    }
    let mixed = mix(mode, s.straight, d.straight)
    let color = SIMD3(s.x, s.y, s.z) * (1 - da) + SIMD3(d.x, d.y, d.z) * (1 - sa) + sa * da * mixed
    return SlowPixel(color.x, color.y, color.z, sa + da - sa * da)
  }

  private static func porterDuff(_ mode: CGBlendMode, _ sa: Double, _ da: Double) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - sa)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (da, 0)
    case .sourceOut: (1 - da, 0)
    case .sourceAtop: (da, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - da, sa)
    case .xor: (1 - da, 1 - sa)
    default: nil
    }
  }

  private static func mix(_ mode: CGBlendMode, _ s: SIMD3<Double>, _ d: SIMD3<Double>) -> SIMD3<Double> {
    switch mode {
    case .hue: return withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
    case .saturation: return withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
    case .color: return withLuminosity(s, luminosity(d))
    case .luminosity: return withLuminosity(d, luminosity(s))
    default:
      return SIMD3(separable(mode, s.x, d.x), separable(mode, s.y, d.y), separable(mode, s.z, d.z))
    }
  }

  private static func separable(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double {
    switch mode {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return separable(.hardLight, d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let lifted = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (lifted - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: preconditionFailure("SlowBlend: \(mode) is not a separable mode")
    }
  }

  private static func luminosity(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func saturation(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func withSaturation(_ c: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
    let span = saturation(c)
    return span == 0 ? .zero : (c - c.min()) * (target / span)
  }

  private static func withLuminosity(_ c: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
    let moved = c + (target - luminosity(c))
    let (l, low, high) = (luminosity(moved), moved.min(), moved.max())
    if low < 0 { return l + (moved - l) * (l / (l - low)) }
    if high > 1 { return l + (moved - l) * ((1 - l) / (high - l)) }
    return moved
  }
}
