// How a pattern's cells are fitted to whole pixels. Apple's names and raw values.

/// Documented (Core Graphics, CGPatternTiling).
public enum CGPatternTiling: Int32, Sendable, CaseIterable {
  /// Cells keep their shape; the space between them may vary by a pixel.
  case noDistortion = 0
  /// The space between cells is constant; cells are distorted a little.
  case constantSpacingMinimalDistortion
  /// The space between cells is constant; cells are distorted as is quickest.
  case constantSpacing
}
