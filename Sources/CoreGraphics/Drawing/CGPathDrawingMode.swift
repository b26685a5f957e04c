// What drawPath(using:) does with the current path. Apple's names and raw values.

/// Documented (Core Graphics, CGPathDrawingMode).
public enum CGPathDrawingMode: Int32, Sendable, CaseIterable {
  /// Fill, non-zero winding.
  case fill = 0
  /// Fill, even-odd.
  case eoFill
  case stroke
  /// Fill (non-zero), then stroke.
  case fillStroke
  /// Fill (even-odd), then stroke.
  case eoFillStroke
}
