// How hard to try when an image is drawn larger or smaller than it is. Apple's names and raw values.

/// Documented (Core Graphics, CGInterpolationQuality). `none` takes the nearest pixel; `low`, `medium` and the default are
/// bilinear; `high` averages whole areas when an image is drawn below half its size (chosen here).
public enum CGInterpolationQuality: Int32, Sendable, CaseIterable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
