// A projective map of the plane: what is left of a 4×4 matrix when a layer is flattened into its parent.
//
// Called by: CullPass for nodes that are tilted or in perspective, ProjectedPainter for each pixel. Row vectors (x, y, 1), as
// Matrix4's.

import CoreGraphics

package struct Homography: Sendable, Equatable {
  package typealias Row = SIMD3<Double>
  package var x, y, one: Row

  package init(_ x: Row, _ y: Row, _ one: Row) {
    self.x = x
    self.y = y
    self.one = one
  }

  /// Points of the plane z = 0 to x, y and w.
  package init(_ m: Matrix4) {
    self.init(
      Row(m.r0[0], m.r0[1], m.r0[3]), Row(m.r1[0], m.r1[1], m.r1[3]), Row(m.r3[0], m.r3[1], m.r3[3]))
  }

  package init(_ t: CGAffineTransform) {
    self.init(
      Row(Double(t.a), Double(t.b), 0), Row(Double(t.c), Double(t.d), 0), Row(Double(t.tx), Double(t.ty), 1))
  }

  package func concatenating(_ next: Homography) -> Homography {
    Homography(next.row(x), next.row(y), next.row(one))
  }

  /// The image of a homogeneous row vector.
  package func row(_ v: Row) -> Row { (v[0] * x + v[1] * y) + v[2] * one }

  /// Nil when there is none, or it is not finite. Keeps the sign of w: points behind the eye map to w < 0.
  package var inverse: Homography? {
    let (a, b, c) = (x, y, one)
    let bc = Self.cross(b, c)
    let ca = Self.cross(c, a)
    let ab = Self.cross(a, b)
    let determinant = a[0] * bc[0] + a[1] * bc[1] + a[2] * bc[2]
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    return Homography(
      Row(bc[0], ca[0], ab[0]) / determinant, Row(bc[1], ca[1], ab[1]) / determinant,
      Row(bc[2], ca[2], ab[2]) / determinant)
  }

  private static func cross(_ u: Row, _ v: Row) -> Row {
    Row(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
  }

  /// The bounding box of a rectangle's image; infinite when part of it is at or behind the eye.
  package func bounds(of rect: CGRect) -> CGRect {
    let corners = [
      Row(Double(rect.minX), Double(rect.minY), 1), Row(Double(rect.maxX), Double(rect.minY), 1),
      Row(Double(rect.minX), Double(rect.maxY), 1), Row(Double(rect.maxX), Double(rect.maxY), 1),
    ].map(row)
    guard corners.allSatisfy({ $0[2] > 1e-6 }) else { return .infinite }
    let xs = corners.map { $0[0] / $0[2] }
    let ys = corners.map { $0[1] / $0[2] }
    guard let x0 = xs.min(), let x1 = xs.max(), let y0 = ys.min(), let y1 = ys.max() else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
