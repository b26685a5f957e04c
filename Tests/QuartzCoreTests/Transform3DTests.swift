// CATransform3D: composition order, inverse, affine parts. Source: Apple's documentation of each function.

import QuartzCore
import Testing

@Suite struct Transform3DTests {
  @Test("Translate applies to points before the older transform") func order() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect((t.m41, t.m42, t.m43) == (2, 3, 4))
    #expect((t.m11, t.m22, t.m33) == (2, 3, 4))
  }

  @Test("A rotation about z is the plane's rotation") func rotation() {
    let t = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
    let plane = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(t.a - plane.a) < 1e-15 && abs(t.b - plane.b) < 1e-15 && abs(t.c - plane.c) < 1e-15)
  }

  @Test("An axis of no length rotates nothing") func noAxis() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("The inverse undoes; a singular transform is returned unchanged") func inverse() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t.m34 = -1 / 500
    t = CATransform3DTranslate(t, 4, 5, 6)
    let product = CATransform3DConcat(t, CATransform3DInvert(t)).matrix
    for (row, unit) in zip([product.r0, product.r1, product.r2, product.r3], 0...) {
      for column in 0..<4 { #expect(abs(row[column] - (column == unit ? 1 : 0)) < 1e-12) }
    }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("Perspective is not affine") func affine() {
    var t = CATransform3DIdentity
    #expect(CATransform3DIsAffine(t))
    t.m34 = -0.002
    #expect(!CATransform3DIsAffine(t))
  }
}
