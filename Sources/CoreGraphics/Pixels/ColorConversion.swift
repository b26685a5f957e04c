// From other RGB colours to sRGB, for pixels. Called by PixelUnpacker. Colours of single CGColors are converted elsewhere.

/// One conversion, made once per image.
package struct ColorConversion: Sendable {
  /// Nil when colours of `space` are drawn as they are.
  package init?(from space: CGColorSpace?) { return nil }

  /// Straight components 0...1 -> sRGB, gamma-encoded, 0...1 (clipped).
  package func sRGB(from color: SIMD3<Float>) -> SIMD3<Float> {
    color.clamped(lowerBound: .zero, upperBound: .one)
  }
}
