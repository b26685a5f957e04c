// Areas of strokes against analytic values: lines, corners with every join, caps, circles, rounded rectangles.
// All within 0.1 %, at a drawing tolerance of 1/1024.
import CoreGraphics
import Testing

@Suite struct PathStrokerTests {
  @Test("Caps add nothing, a disc, or a square", arguments: [CGLineCap.butt, .round, .square])
  func caps(cap: CGLineCap) {
    let path = polyline([CGPoint(x: 10, y: 10), CGPoint(x: 70, y: 55)])
    let (length, width) = (75.0, 6.0)
    let extra = cap == .butt ? 0 : cap == .round ? Double.pi * width * width / 4 : width * width
    expectArea(path, StrokeStyle(width: width, cap: cap), length * width + extra)
  }

  @Test("Corners by every join", arguments: [CGLineJoin.miter, .round, .bevel])
  func joins(join: CGLineJoin) {
    let half = 4.0
    for angle in stride(from: -2.6, through: 2.6, by: 0.37) {
      let corner = CGPoint(x: 100, y: 100)
      let path = polyline([
        CGPoint(x: 40, y: 100), corner, CGPoint(x: 100 + 60 * cos(angle), y: 100 + 60 * sin(angle)),
      ])
      let turn = abs(angle)
      let kite = half * half * tan(turn / 2)
      let isMiter = join == .miter && 1 / cos(turn / 2) <= 10
      let outer = isMiter ? kite : join == .round ? half * half * turn / 2 : half * half * sin(turn) / 2
      // Both lines, less what they share inside the corner, plus the join outside.
      expectArea(path, StrokeStyle(width: 8, join: join), 2 * 60 * 8 - kite + outer)
    }
  }

  @Test("The miter limit is the miter length over the width")
  func miterLimit() {
    // A turn of 120° has a miter of twice the width.
    let path = polyline([
      CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50), CGPoint(x: 100 - 100 * 0.5, y: 50 + 100 * 0.8660254037844386),
    ])
    let half = 5.0
    let kite = half * half * tan(Double.pi / 3)
    let lines = 2 * 100 * 10 - kite
    expectArea(path, StrokeStyle(width: 10, miterLimit: 2.001), lines + kite)
    expectArea(path, StrokeStyle(width: 10, miterLimit: 1.999), lines + half * half * sin(2 * Double.pi / 3) / 2)
    expectArea(path, StrokeStyle(width: 10, miterLimit: .nan), lines + half * half * sin(2 * Double.pi / 3) / 2)
  }

  @Test("A closed rectangle has four joins and no caps; its outline keeps sharp inner corners")
  func closedRectangle() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 40), transform: nil)
    expectArea(path, StrokeStyle(width: 6, cap: .square), 86 * 46 - 74 * 34)
    expectArea(path, StrokeStyle(width: 6, join: .round), 86 * 46 - 74 * 34 - (4 - Double.pi) * 9)
    var stroker = PathStroker(style: StrokeStyle(width: 6), tolerance: 1.0 / 1024)
    let outline = CGPath(storage: stroker.outline(of: path.storage))
    #expect(outline.boundingBoxOfPath == CGRect(x: 7, y: 7, width: 86, height: 46))
    #expect(!outline.contains(CGPoint(x: 13.01, y: 13.01)) && outline.contains(CGPoint(x: 12.99, y: 12.99)))
  }

  @Test("An open square of lines ends in caps where the closed one has a join")
  func openRectangle() {
    let corners = [
      CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50), CGPoint(x: 10, y: 10),
    ]
    expectArea(polyline(corners), StrokeStyle(width: 4), 44 * 44 - 36 * 36 - 4)
  }

  @Test("Circles, also those tighter than the stroke is wide")
  func circles() {
    for (radius, width) in [(30.0, 2.0), (30, 20), (30, 59), (30, 61), (3, 20), (200, 1), (0.5, 0.25)] {
      let rect = CGRect(x: 300 - radius, y: 300 - radius, width: 2 * radius, height: 2 * radius)
      let path = CGPath(ellipseIn: rect, transform: nil)
      let (outer, inner) = (radius + width / 2, max(0, radius - width / 2))
      expectArea(path, StrokeStyle(width: width), Double.pi * (outer * outer - inner * inner))
    }
  }

  @Test("Rounded rectangles: perimeter times width")
  func roundedRectangles() {
    for (radius, width) in [(12.0, 2.0), (12, 10), (5, 3)] {
      let path = CGPath(
        roundedRect: CGRect(x: 20, y: 20, width: 150, height: 60), cornerWidth: radius, cornerHeight: radius,
        transform: nil)
      let perimeter = 2 * (150 + 60) - 8 * radius + 2 * Double.pi * radius
      expectArea(path, StrokeStyle(width: width), perimeter * width)
    }
  }

  @Test("Points: caps with an extent draw a dot")
  func dots() {
    let closed = CGMutablePath()
    closed.move(to: CGPoint(x: 20, y: 20))
    closed.closeSubpath()
    let line = polyline([CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)])
    for path in [closed, line] {
      expectArea(path, StrokeStyle(width: 10, cap: .round), Double.pi * 25)
      expectArea(path, StrokeStyle(width: 10, cap: .square), 100)
      expectArea(path, StrokeStyle(width: 10, cap: .butt), 0)
    }
    let lone = CGMutablePath()
    lone.move(to: CGPoint(x: 20, y: 20))
    expectArea(lone, StrokeStyle(width: 10, cap: .round), 0)
  }

  @Test("A line there and back is the line once, with a flat end, or a round one")
  func turningBack() {
    let path = polyline([CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 10, y: 10)])
    expectArea(path, StrokeStyle(width: 8, join: .miter), 50 * 8)
    expectArea(path, StrokeStyle(width: 8, join: .round), 50 * 8 + Double.pi * 8)
  }

  @Test("Uneven scales are applied after stroking")
  func unevenScale() {
    let path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
    var stroker = PathStroker(style: StrokeStyle(width: 4), tolerance: 1.0 / 4096)
    let outline = stroker.outline(of: path.storage)
    let list = contours(of: outline, transform: CGAffineTransform(scaleX: 4, y: 0.5))
    let area = windingArea(list, rowsPerUnit: 64)
    let exact = 2 * Double.pi * (22 * 22 - 18 * 18)
    #expect(abs(area - exact) < exact * 0.001)
  }

  @Test("copy(strokingWithWidth:) maps the path before it strokes it")
  func copyStroking() {
    let path = polyline([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let outline = path.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 5, y: 5))
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -1, width: 50, height: 2))
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(
        path.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
    }
  }

  private func polyline(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func expectArea(
    _ path: CGPath, _ style: StrokeStyle, _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var stroker = PathStroker(style: style, tolerance: 1.0 / 1024)
    let outline = stroker.outline(of: path.storage)
    // Eight pixels to the unit and 32 rows to the pixel keep the measure's own error below a tenth of the bound.
    let list = contours(of: outline, transform: CGAffineTransform(scaleX: 8, y: 8))
    let area = windingArea(list, rowsPerUnit: 16) / 64
    #expect(abs(area - expected) <= 0.001 * expected + 1e-9, "\(area) for \(expected)", sourceLocation: sourceLocation)
  }
}
