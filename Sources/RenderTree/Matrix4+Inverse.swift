// Determinant and inverse of Matrix4, by cofactors.
//
// Called by: CATransform3DInvert, point conversion between layers.

import CoreGraphics

extension Matrix4 {
  private subscript(_ row: Int, _ column: Int) -> Double {
    switch row {
    case 0: r0[column]
    case 1: r1[column]
    case 2: r2[column]
    default: r3[column]
    }
  }

  private func minor(_ row: Int, _ column: Int) -> Double {
    let rows = (0..<4).filter { $0 != row }
    let columns = (0..<4).filter { $0 != column }
    func at(_ i: Int, _ j: Int) -> Double { self[rows[i], columns[j]] }
    return at(0, 0) * (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1))
      - at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0))
      + at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0))
  }

  package var determinant: Double {
    (0..<4).reduce(0) { sum, j in sum + (j % 2 == 0 ? 1 : -1) * self[0, j] * minor(0, j) }
  }

  /// The inverse; nil when there is none or it is not finite.
  package var inverse: Matrix4? {
    if isAffine, r2 == Row(0, 0, 1, 0), r3[2] == 0 {
      let determinant = r0[0] * r1[1] - r0[1] * r1[0]
      guard determinant != 0, determinant.isFinite else { return nil }
      return Matrix4(affine.inverted())
    }
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    func row(_ i: Int) -> Row {
      var r = Row.zero
      for j in 0..<4 { r[j] = ((i + j) % 2 == 0 ? 1 : -1) * minor(j, i) / determinant }
      return r
    }
    let result = Matrix4(row(0), row(1), row(2), row(3))
    return result.r0.sum().isFinite && result.r3.sum().isFinite ? result : nil
  }
}
