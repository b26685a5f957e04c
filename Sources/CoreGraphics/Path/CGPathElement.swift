// One element of a path as `applyWithBlock` and `apply(info:function:)` show it, and its type.
// Called by: code that walks paths. Made by: CGPath+Walking.
import Foundation

public enum CGPathElementType: Int32, Sendable {
  /// One point: the start of a subpath.
  case moveToPoint = 0
  /// One point: the end of the line.
  case addLineToPoint = 1
  /// Two points: control, end.
  case addQuadCurveToPoint = 2
  /// Three points: first control, second control, end.
  case addCurveToPoint = 3
  /// No point.
  case closeSubpath = 4
}

/// `points` is valid only during the call that hands the element over. Documented.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
