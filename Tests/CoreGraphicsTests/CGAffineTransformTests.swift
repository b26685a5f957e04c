// Transforms: composition, inversion, decomposition, and points, sizes and rectangles under them.
import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test("TF-01 concatenating")
  func concatenating() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let u = CGAffineTransform(a: 9, b: 8, c: 7, d: 6, tx: 5, ty: 4)
    #expect(t.concatenating(u) == CGAffineTransform(a: 23, b: 20, c: 55, d: 48, tx: 92, ty: 80))
  }

  @Test("TF-03 scaledBy acts before the translation")
  func scaledBy() {
    let t = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 3, y: 4)
    #expect(t == CGAffineTransform(a: 3, b: 0, c: 0, d: 4, tx: 1, ty: 2))
  }

  @Test("TF-06 inverted, and a singular transform unchanged")
  func inverted() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).inverted()
    #expect(t == CGAffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    let singular = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(singular.inverted() == singular)
  }

  @Test("CV-04 rectangles map to bounding boxes, so round trips grow")
  func roundTripGrows() {
    let t = CGAffineTransform(translationX: -100, y: -100)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 4))
    let mapped = CGRect(x: 50, y: 40, width: 10, height: 20).applying(t)
    #expect(isClose(mapped, CGRect(x: -7.071, y: -77.782, width: 21.213, height: 21.213), within: 1e-3))
    let back = mapped.applying(t.inverted())
    #expect(isClose(back, CGRect(x: 40, y: 35, width: 30, height: 30), within: 1e-9))
  }

  @Test("Quarter turns keep the noise of sin and cos")
  func quarterTurn() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(t.b == 1 && t.c == -1 && t.a == t.d && t.a != 0 && abs(t.a) < 1e-16)
  }

  @Test func identityAndZero() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test("Sizes map as vectors")
  func sizes() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: -3))
  }

  @Test("Null and infinite rectangles stay what they are")
  func specialRects() {
    let t = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t).isInfinite)
  }

  @Test func codableIsAnUnkeyedList() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode([t])
    #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [t])
    let vector = try JSONEncoder().encode([CGVector(dx: 1, dy: 2)])
    #expect(String(decoding: vector, as: UTF8.self) == "[[1,2]]")
  }

  @Test("Random transforms compose, invert, and come apart and together")
  func properties() {
    var random = SeededGenerator(1)
    for _ in 0..<2000 {
      let (t, u) = (transform(&random), transform(&random))
      let p = CGPoint(x: random.double(-50...50), y: random.double(-50...50))
      #expect(isClose(p.applying(t).applying(u), p.applying(t.concatenating(u)), within: 1e-9))
      #expect(isClose(p.applying(t).applying(t.inverted()), p, within: 1e-7))
      let again = CGAffineTransform(t.decomposed())
      #expect(isClose(p.applying(again), p.applying(t), within: 1e-8))
      let angle = random.double(-7...7)
      let turned = CGAffineTransform(rotationAngle: angle).concatenating(t)
      #expect(isClose(p.applying(t.rotated(by: angle)), p.applying(turned), within: 1e-9))
      let moved = CGAffineTransform(translationX: 3, y: -4).concatenating(t)
      #expect(isClose(p.applying(t.translatedBy(x: 3, y: -4)), p.applying(moved), within: 1e-9))
      #expect(t.largestScale >= abs(t.determinant).squareRoot() - 1e-9)
    }
  }

  @Test("Components give scale × shear × rotation × translation")
  func components() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7, translation: CGVector(dx: 4, dy: 5))
    let found = CGAffineTransform(parts).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height - 3) < 1e-12)
    #expect(abs(found.horizontalShear - 0.5) < 1e-12 && abs(found.rotation - 0.7) < 1e-12)
    #expect(found.translation == CGVector(dx: 4, dy: 5))
    let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 2).decomposed()
    #expect(flat.scale == .zero && flat.rotation == 0)
  }

  @Test("NaN, infinite and huge entries trap nowhere")
  func hostile() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e308] {
      let t = CGAffineTransform(a: value, b: value, c: 1, d: value, tx: value, ty: 0)
      _ = t.inverted().decomposed()
      _ = CGRect(x: 1, y: 2, width: 3, height: 4).applying(t)
      #expect(t.isFinite == (value == 1e308))
    }
  }

  private func transform(_ random: inout SeededGenerator) -> CGAffineTransform {
    while true {
      let t = CGAffineTransform(
        a: random.double(-3...3), b: random.double(-3...3), c: random.double(-3...3), d: random.double(-3...3),
        tx: random.double(-100...100), ty: random.double(-100...100))
      if abs(t.determinant) > 0.05 { return t }
    }
  }
}

func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat) -> Bool {
  isClose(a.origin, b.origin, within: tolerance) && abs(a.width - b.width) <= tolerance
    && abs(a.height - b.height) <= tolerance
}
