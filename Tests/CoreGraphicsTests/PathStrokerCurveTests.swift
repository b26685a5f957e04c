// Strokes of random curves against a reference made of capsules around many points of the path; hostile input.
import CoreGraphics
import Testing

@Suite struct PathStrokerCurveTests {
  @Test("Random curves, corners and closed paths cover what lies within half a width")
  func againstCapsules() {
    var random = SeededGenerator(8)
    for trial in 0..<24 {
      let path = randomPath(&random, kind: trial % 4, segments: 1 + trial % 3)
      if trial % 5 == 0 { path.closeSubpath() }
      let width = random.double(1...20)
      let style = StrokeStyle(width: width, cap: .round, join: .round)
      var stroker = PathStroker(style: style, tolerance: 1.0 / 1024)
      let outline = contours(of: stroker.outline(of: path.storage))
      var spine = path.flattened(threshold: 0.003).storage.points
      if trial % 5 == 0 { spine.append(spine[0]) }
      let expected = windingArea(capsules(spine, width / 2), rowsPerUnit: 8)
      let area = windingArea(outline, rowsPerUnit: 8)
      #expect(abs(area - expected) < 0.0005 * expected, "trial \(trial): \(area) for \(expected)")
      for _ in 0..<50 {
        let probe = CGPoint(x: random.double(-10...70), y: random.double(-10...70))
        // All parts wind one way, so that overlaps never cancel.
        #expect(referenceWinding(outline, probe) >= 0)
      }
    }
  }

  @Test("What cannot be seen loses its shape only outside")
  func visible() {
    var random = SeededGenerator(9)
    let seen = CGRect(x: 20, y: 20, width: 25, height: 20)
    for trial in 0..<20 {
      let path = randomPath(&random, kind: trial % 2, segments: 3)
      let style = StrokeStyle(width: 3, dashLengths: trial % 3 == 0 ? [5, 3] : [])
      var all = PathStroker(style: style, tolerance: 1.0 / 1024)
      var part = PathStroker(style: style, tolerance: 1.0 / 1024, visible: seen)
      let whole = contours(of: all.outline(of: path.storage))
      let reduced = contours(of: part.outline(of: path.storage))
      var differences = 0
      for _ in 0..<100 {
        let probe = CGPoint(x: random.double(20...45), y: random.double(20...40))
        if (referenceWinding(whole, probe) != 0) != (referenceWinding(reduced, probe) != 0) { differences += 1 }
      }
      #expect(differences <= 1)
    }
  }

