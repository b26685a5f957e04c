// How paths are filled and stroked: fill rule, line caps, line joins. Called by: CGContext, CGPath, shape layers, UIBezierPath.

/// Which points are inside: winding number not zero, or odd. Documented.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// The ends of open subpaths. Documented.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt = 0
  /// A half disc beyond the end point.
  case round = 1
  /// Half a line width beyond the end point.
  case square = 2
}

/// The corners between segments. Documented.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges prolonged to their crossing; a bevel beyond the miter limit.
  case miter = 0
  case round = 1
  case bevel = 2
}
