// Containment against a reference winding number on flattened contours, for both rules.
import CoreGraphics
import Testing

@Suite struct PathContainsTests {
  @Test("Minimum sides are inside, maximum sides are not")
  func edges() {
    let path = CGPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4), transform: nil)
    #expect(path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 1, y: 3)))
    #expect(!path.contains(CGPoint(x: 5, y: 3)) && !path.contains(CGPoint(x: 3, y: 5)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 3)))
    #expect(!CGMutablePath().contains(.zero))
  }

  @Test("The rules differ where a path winds twice")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test("The transform maps the point")
  func transform() {
    let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)
    let move = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(CGPoint(x: 5, y: 5), transform: move))
    #expect(!path.contains(CGPoint(x: 105, y: 5), transform: move))
  }

  @Test("Random paths agree with the reference")
  func random() {
    var random = SeededGenerator(7)
    func point() -> CGPoint { CGPoint(x: random.double(0...100), y: random.double(0...100)) }
    var disagreements = 0
    for _ in 0..<40 {
      let path = CGMutablePath()
      for _ in 0..<3 {
        path.move(to: point())
        for _ in 0..<4 {
          switch random.int(0...2) {
          case 0: path.addLine(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          default: path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
        if random.int(0...1) == 0 { path.closeSubpath() }
      }
      // A hundredfold scale puts the flattened edges within 1/51,200 unit, so that disagreement is chance, not error.
      let list = contours(of: path.storage, transform: CGAffineTransform(scaleX: 100, y: 100))
      for _ in 0..<40 {
        let probe = point()
        let winding = referenceWinding(list, CGPoint(x: probe.x * 100, y: probe.y * 100))
        if path.contains(probe) != (winding != 0) { disagreements += 1 }
        if path.contains(probe, using: .evenOdd) != (winding & 1 != 0) { disagreements += 1 }
      }
    }
    #expect(disagreements == 0)
  }
}
