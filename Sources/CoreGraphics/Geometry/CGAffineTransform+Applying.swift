// Points, sizes and rectangles under a transform, and the questions that drawing asks of one.
// Called by: view and layer conversions, paths, contexts. Hands on: values in the space the transform maps to.
// A rectangle comes back as its bounding box, so a round trip through a rotation grows.
import Foundation

extension CGPoint {
  @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// As a vector: the translation is left out; a component may turn negative. Documented.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four mapped corners. Documented.
  ///
  /// `.null` and `.infinite` come back unchanged (chosen here: they have no corners). Negative sizes are standardised.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let (x0, y0, x1, y1) = (minX, minY, maxX, maxY)
    if t.b == 0 && t.c == 0 {
      let (left, right) = (t.a * x0 + t.tx, t.a * x1 + t.tx)
      let (top, bottom) = (t.d * y0 + t.ty, t.d * y1 + t.ty)
      return CGRect(
        x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }
    let p = CGPoint(x: x0, y: y0).applying(t)
    let q = CGPoint(x: x1, y: y0).applying(t)
    let r = CGPoint(x: x1, y: y1).applying(t)
    let s = CGPoint(x: x0, y: y1).applying(t)
    let (left, right) = (min(p.x, q.x, r.x, s.x), max(p.x, q.x, r.x, s.x))
    let (top, bottom) = (min(p.y, q.y, r.y, s.y), max(p.y, q.y, r.y, s.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform {
  /// Every entry is a finite number.
  @inlinable package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The linear part is the identity; what is left is a translation.
  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Upright rectangles stay upright: scaling, mirroring, translation and quarter turns whose off entries are exact zeros.
  @inlinable package var keepsRectanglesUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The signed area scale.
  @inlinable package var determinant: CGFloat { a * d - b * c }

  /// The largest factor by which a length can grow (the greater singular value).
  package var largestScale: CGFloat {
    let sum = a * a + b * b + c * c + d * d
    let product = determinant
    let root = (max(0, sum * sum - 4 * product * product)).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
