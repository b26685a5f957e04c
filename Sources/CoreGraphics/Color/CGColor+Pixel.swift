// The one place where a colour becomes a pixel. Called by: contexts, the raster pass, gradients.
// Hands on: a premultiplied word for the kernels, or plain sRGB components.
import Foundation

extension CGColor {
  /// sRGB components clipped to 0…1, and alpha clipped to 0…1; NaN counts as 0. Nil for patterns.
  package var sRGBComponents: (red: Double, green: Double, blue: Double, alpha: Double)? {
    guard let components, let colorSpace else { return nil }
    return Self.sRGBComponents(space: colorSpace, values: components)
  }

  /// Alpha is 1 (after clipping), so that filling hides what is below.
  package var isOpaque: Bool { premultipliedPixel >> 24 == 255 && patternObject == nil }

  /// 0xAARRGGBB, each byte floor(255 · alpha · component + ½) from the clipped sRGB value: rounded once (chosen here).
  static func premultipliedPixel(space: CGColorSpace, values: [CGFloat]) -> UInt32 {
    guard let color = sRGBComponents(space: space, values: values) else { return 0 }
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha) << 8
      | byte(color.blue * color.alpha)
  }

  private static func sRGBComponents(
    space: CGColorSpace, values: [CGFloat]
  ) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
    if space.transfer == .sRGB && space.primaries == .sRGB && values.count == space.numberOfComponents + 1 {
      // What conversion would give, without its arrays.
      if space.model == .rgb {
        return (clipped(values[0]), clipped(values[1]), clipped(values[2]), clipped(values[3]))
      }
      if space.model == .monochrome {
        let gray = clipped(values[0])
        return (gray, gray, gray, clipped(values[1]))
      }
    }
    guard let rgb = space.convert(Array(values.dropLast()), to: .sharedSRGB), rgb.count == 3 else { return nil }
    return (clipped(rgb[0]), clipped(rgb[1]), clipped(rgb[2]), clipped(values.last ?? 0))
  }

  private static func clipped(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : Double(min(max(value, 0), 1))
  }
}
