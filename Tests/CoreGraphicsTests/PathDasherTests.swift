// Dashes: lengths along lines and curves, phases, closed subpaths, dots, hostile patterns.
import CoreGraphics
import Testing

@Suite struct PathDasherTests {
  @Test("Dashes and gaps along a line, from a phase")
  func line() {
    #expect(dashes([10, 5], phase: 0, over: 40) == [0, 10, 15, 25, 30, 40])
    #expect(dashes([10, 5], phase: 12, over: 40) == [3, 13, 18, 28, 33, 40])
    #expect(dashes([10, 5], phase: -3, over: 40) == [3, 13, 18, 28, 33, 40])
    #expect(dashes([10, 5], phase: 15 * 7 + 12, over: 40) == [3, 13, 18, 28, 33, 40])
    #expect(dashes([10, 5], phase: 4, over: 20) == [0, 6, 11, 20])
  }

  @Test("An odd list exchanges its roles on every round")
  func odd() {
    #expect(dashes([10], phase: 0, over: 35) == [0, 10, 20, 30])
    #expect(dashes([3, 2, 1], phase: 0, over: 12) == [0, 3, 5, 6, 9, 11])
  }

  @Test("Corners lie inside dashes")
  func corners() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let dashed = path.copy(dashingWithPhase: 0, lengths: [6, 2])
    #expect(dashed.storage.verbs == [.move, .line, .move, .line, .line, .move, .line])
    #expect(isClose(dashed.storage.points[4], CGPoint(x: 10, y: 4), within: 1e-12))
  }

  @Test("A dash over the closing point of a subpath is one dash")
  func closed() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let dashed = path.copy(dashingWithPhase: 3, lengths: [6, 2])
    // 40 = 5 · 8: on at both ends, so the first and the last part are joined around the corner.
    #expect(dashed.storage.verbs.filter { $0 == .move }.count == 5)
    #expect(dashed.storage.points.contains(CGPoint(x: 0, y: 0)))
    let whole = path.copy(dashingWithPhase: 0, lengths: [100, 5])
    #expect(whole.isRect(nil))
  }

  @Test("Lengths along curves")
  func curves() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [7, 3])
    var lengths: [CGFloat] = []
    dashed.flattened(threshold: 1e-5).storage.forEachSubpath { subpath in
      var sum: CGFloat = 0
      for case .line(let a, let b) in subpath.segments {
        sum += ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
      }
      lengths.append(sum)
    }
    // 314.2 is 31 rounds and 4.2 more, which join the first dash over the closing point.
    #expect(lengths.count == 31)
    #expect(lengths.dropLast().allSatisfy { abs($0 - 7) < 1e-3 })
  }

  @Test("Dashes of no length are dots under round and square caps")
  func dots() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 45, y: 35)])
    let style = StrokeStyle(width: 4, cap: .round, dashLengths: [0, 10])
    var stroker = PathStroker(style: style, tolerance: 1.0 / 1024)
    let list = contours(of: stroker.outline(of: path.storage), transform: CGAffineTransform(scaleX: 8, y: 8))
    let area = windingArea(list, rowsPerUnit: 16) / 64
    // At 0, 10, 20, 30, 40 and the end, 50.
    #expect(abs(area - 6 * .pi * 4) < 0.001 * 6 * .pi * 4)
  }

  @Test("Stroked dashes cover on over the whole", arguments: [CGLineCap.butt, .square])
  func strokedArea(cap: CGLineCap) {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 96, y: 10)])
    let style = StrokeStyle(width: 3, cap: cap, dashLengths: [8, 8])
    var stroker = PathStroker(style: style, tolerance: 1.0 / 1024)
    let area = windingArea(contours(of: stroker.outline(of: path.storage)), rowsPerUnit: 16)
    #expect(abs(area - (cap == .butt ? 6 * 8 * 3 : 6 * 11 * 3)) < 0.01)
  }

  @Test("Patterns that draw solid lines")
  func solid() {
    for lengths in [[], [0], [0, 0], [3, -1], [.nan, 2], [.infinity, 1]] as [[CGFloat]] {
      #expect(PathDasher(lengths: lengths, phase: 0) == nil)
    }
    #expect(PathDasher(lengths: [1], phase: .nan) != nil)
  }

  @Test("Tiny dashes on long lines end after a bounded number")
  func hostile() throws {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1e9, y: 0), CGPoint(x: 1e9, y: 1e9)])
    path.addEllipse(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    for lengths in [[1e-9], [1e-300, 1e-300], [0, 1e-9], [1, 1e-9]] as [[CGFloat]] {
      let dasher = try #require(PathDasher(lengths: lengths, phase: 1e300))
      #expect(dasher.dash(path.storage).verbs.count < 500_000)
    }
  }

  @Test("Lines out of sight cost nothing and leave the pattern in step")
  func visible() throws {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: -1_000_000, y: 5), CGPoint(x: 1_000_000, y: 5)])
    let dasher = try #require(
      PathDasher(lengths: [10, 5], phase: 0, visible: CGRect(x: 0, y: 0, width: 100, height: 10)))
    let points = dasher.dash(path.storage).points
    #expect(points.count == 14)
    // −1,000,000 is 66,666 rounds of 15 and 10 before 0: a dash ended there, the next starts at 5.
    #expect(abs(points[0].x - 5) < 1e-6 && abs(points[1].x - 15) < 1e-6)
  }

  /// Starts and ends of the dashes along a horizontal line, rounded to 10⁻⁹.
  private func dashes(_ lengths: [CGFloat], phase: CGFloat, over length: CGFloat) -> [CGFloat] {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: length, y: 0)])
    return path.copy(dashingWithPhase: phase, lengths: lengths).storage.points.map { ($0.x * 1e9).rounded() / 1e9 }
  }
}
