// UIBezierPath: reversal, copies, archives, bounds, corners.

import Testing
import UIKit

@Suite struct BezierPathTests {
  private var mixed: UIBezierPath {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.move(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: 9))
    path.addCurve(to: CGPoint(x: 40, y: 5), controlPoint1: CGPoint(x: 25, y: 1), controlPoint2: CGPoint(x: 30, y: 8))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2, 1], count: 3, phase: 0.5)
    return path
  }

  @Test("Reversing a rectangle walks it the other way round from the same corner") func reversedRect() {
    let reversed = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).reversing()
    let expected = CGMutablePath()
    expected.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 0),
    ])
    expected.closeSubpath()
    #expect(reversed.cgPath == expected)
  }

  @Test("Reversing twice gives the path again, open and curved parts too") func twice() {
    #expect(mixed.reversing().reversing().cgPath == mixed.cgPath)
    #expect(mixed.reversing().currentPoint == CGPoint(x: 10, y: 0) && mixed.reversing().lineWidth == 3)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("getLineDash gives back what was set") func dash() {
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
    mixed.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1] && count == 3 && phase == 0.5)
    mixed.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 3)
  }

  @Test("A copy is independent") func copies() throws {
    let path = mixed
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.cgPath == mixed.cgPath && copy.lineCapStyle == .round && copy.usesEvenOddFillRule)
  }

  @Test("An archive gives the path back") func archive() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: mixed, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    #expect(read.cgPath == mixed.cgPath && read.lineWidth == 3 && read.lineJoinStyle == .bevel)
    var count = 0
    read.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 3)
  }

  @Test("bounds enclose control points, as documented") func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test("Rounded corners keep to the circle within 3/10,000 of the radius") func corners() {
    let paths = [
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 400, height: 300), cornerRadius: 100),
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 400, height: 300), byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: 100, height: 100)),
    ]
    for path in paths {
      for step in 0...90 {
        let angle = CGFloat(step) * .pi / 180
        func point(_ radius: CGFloat) -> CGPoint {
          CGPoint(x: 300 + radius * cos(angle), y: 200 + radius * sin(angle))
        }
        #expect(path.contains(point(100 - 0.03)) && !path.contains(point(100 + 0.03)), "\(step) degrees")
      }
    }
  }
}
