// Colour conversion: any space → linear sRGB → any space. Called by: CGColor, images, gradients.
// RGB spaces share the white point D65, so primaries change by one 3×3 matrix on linear values; no adaptation is needed.
// Values outside 0…1 go through the curves mirrored at zero, and are clipped unless the target space is extended.
// Curves come from libm; each result is rounded to 2⁻³² so that the last bits of a platform's pow never reach a pixel.
import Foundation

/// Which red, green and blue a space means; all with white point D65.
package enum ColorPrimaries: Sendable, Hashable {
  case sRGB
  case displayP3
}

/// How stored components relate to light.
package enum ColorTransfer: Sendable, Hashable {
  case linear
  case sRGB

  /// Encoded → linear light; odd (f(−x) = −f(x)). IEC 61966-2-1.
  package func linearized(_ value: Double) -> Double {
    guard self == .sRGB else { return value }
    let magnitude = abs(value)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// Linear light → encoded; odd. IEC 61966-2-1.
  package func encoded(_ value: Double) -> Double {
    guard self == .sRGB else { return value }
    let magnitude = abs(value)
    let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}

/// Three components; what they mean depends on the step of the conversion.
package struct ColorTriple: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double

  package init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  fileprivate func map(_ body: (Double) -> Double) -> ColorTriple { ColorTriple(body(red), body(green), body(blue)) }

  /// Linear Display P3 → linear sRGB. Derived from the two sets of primaries (SMPTE EG 432-1, ITU-R BT.709) and D65.
  fileprivate var sRGBFromDisplayP3: ColorTriple {
    ColorTriple(
      1.2249401762805598 * red - 0.2249401762805598 * green,
      -0.04205695470968816 * red + 1.0420569547096881 * green,
      -0.01963755459033443 * red - 0.0786360455506318 * green + 1.0982736001409663 * blue)
  }

  /// Linear sRGB → linear Display P3, the inverse of the above.
  fileprivate var displayP3FromSRGB: ColorTriple {
    ColorTriple(
      0.8224619687143623 * red + 0.17753803128563775 * green,
      0.03319419885096162 * red + 0.9668058011490384 * green,
      0.017082630721120033 * red + 0.07239744066396347 * green + 0.9105199286149165 * blue)
  }
}

extension CGColorSpace {
  /// Components in `self` (without alpha; missing ones count as 0) → components in `target`.
  ///
  /// Nil when either is a pattern space. Spaces with equal curve and primaries are converted without rounding.
  package func convert(_ components: [CGFloat], to target: CGColorSpace) -> [CGFloat]? {
    guard model != .pattern, target.model != .pattern else { return nil }
    func at(_ index: Int) -> Double { index < components.count ? Double(components[index]) : 0 }
    if self == target { return (0..<numberOfComponents).map { CGFloat(at($0)) } }
    let encoded: ColorTriple =
      switch model {
      case .monochrome: ColorTriple(at(0), at(0), at(0))
      case .cmyk: ColorTriple((1 - at(0)) * (1 - at(3)), (1 - at(1)) * (1 - at(3)), (1 - at(2)) * (1 - at(3)))
      default: ColorTriple(at(0), at(1), at(2))
      }
    let out = transcode(encoded, to: target).map { target.isExtended ? $0 : min(max($0, 0), 1) }
    switch target.model {
    case .monochrome:
      return [CGFloat(target.gray(of: out))]
    case .cmyk:
      // The most black that leaves no ink below zero; white is no ink at all.
      let black = 1 - max(out.red, out.green, out.blue)
      let rest = black >= 1 ? 1 : 1 - black
      let inks = out.map { black >= 1 ? 0 : (rest - $0) / rest }
      return [CGFloat(inks.red), CGFloat(inks.green), CGFloat(inks.blue), CGFloat(black)]
    default:
      return [CGFloat(out.red), CGFloat(out.green), CGFloat(out.blue)]
    }
  }

  private func transcode(_ encoded: ColorTriple, to target: CGColorSpace) -> ColorTriple {
    if transfer == target.transfer && primaries == target.primaries { return encoded }
    var light = encoded.map(transfer.linearized)
    if primaries != target.primaries {
      light = primaries == .displayP3 ? light.sRGBFromDisplayP3 : light.displayP3FromSRGB
    }
    return light.map { Self.settled(target.transfer.encoded($0)) }
  }

  /// One level for three equal components; otherwise the luminance (BT.709 weights on linear light), encoded again.
  private func gray(of color: ColorTriple) -> Double {
    if color.red == color.green && color.green == color.blue { return color.red }
    let light = color.map(transfer.linearized)
    let luminance =
      0.21263900587151036 * light.red + 0.7151686787677559 * light.green + 0.07219231536073371 * light.blue
    return Self.settled(transfer.encoded(luminance))
  }

  /// Rounded to 2⁻³²; values too large for that are kept.
  private static func settled(_ value: Double) -> Double {
    let scaled = (value * 4_294_967_296).rounded()
    return scaled.isFinite ? scaled / 4_294_967_296 : value
  }
}
