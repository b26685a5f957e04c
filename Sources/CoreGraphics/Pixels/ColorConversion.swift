// From other gray and RGB colours to sRGB, for pixels. Called by PixelUnpacker. Single CGColors are converted by
// CGColorSpace+Conversion in doubles; this is the same in tables, right to far less than a level of 8 bits.

/// One conversion, made once per image.
package struct ColorConversion: Sendable {
  private let primaries: ColorPrimaries
  private let transfer: ColorTransfer

  /// Nil when colours of `space` are drawn as they are: sRGB and what shares its curve, inks, no space at all.
  package init?(from space: CGColorSpace?) {
    guard let space, space.model == .rgb || space.model == .monochrome,
      space.primaries != .sRGB || space.transfer != .sRGB
    else { return nil }
    primaries = space.primaries
    transfer = space.transfer
  }

  /// Straight components -> sRGB, gamma-encoded. Components outside 0...1 are clipped before and after (extended spaces'
  /// brighter colours have no place in 8 bits); NaN gives 0.
  package func sRGB(from color: SIMD3<Float>) -> SIMD3<Float> {
    var light = transfer == .linear ? color : Self.map(color, Self.linearTable)
    if primaries == .displayP3 {
      let clipped = light.clamped(lowerBound: .zero, upperBound: .one)
      light = Self.red * clipped.x + Self.green * clipped.y + Self.blue * clipped.z
    }
    return Self.map(light, Self.encodedTable)
  }

  /// Columns of the matrix from linear Display P3 to linear sRGB, as in CGColorSpace+Conversion.
  private static let red = SIMD3<Float>(1.2249401762805598, -0.04205695470968816, -0.01963755459033443)
  private static let green = SIMD3<Float>(-0.2249401762805598, 1.0420569547096881, -0.0786360455506318)
  private static let blue = SIMD3<Float>(0, 0, 1.0982736001409663)

  /// Enough steps that a straight line between two is within 10⁻⁵ of the curve, also where it is steepest.
  private static let steps = 16_384
  private static let linearTable = table { ColorTransfer.sRGB.linearized($0) }
  private static let encodedTable = table { ColorTransfer.sRGB.encoded($0) }

  /// Entries are rounded to 2⁻²², so that the last bits of a platform's pow are not in them.
  private static func table(_ curve: (Double) -> Double) -> [Float] {
    (0...steps + 1).map { i in
      Float((curve(min(1, Double(i) / Double(steps))) * 4_194_304).rounded() / 4_194_304)
    }
  }

  private static func map(_ color: SIMD3<Float>, _ table: [Float]) -> SIMD3<Float> {
    func at(_ value: Float) -> Float {
      let position = value > 0 ? min(value, 1) * Float(steps) : 0
      let index = Int(position)
      return table[index] + (table[index + 1] - table[index]) * (position - Float(index))
    }
    return SIMD3(at(color.x), at(color.y), at(color.z))
  }
}
