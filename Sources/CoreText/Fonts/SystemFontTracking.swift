// How much wider than their own advances the stand-ins for the system font are set.
//
// Read by: CTFont. Calibrated on widths of the system font measured on a simulator (the test lists them).
import Foundation

/// Space added after each glyph of the stand-in.
///
/// Calibrated here on measured widths of the system font: regular at 8 and 19, light at 19, italic, medium, semibold
/// and bold at 15, bold at 24 points meet them within 2 % (the test lists them). Between the measured sizes the curve
/// follows the shape of the platform's documented tracking table; from 20 points on it also makes up for the narrower
/// spacing of the system font's display cut. The italic is as wide as the upright.
enum SystemFontTracking {
  /// Size in points, tracking of the regular weight in 1/10000 em.
  private static let curve: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 395), (7, 325), (8, 245), (9, 175), (10, 110), (11, 50), (12, -10), (13, -70), (14, -115), (15, -160),
    (16, -205), (17, -240), (18, -270), (19, -300), (20, -320), (22, -345), (24, -370), (28, -380), (34, -400),
    (50, -440), (80, -500),
  ]

  /// What a weight adds to the curve, in 1/10000 em.
  private static func offset(_ weight: SystemFontWeight) -> CGFloat {
    switch weight {
    case .ultraLight, .thin, .light: 5
    case .regular: 0
    case .medium: 45
    case .semibold: 90
    case .bold: 160
    case .heavy: 200
    case .black: 230
    }
  }

  /// Points to add after each glyph at `size` points; the curve's ends hold beyond them.
  static func tracking(_ request: SystemFontRequest) -> CGFloat {
    switch request.design {
    case .standard: tracking(size: request.size, weight: request.weight)
    // The monospaced system font's advance is 0.61816 em (measured at 24 points), the stand-in's 0.6.
    case .monospaced: 0.01816 * request.size
    // Neither was measured: the stand-ins are about as wide as the fonts they stand for. Chosen here.
    case .rounded, .serif: 0
    }
  }

  private static func tracking(size: CGFloat, weight: SystemFontWeight) -> CGFloat {
    var value = curve[0].tracking
    for (low, high) in zip(curve, curve.dropFirst()) where size > low.size {
      let part = min(1, (size - low.size) / (high.size - low.size))
      value = low.tracking + (high.tracking - low.tracking) * part
    }
    return (value + offset(weight)) / 10_000 * size
  }
}
