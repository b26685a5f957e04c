// Building paths: elements, current point, bounds, rectangles, arcs, equality, and coordinates that are no numbers.
import CoreGraphics
import Testing

@Suite struct CGPathTests {
  @Test("PA-01 bounding boxes with and without control points")
  func bounds() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 60, y: 100))
    path.addQuadCurve(to: CGPoint(x: 280, y: 100), control: CGPoint(x: 170, y: 30))
    path.addLine(to: CGPoint(x: 240, y: 200))
    path.addCurve(
      to: CGPoint(x: 20, y: 200), control1: CGPoint(x: 140, y: 240), control2: CGPoint(x: 120, y: 240))
    path.closeSubpath()
    #expect(path.boundingBox == CGRect(x: 20, y: 30, width: 260, height: 210))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 20, y: 65, width: 260, height: 165), within: 1e-9))
  }

  @Test func emptyAndLonePoints() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.boundingBox == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("Elements are shown as they were added")
  func elements() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 3, y: 4, width: -2, height: -2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 5, y: 0))
    #expect(
      describe(path) == ["0 (1,2)", "1 (3,2)", "1 (3,4)", "1 (1,4)", "4", "2 (5,0) (9,9)"])
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    var count = 0
    path.apply(info: &count) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    #expect(count == 6)
  }

  @Test func rectangles() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let lines = CGMutablePath()
    lines.addLines(between: [
      CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 9), CGPoint(x: 7, y: 9), CGPoint(x: 7, y: 5), CGPoint(x: 5, y: 5),
    ])
    #expect(lines.isRect(&rect) && rect == CGRect(x: 5, y: 5, width: 2, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
  }

  @Test("Shapes keep their hint through upright transforms, and lose it when anything is added")
  func hints() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    var scale = CGAffineTransform(scaleX: 2, y: -3)
    let rounded = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 2, transform: &scale)
    let expected = PathShapeHint.roundedRect(
      CGRect(x: 0, y: -30, width: 40, height: 30), cornerWidth: 8, cornerHeight: 6)
    #expect(rounded.shapeHint == expected)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(ellipse.shapeHint == .ellipse(rect))
    let grown = ellipse.mutableCopy()
    #expect(grown?.shapeHint == .ellipse(rect))
    grown?.addLine(to: .zero)
    #expect(grown?.shapeHint == nil)
    var turn = CGAffineTransform(rotationAngle: 1)
    #expect(ellipse.copy(using: &turn)?.shapeHint == nil)
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil).shapeHint
        == .roundedRect(rect, cornerWidth: 10, cornerHeight: 5))
    #expect(CGPath(roundedRect: rect, cornerWidth: -1, cornerHeight: 3, transform: nil).shapeHint == .rect(rect))
  }

  @Test("Copies are independent and equal paths are equal")
  func copies() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = path.copy()
    #expect(copy == path && copy?.hashValue == path.hashValue)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy != path)
    #expect(!(copy is CGMutablePath))
    #expect(copy === copy?.copy())
    path.addPath(path, transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.boundingBoxOfPath.maxX == 14)
  }

  @Test("Arcs go the way the flag says")
  func arcs() {
    func end(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGMutablePath {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      return path
    }
    #expect(isClose(end(0, .pi / 2, false).boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))
    #expect(
      isClose(end(0, .pi / 2, true).boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
    #expect(isClose(end(0, .pi / 2, true).currentPoint, CGPoint(x: 0, y: 10), within: 1e-9))
    for clockwise in [false, true] {
      let full = end(0, 2 * .pi, clockwise)
      #expect(
        isClose(full.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), within: 1e-9))
      #expect(describe(full).count == 5)
    }
    #expect(describe(end(1, 1, false)).count == 1)
    let relative = CGMutablePath()
    relative.move(to: .zero)
    relative.addRelativeArc(center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, delta: -.pi / 2)
    #expect(isClose(relative.currentPoint, CGPoint(x: 5, y: 3), within: 1e-12))
    #expect(describe(relative).count == 3)
  }

  @Test("An arc stays within 2.8·10⁻⁴ of its radius")
  func arcError() {
    for sweep in stride(from: 0.1, through: 6.2, by: 0.3) {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 1, startAngle: 0.4, delta: sweep)
      let points = path.flattened(threshold: 1e-6).storage.points
      let worst = points.map { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - 1) }.max()
      #expect((worst ?? 1) < 2.8e-4)
    }
  }

  @Test("An arc by tangents touches both lines")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4), within: 1e-9))
    #expect(isClose(path.storage.points[1], CGPoint(x: 6, y: 0), within: 1e-9))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4), within: 1e-9))
    let other = CGMutablePath()
    other.move(to: .zero)
    other.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(isClose(other.currentPoint, CGPoint(x: 10, y: -4), within: 1e-9))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test("Elements with NaN or infinite coordinates are ignored")
  func hostile() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    for value in [CGFloat.nan, .infinity, -.infinity] {
      path.move(to: CGPoint(x: value, y: 0))
      path.addLine(to: CGPoint(x: 0, y: value))
      path.addQuadCurve(to: .zero, control: CGPoint(x: value, y: 0))
      path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: value, y: 0))
      path.addRect(CGRect(x: value, y: 0, width: 1, height: 1))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: value, height: 1))
      path.addArc(center: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: false)
      path.addArc(center: .zero, radius: 1, startAngle: value, endAngle: 1, clockwise: false)
      path.addArc(tangent1End: CGPoint(x: value, y: 1), tangent2End: .zero, radius: 1)
    }
    #expect(describe(path) == ["0 (1,1)"])
    path.addLine(to: CGPoint(x: 1e308, y: 1e308), transform: CGAffineTransform(scaleX: 10, y: 10))
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e300)
    _ = path.boundingBoxOfPath
    _ = CGPath(rect: .infinite, transform: nil).boundingBox
  }

  @Test("A relative arc of any number of turns has few pieces and ends where it should")
  func manyTurns() {
    for sign in [CGFloat(1), -1] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: sign * (2000 * .pi + .pi / 2))
      #expect(describe(path).count <= 70)
      #expect(isClose(path.currentPoint, CGPoint(x: 0, y: sign * 2), within: 1e-9))
    }
    let exact = CGMutablePath()
    exact.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: 34 * .pi)
    #expect(describe(exact).count == 1 + 17 * 4)
  }

  private func describe(_ path: CGPath) -> [String] {
    var list: [String] = []
    path.applyWithBlock { element in
      let counts = [1, 1, 2, 3, 0]
      let type = Int(element.pointee.type.rawValue)
      let points = (0..<counts[type]).map { index -> String in
        let point = element.pointee.points[index]
        return " (\(Int(point.x)),\(Int(point.y)))"
      }
      list.append("\(type)" + points.joined())
    }
    return list
  }
}
