// What drawing text does with the glyphs' outlines. Apple's names and raw values.

/// Documented (Core Graphics, CGTextDrawingMode).
public enum CGTextDrawingMode: Int32, Sendable, CaseIterable {
  case fill = 0
  case stroke
  case fillStroke
  case invisible
  case fillClip
  case strokeClip
  case fillStrokeClip
  case clip
}
