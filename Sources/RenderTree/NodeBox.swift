// Rectangles as four numbers, x0, y0, x1, y1: floats to reject by, doubles to unite before they are rounded.
//
// Made by: NodeChunk, for each of thousands of nodes, and by passes that look for nodes in a rectangle. Knows no nodes.

import CoreGraphics

/// Boxes as four floats: quick to reject by.
@usableFromInline package enum NodeBox {
  package static let empty = SIMD4<Float>(.infinity, .infinity, -.infinity, -.infinity)
  package static let everything = SIMD4<Float>(-.infinity, -.infinity, .infinity, .infinity)

  /// Rounded outwards; `empty` for null, `everything` where a coordinate is not a number.
  package static func around(_ rect: CGRect) -> SIMD4<Float> {
    if rect.isNull { return empty }
    let low = SIMD2<Double>(Double(rect.minX), Double(rect.minY))
    let high = SIMD2<Double>(Double(rect.maxX), Double(rect.maxY))
    guard !(low.x.isNaN || low.y.isNaN || high.x.isNaN || high.y.isNaN), !rect.isInfinite else { return everything }
    // A part in four million on either side: more than rounding to float loses.
    let slack = SIMD4<Float>(-1, -1, 1, 1)
    let box = SIMD4<Float>(Float(low.x), Float(low.y), Float(high.x), Float(high.y))
    let size = SIMD4<Float>(abs(box[0]), abs(box[1]), abs(box[2]), abs(box[3]))
    return box + slack * (size * 2.4e-7 + 1e-30)
  }

  /// `around` for corners (x0, y0, x1, y1) in double precision; `noCorners` and infinite ones included.
  @inline(__always)
  static func around(corners: SIMD4<Double>) -> SIMD4<Float> {
    let size = abs(corners[0]) + abs(corners[1]) + abs(corners[2]) + abs(corners[3])
    guard size < 1e38 else { return corners[0] > corners[2] ? empty : everything }
    let box = SIMD4<Float>(corners)
    let reach = SIMD4<Float>(abs(box[0]), abs(box[1]), abs(box[2]), abs(box[3])) * 2.4e-7 + 1e-30
    return SIMD4(box[0] - reach[0], box[1] - reach[1], box[2] + reach[2], box[3] + reach[3])
  }

  /// The corners of what paints nothing.
  static let noCorners = SIMD4<Double>(.infinity, .infinity, -.infinity, -.infinity)
  /// The corners of what has no end, or whose numbers are none.
  static let allCorners = SIMD4<Double>(-.infinity, -.infinity, .infinity, .infinity)

  static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
  }

  /// Corners as a rectangle: null for those of nothing, infinite where a side has no end.
  static func rect(_ corners: SIMD4<Double>) -> CGRect {
    if corners[0] > corners[2] || corners[1] > corners[3] { return .null }
    let (width, height) = (corners[2] - corners[0], corners[3] - corners[1])
    guard width.isFinite, height.isFinite, corners[0].isFinite, corners[1].isFinite else { return .infinite }
    return CGRect(x: corners[0], y: corners[1], width: width, height: height)
  }

  static func union(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
  }

  /// Whether the boxes may have a point in common; edges that touch count.
  @inlinable package static func meet(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
    a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
  }
}
