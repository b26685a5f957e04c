// CAMediaTimingFunction: how time passes within an animation, as a cubic from (0,0) to (1,1).
//
// Made by: clients. Kept by: CATransaction. Immutable. Does not sample itself: what animates will.

import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  /// The four points' coordinates, x and y in turn.
  private let points: [Float]

  /// Source: documented curves; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Linear when the archive holds no curve.
  public required init?(coder: NSCoder) {
    points = coder.numbers("points", [0, 0, 0, 0, 1, 1, 1, 1]).map { Float($0) }
  }

  open func encode(with coder: NSCoder) { coder.write(points.map { CGFloat($0) }, "points", unless: []) }
  open class var supportsSecureCoding: Bool { true }

  /// Writes x and y of point `idx`, 0...3, to `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    require((0...3).contains(idx), "CAMediaTimingFunction has control points 0 to 3; there is none at \(idx)")
    ptr[0] = points[idx * 2]
    ptr[1] = points[idx * 2 + 1]
  }
}
