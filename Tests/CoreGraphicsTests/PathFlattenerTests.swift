// Flattening: areas, tolerance, clipping of far coordinates, closing, hostile numbers.
import CoreGraphics
import Testing

@Suite struct PathFlattenerTests {
  @Test("A circle's area is right to a third of a coverage level along its edge")
  func circle() {
    for radius in [2.0, 10, 50, 400] {
      let rect = CGRect(x: 500 - radius, y: 500 - radius, width: 2 * radius, height: 2 * radius)
      let path = CGPath(ellipseIn: rect, transform: nil)
      let exact = abs(signedArea([path.flattened(threshold: 1e-6).storage.points]))
      let area = abs(signedArea(contours(of: path.storage)))
      // Chords lie inside by two thirds of 1/512 pixel at most; rounding adds next to nothing on the whole.
      #expect(abs(area - exact) < 2 * .pi * radius / 512)
    }
  }

  @Test("Chords stay within 1/512 pixel of the curve, plus rounding")
  func tolerance() {
    var random = SeededGenerator(5)
    for _ in 0..<12 {
      let p = (0..<4).map { _ in CGPoint(x: random.double(-300...300), y: random.double(-300...300)) }
      let curve = CubicCurve(p[0], p[1], p[2], p[3])
      let path = CGMutablePath()
      path.move(to: p[0])
      path.addCurve(to: p[3], control1: p[1], control2: p[2])
      let points = contours(of: path.storage).first ?? []
      for (a, b) in zip(points, points.dropFirst()) {
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        #expect(distance(from: middle, to: curve) < 1.0 / 512 + 1.0 / 256)
      }
    }
  }

  @Test("Subpaths are closed, and degenerate ones vanish")
  func subpaths() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 1, y: 9))
    path.addLine(to: CGPoint(x: -5, y: 9))
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    let list = contours(of: path.storage)
    #expect(list.count == 2)
    #expect(list.last?.first == CGPoint(x: 1, y: 1))
  }

  @Test("Far edges run along the limit and leave what is in reach as it was")
  func farCoordinates() {
    let big: CGFloat = 1e9
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: -big, y: -big), CGPoint(x: big, y: big), CGPoint(x: -big, y: big),
    ])
    path.closeSubpath()
    let list = contours(of: path.storage)
    let limit: CGFloat = 4_194_304
    #expect(list.joined().allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit })
    #expect(referenceWinding(list, CGPoint(x: 10, y: 20)) != 0)
    #expect(referenceWinding(list, CGPoint(x: 20, y: 10)) == 0)
    #expect(referenceWinding(list, CGPoint(x: -4_000_000, y: 4_000_000)) != 0)
  }

  @Test("Everything left of the target still winds around it")
  func leftOfTarget() {
    let path = CGPath(ellipseIn: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), transform: nil)
    let list = contours(of: path.storage, target: PixelRect(x0: 0, y0: 0, x1: 100, y1: 100))
    #expect(referenceWinding(list, CGPoint(x: 50, y: 50)) == 1)
    #expect(list.joined().count < 5000)
  }

  @Test("A target drops the shape of curves beside it, and nothing else")
  func targets() {
    var random = SeededGenerator(6)
    let target = PixelRect(x0: 20, y0: 30, x1: 80, y1: 70)
    for _ in 0..<200 {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: random.double(-200...300), y: random.double(-200...300)))
      for _ in 0..<5 {
        let p = (0..<3).map { _ in CGPoint(x: random.double(-200...300), y: random.double(-200...300)) }
        path.addCurve(to: p[0], control1: p[1], control2: p[2])
      }
      let whole = contours(of: path.storage)
      let reduced = contours(of: path.storage, target: target)
      for _ in 0..<20 {
        let point = CGPoint(x: random.double(20...80), y: random.double(30...70))
        #expect(referenceWinding(whole, point) == referenceWinding(reduced, point))
      }
    }
  }

  @Test("Scratch is reused and gives the same contours")
  func reuse() {
    let flattener = PathFlattener()
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
    flattener.append(path.storage, transform: .identity)
    let count = flattener.pointCount
    flattener.reset()
    #expect(flattener.contourCount == 0)
    flattener.append(path.storage, transform: .identity)
    #expect(flattener.pointCount == count && flattener.contourCount == 1)
  }

  @Test("NaN, infinite and huge transforms and coordinates")
  func hostile() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1e308, y: -1e308))
    path.addCurve(
      to: CGPoint(x: -1e308, y: 1e308), control1: CGPoint(x: 1e308, y: 1e308), control2: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: .zero, control: CGPoint(x: -1e308, y: -1e300))
    for scale in [1, 10, 1e-308, 1e308] {
      let list = contours(of: path.storage, transform: CGAffineTransform(scaleX: scale, y: -scale))
      #expect(list.joined().allSatisfy { abs($0.x) <= 4_194_304 && abs($0.y) <= 4_194_304 })
      #expect(list.joined().count < 200_000)
    }
    #expect(contours(of: path.storage, transform: CGAffineTransform(scaleX: .nan, y: 1)).isEmpty)
    #expect(contours(of: path.storage, transform: CGAffineTransform(scaleX: 1, y: .infinity)).isEmpty)
  }

  @Test("A million segments")
  func million() {
    let path = CGMutablePath()
    path.move(to: .zero)
    for i in 1...1_000_000 { path.addLine(to: CGPoint(x: CGFloat(i % 1000), y: CGFloat(i % 777))) }
    let flattener = PathFlattener()
    flattener.append(path.storage, transform: .identity)
    #expect(flattener.pointCount == 1_000_001)
  }

  private func distance(from point: CGPoint, to curve: CubicCurve) -> CGFloat {
    func squared(_ t: CGFloat) -> CGFloat {
      let q = curve.point(at: t)
      return (q.x - point.x) * (q.x - point.x) + (q.y - point.y) * (q.y - point.y)
    }
    // Every valley of a coarse scan is followed down: a loop's other branch may pass nearer than the samples lie.
    let samples = (0...200).map { squared(CGFloat($0) / 200) }
    var least = CGFloat.infinity
    for i in samples.indices where samples[i] < 100 {
      let isValley = (i == 0 || samples[i] <= samples[i - 1]) && (i == 200 || samples[i] <= samples[i + 1])
      if isValley { least = min(least, descend(CGFloat(i) / 200, squared)) }
    }
    return least.squareRoot()
  }

  private func descend(_ start: CGFloat, _ value: (CGFloat) -> CGFloat) -> CGFloat {
    var best = (t: start, value: value(start))
    var step: CGFloat = 1.0 / 200
    while step > 1e-8 {
      for t in [best.t - step, best.t + step] where t >= 0 && t <= 1 {
        let found = value(t)
        if found < best.value { best = (t, found) }
      }
      step *= 0.7
    }
    return best.value
  }
}
