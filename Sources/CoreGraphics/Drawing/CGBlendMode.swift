// How drawn colours are put onto what is there. Apple's names, order and raw values; the kernels use the same values.
//
// Called by: CGContext.setBlendMode, CGLayer and layer compositing. Does not blend: see px_composite.h.

/// A compositing operation. Documented (Core Graphics, CGBlendMode); formulas as in the PDF specification 1.7, 11.3.5, and
/// Porter and Duff. Whatever the mode, only what the drawn shape covers changes (chosen here).
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  case normal = 0
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// R = 0
  case clear
  /// R = S
  case copy
  /// R = S × Da
  case sourceIn
  /// R = S × (1 − Da)
  case sourceOut
  /// R = S × Da + D × (1 − Sa)
  case sourceAtop
  /// R = S × (1 − Da) + D
  case destinationOver
  /// R = D × Sa
  case destinationIn
  /// R = D × (1 − Sa)
  case destinationOut
  /// R = S × (1 − Da) + D × Sa
  case destinationAtop
  /// R = S × (1 − Da) + D × (1 − Sa)
  case xor
  /// R = max(0, 1 − ((1 − D) + (1 − S)))
  case plusDarker
  /// R = min(1, S + D)
  case plusLighter

  /// Whether drawing can make an opaque pixel less than opaque.
  var canLowerAlpha: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker:
      true
    default:
      false
    }
  }
}
