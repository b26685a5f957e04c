// px_scan against exact areas: random, thin, flat, nested and faraway polygons, both rules, any clip.
import CPixelKernels
import Testing

@Suite struct ScanCoverageTests {
  static let rules = [PX_FILL_NONZERO, PX_FILL_EVENODD]

  /// The largest distance, in levels, between the scan and the exact areas within the rectangle.
  private func worst(_ contours: [Contour], _ rule: px_fill_rule, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32)
    -> Double
  {
    let scan = TestScan()
    scan.begin(x0, y0, x1, y1, contours)
    let mask = scan.mask(rule, x0, y0, x1, y1)
    var worst = 0.0
    for y in y0..<y1 {
      for x in x0..<x1 {
        let exact = ExactArea.level(ExactArea.area(contours, Int(x), Int(y)), rule)
        let got = Double(mask[Int(y - y0) * Int(x1 - x0) + Int(x - x0)])
        worst = max(worst, abs(exact - got))
      }
    }
    return worst
  }

  @Test(arguments: rules) func randomPolygons(_ rule: px_fill_rule) {
    var random = SeededGenerator(1)
    for round in 0..<60 {
      let contours = (0..<(1 + round % 3)).map { _ in
        Contour.random(points: 3 + round % 7, in: -1000...7000, using: &random)
      }
      #expect(worst(contours, rule, 0, 0, 24, 24) < 0.6)
    }
  }

  @Test(arguments: rules) func randomClips(_ rule: px_fill_rule) {
    var random = SeededGenerator(2)
    for _ in 0..<40 {
      let contours = [Contour.random(points: 6, in: -6000...6000, using: &random)]
      let x = Int32.random(in: -30...20, using: &random)
      let y = Int32.random(in: -30...20, using: &random)
      let width = Int32.random(in: 1...18, using: &random)
      let height = Int32.random(in: 1...18, using: &random)
      #expect(worst(contours, rule, x, y, x + width, y + height) < 0.6)
    }
  }

  @Test func slivers() {
    var random = SeededGenerator(3)
    for _ in 0..<60 {
      let x = Int32.random(in: 0...5000, using: &random)
      let y = Int32.random(in: 0...5000, using: &random)
      let u = Int32.random(in: 0...5000, using: &random)
      let v = Int32.random(in: 0...5000, using: &random)
      let contours = [Contour(points: [(x, y), (u, v), (u + 1, v + 1), (x + 1, y)])]
      #expect(worst(contours, PX_FILL_NONZERO, 0, 0, 20, 20) < 0.6)
    }
  }

  @Test func rectanglesOnAndOffTheGrid() {
    for (x0, y0, x1, y1) in [
      (256, 256, 1024, 768), (300, 290, 301, 1900), (300, 290, 1901, 291), (0, 0, 4096, 4096), (255, 255, 257, 257),
    ] as [(Int32, Int32, Int32, Int32)] {
      let contours = [Contour(points: [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])]
      #expect(worst(contours, PX_FILL_NONZERO, 0, 0, 16, 16) <= 0.5)
      let reversed = [Contour(points: contours[0].points.reversed())]
      #expect(worst(reversed, PX_FILL_EVENODD, 0, 0, 16, 16) <= 0.5)
    }
  }

  @Test func degenerateContoursCoverNothing() {
    let scan = TestScan()
    let contours = [
      Contour(points: [(100, 100)]), Contour(points: [(100, 100), (900, 700)]),
      Contour(points: [(0, 256), (900, 256), (300, 256)]), Contour(points: [(256, 0), (256, 900), (256, 300)]),
      Contour(points: [(5, 5), (5, 5), (5, 5), (5, 5)]),
    ]
    scan.begin(0, 0, 8, 8, contours)
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 8, 8).allSatisfy { $0 == 0 })
    px_scan_begin(scan.scan, 0, 0, 8, 8)
    #expect(px_scan_contour(scan.scan, [0, 0], 0))
    var box: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    #expect(!px_scan_bounds(scan.scan, &box.0, &box.1, &box.2, &box.3))
  }

  @Test func windingsAddUpAndTheRulesPartWays() {
    let square = Contour(points: [(0, 0), (1024, 0), (1024, 1024), (0, 1024)])
    let scan = TestScan()
    scan.begin(0, 0, 4, 4, [square, square])
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 4, 4).allSatisfy { $0 == 255 })
    #expect(scan.mask(PX_FILL_EVENODD, 0, 0, 4, 4).allSatisfy { $0 == 0 })
    scan.begin(0, 0, 4, 4, Array(repeating: square, count: 100_001))
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 4, 4).allSatisfy { $0 == 255 })
    #expect(scan.mask(PX_FILL_EVENODD, 0, 0, 4, 4).allSatisfy { $0 == 255 })
  }

  @Test(arguments: rules) func polygonsReachingFarOutside(_ rule: px_fill_rule) {
    var random = SeededGenerator(4)
    let far: Int32 = 1 << 30
    for _ in 0..<30 {
      let contours = [Contour.random(points: 5, in: -far...far, using: &random)]
      #expect(worst(contours, rule, -6, -6, 7, 7) < 0.6)
    }
    let around = [Contour(points: [(-far, -far), (far, -far), (far, far), (-far, far)])]
    #expect(worst(around, rule, 100, 100, 120, 110) <= 0.5)
    // A sliver from corner to corner passes through pixel (3, 3).
    let long = [Contour(points: [(-far, -far), (far, far), (far, far - 256), (-far + 256, -far)])]
    #expect(worst(long, rule, 0, 0, 8, 8) < 0.6)
  }

  @Test func coordinatesBeyondTheLimitAreClamped() {
    let scan = TestScan()
    scan.begin(0, 0, 9, 9, [Contour(points: [(.min, .min), (.max, .min), (.max, .max), (.min, .max)])])
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 9, 9).allSatisfy { $0 == 255 })
    scan.begin(.min, .min, .max, .max, [Contour(points: [(0, 0), (512, 0), (512, 512)])])
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 3, 1) == [128, 255, 0])
  }

  @Test func aliasedCoverageIsAllOrNothing() {
    let scan = TestScan()
    scan.begin(0, 0, 4, 1, [Contour(points: [(127, 0), (640, 0), (640, 256), (127, 256)])])
    px_scan_set_antialias(scan.scan, false)
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 4, 1) == [255, 255, 255, 0])
    scan.begin(0, 0, 4, 1, [Contour(points: [(129, 0), (639, 0), (639, 256), (129, 256)])])
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 4, 1) == [0, 255, 0, 0])
    px_scan_set_antialias(scan.scan, true)
    #expect(scan.mask(PX_FILL_NONZERO, 0, 0, 4, 1) == [127, 255, 127, 0])
  }
}
