// A 4×4 matrix for row vectors: the algebra behind CATransform3D and a node's place in its parent.
//
// Called by: QuartzCore (CATransform3D forwards here), CommitPass, RenderServer.
// Conventions as Core Animation's: a point is the row (x, y, z, 1) and is multiplied from the left, so `a * b` applies a
// first; translation stands in the last row. Does not: know of layers.

import CoreGraphics

package struct Matrix4: Hashable, Sendable {
  package typealias Row = SIMD4<Double>

  package var r0, r1, r2, r3: Row

  package init(_ r0: Row, _ r1: Row, _ r2: Row, _ r3: Row) {
    self.r0 = r0
    self.r1 = r1
    self.r2 = r2
    self.r3 = r3
  }

  package static let identity = Matrix4(
    Row(1, 0, 0, 0), Row(0, 1, 0, 0), Row(0, 0, 1, 0), Row(0, 0, 0, 1))

  package init(_ t: CGAffineTransform) {
    self.init(
      Row(Double(t.a), Double(t.b), 0, 0), Row(Double(t.c), Double(t.d), 0, 0), Row(0, 0, 1, 0),
      Row(Double(t.tx), Double(t.ty), 0, 1))
  }

  package static func translation(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    var m = identity
    m.r3 = Row(x, y, z, 1)
    return m
  }

  package static func scale(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    Matrix4(Row(x, 0, 0, 0), Row(0, y, 0, 0), Row(0, 0, z, 0), Row(0, 0, 0, 1))
  }

  package var isIdentity: Bool { self == .identity }

  /// True when z plays no part for points in the plane z = 0: nothing tilts out of it and there is no perspective.
  package var isAffine: Bool {
    r0[2] == 0 && r0[3] == 0 && r1[2] == 0 && r1[3] == 0 && r3[3] == 1
      && r2[0] == 0 && r2[1] == 0 && r2[3] == 0
  }

  /// The plane's part: x and y of points at z = 0, perspective ignored.
  package var affine: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(r0[0]), b: CGFloat(r0[1]), c: CGFloat(r1[0]), d: CGFloat(r1[1]), tx: CGFloat(r3[0]),
      ty: CGFloat(r3[1]))
  }

  /// First `a`, then `b`.
  package static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(b.row(a.r0), b.row(a.r1), b.row(a.r2), b.row(a.r3))
  }

  /// The image of a homogeneous row vector.
  package func row(_ v: Row) -> Row {
    // Term by term and in this order, so that no compiler contracts or reorders it.
    let x = v[0] * r0
    let y = v[1] * r1
    let z = v[2] * r2
    let w = v[3] * r3
    return ((x + y) + z) + w
  }

  /// A point of the plane z = 0 after projection; a point at or behind the eye (w ≤ 0) goes to infinity.
  package func project(_ p: CGPoint) -> CGPoint {
    let v = row(Row(Double(p.x), Double(p.y), 0, 1))
    guard v[3] != 1 else { return CGPoint(x: v[0], y: v[1]) }
    guard v[3] > 0 else { return CGPoint(x: Double.infinity, y: .infinity) }
    return CGPoint(x: v[0] / v[3], y: v[1] / v[3])
  }
}
