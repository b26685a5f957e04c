// Every blend mode through a context, against its formula (PDF 1.7, 11.3.5; Porter and Duff).
@testable import CoreGraphics
import Testing

@Suite struct BlendModeTests {
  private typealias Color = SIMD4<Double>  // straight r, g, b and alpha

  private func pixel(_ color: Color) -> CGColor {
    CGColor(red: color.x, green: color.y, blue: color.z, alpha: color.w)
  }

  private func separable(_ mode: CGBlendMode, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return separable(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  /// Premultiplied result.
  private func blended(_ mode: CGBlendMode, _ s: Color, _ d: Color) -> SIMD4<Double>? {
    let (sp, dp) = (premultiplied(s), premultiplied(d))
    let (sa, da) = (s.w, d.w)
    switch mode {
    case .clear: return .zero
    case .copy: return sp
    case .sourceIn: return sp * da
    case .sourceOut: return sp * (1 - da)
    case .sourceAtop: return sp * da + dp * (1 - sa)
    case .destinationOver: return sp * (1 - da) + dp
    case .destinationIn: return dp * sa
    case .destinationOut: return dp * (1 - sa)
    case .destinationAtop: return sp * (1 - da) + dp * sa
    case .xor: return sp * (1 - da) + dp * (1 - sa)
    case .plusLighter: return (sp + dp).clamped(lowerBound: .zero, upperBound: .one)
    case .hue, .saturation, .color, .luminosity, .plusDarker: return nil
    default:
      var result = sp * (1 - da) + dp * (1 - sa)
      for index in 0..<3 { result[index] += sa * da * separable(mode, d[index], s[index]) }
      result.w = sa + da - sa * da
      return result
    }
  }

  private func premultiplied(_ color: Color) -> SIMD4<Double> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  @Test("separable and Porter-Duff modes", arguments: CGBlendMode.allCases)
  func formula(_ mode: CGBlendMode) {
    var random = SeededRandom(Int(mode.rawValue) + 60)
    func color() -> Color {
      func level() -> Double { Double(random.index(256)) / 255 }
      return Color(level(), level(), level(), random.chance(0.3) ? 1 : level())
    }
    for round in 0..<60 {
      let (source, destination) = (color(), color())
      guard let expected = blended(mode, source, destination) else { return }
      let context = canvas(2, 1)
      context.setFillColor(pixel(destination))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(pixel(source))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let result = pixels(of: context)[0, 0]
      // Premultiplied bytes of sources and destinations are rounded: dividing by a small alpha enlarges that.
      let tolerance = 2 + 1.5 / max(0.05, min(source.w, destination.w))
      let found = [(result >> 16) & 255, (result >> 8) & 255, result & 255, result >> 24].map(Double.init)
      for index in 0..<4 {
        #expect(abs(found[index] - expected[index] * 255) <= tolerance, "\(mode) round \(round) channel \(index)")
      }
    }
  }

  @Test func onlyWhatTheShapeCoversChanges() {
    for mode in CGBlendMode.allCases {
      let context = canvas(4, 1)
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      let result = pixels(of: context)
      #expect(result[0, 0] == 0xFF00_00FF && result[3, 0] == 0xFF00_00FF, "\(mode)")
    }
  }

  @Test func modesApplyToWholeLayers() {
    let context = canvas(2, 1)
    context.setFillColor(green)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setBlendMode(.multiply)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(white)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    #expect(pixels(of: context).values == [0xFF00_FF00, 0xFF00_FF00])
  }
}