  @Test("Degenerate curves: coinciding points, straight ones, cusps")
  func degenerate() {
    let a = CGPoint(x: 10, y: 10)
    let b = CGPoint(x: 40, y: 10)
    // Control points on the ends, and a curve that runs out along a line and comes back.
    expectArea([a, a, b, b], 30 * 4 + Double.pi * 4)
    expectArea([a, a, a, b], 30 * 4 + Double.pi * 4)
    expectArea([a, b, b, b], 30 * 4 + Double.pi * 4)
    expectArea([a, a, a, a], Double.pi * 4)
    // x runs from 10 to its extreme at t = ½ and back: 10 + 0.75 · 40.
    expectArea([a, CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 10), a], 30 * 4 + Double.pi * 4)
  }

  @Test("Huge, tiny and far coordinates end, and soon")
  func hostile() {
    var random = SeededGenerator(10)
    for scale in [1e308, 1e300, 1e30, 1e9, 1e-9, 1e-300, 2.3e-308] {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: random.double(-1...1) * scale, y: random.double(-1...1) * scale))
      for _ in 0..<10 {
        let p = (0..<3).map { _ in CGPoint(x: random.double(-1...1) * scale, y: random.double(-1...1) * scale) }
        path.addCurve(to: p[0], control1: p[1], control2: p[2])
        path.addLine(to: p[1])
      }
      path.closeSubpath()
      for width in [1e-300, 1e-3, 1, 1e9, 1e308] {
        for dashes in [[], [1, 1], [1e-9, 1e-9]] as [[CGFloat]] {
          let style = StrokeStyle(width: width, cap: .round, join: .round, dashLengths: dashes)
          var stroker = PathStroker(
            style: style, tolerance: 1e-3, visible: CGRect(x: 0, y: 0, width: 100, height: 100))
          let outline = stroker.outline(of: path.storage)
          #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
      }
    }
  }

  @Test("A hundred thousand segments")
  func many() {
    let path = CGMutablePath()
    path.move(to: .zero)
    for i in 1...100_000 { path.addLine(to: CGPoint(x: CGFloat(i % 100), y: CGFloat(i % 77))) }
    var stroker = PathStroker(style: StrokeStyle(width: 2), tolerance: 1.0 / 1024)
    #expect(stroker.outline(of: path.storage).verbs.count > 200_000)
  }

  private func randomPath(_ random: inout SeededGenerator, kind: Int, segments: Int) -> CGMutablePath {
    func point() -> CGPoint { CGPoint(x: random.double(0...60), y: random.double(0...60)) }
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<segments {
      switch kind {
      case 0: path.addCurve(to: point(), control1: point(), control2: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      case 2: path.addLine(to: point())
      default:
        let control = point()
        path.addCurve(to: point(), control1: control, control2: control)
      }
    }
    return path
  }

  /// A disc around every point and a box around every step, all winding one way.
  private func capsules(_ points: [CGPoint], _ radius: CGFloat) -> [[CGPoint]] {
    let corners = 96
    // The circumscribed and the inscribed polygon's mean, so that the area is the circle's.
    let reach = radius * (1 + .pi * .pi / (3 * CGFloat(corners * corners)))
    let ring = (0..<corners).map { index -> CGPoint in
      let angle = 2 * .pi * CGFloat(index) / CGFloat(corners)
      return CGPoint(x: reach * cos(angle), y: reach * sin(angle))
    }
    var list = points.map { center in ring.map { CGPoint(x: center.x + $0.x, y: center.y + $0.y) } }
    for (p, q) in zip(points, points.dropFirst()) {
      let (dx, dy) = (q.x - p.x, q.y - p.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { continue }
      let (nx, ny) = (-dy / length * radius, dx / length * radius)
      list.append([
        CGPoint(x: p.x - nx, y: p.y - ny), CGPoint(x: q.x - nx, y: q.y - ny), CGPoint(x: q.x + nx, y: q.y + ny),
        CGPoint(x: p.x + nx, y: p.y + ny),
      ])
    }
    return list
  }

  private func expectArea(
    _ p: [CGPoint], _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = CGMutablePath()
    path.move(to: p[0])
    path.addCurve(to: p[3], control1: p[1], control2: p[2])
    var stroker = PathStroker(style: StrokeStyle(width: 4, cap: .round, join: .round), tolerance: 1.0 / 1024)
    let list = contours(of: stroker.outline(of: path.storage), transform: CGAffineTransform(scaleX: 8, y: 8))
    let area = windingArea(list, rowsPerUnit: 16) / 64
    #expect(abs(area - expected) <= 0.001 * expected, "\(area) for \(expected)", sourceLocation: sourceLocation)
  }

  @Test("A hair's stroke of 50,000 curved dashes stays within bounds")
  func manyFineCurves() {
    let path = CGMutablePath()
    let size: CGFloat = 1e20
    path.move(to: .zero)
    for index in 0..<30 {
      path.addCurve(
        to: CGPoint(x: CGFloat(index), y: size), control1: CGPoint(x: 40, y: size / 3),
        control2: CGPoint(x: -size, y: size / 2))
    }
    let dashed = path.copy(dashingWithPhase: 0, lengths: [24.25, 0])
    let outline = dashed.copy(strokingWithWidth: 1e-75, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    var elements = 0
    outline.applyWithBlock { _ in elements += 1 }
    #expect(elements < 8_000_000)
  }
}
