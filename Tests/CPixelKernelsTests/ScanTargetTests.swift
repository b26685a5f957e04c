// px_scan's targets against each other: parts against the whole, colours against masks, many segments.
import CPixelKernels
import Testing

@Suite struct ScanTargetTests {
  /// A busy scan whose bounds are wider than its clip, so that it takes several bands.
  private func crowded(_ seed: UInt64, width: Int32, height: Int32, points: Int) -> TestScan {
    var random = SeededGenerator(seed)
    let scan = TestScan()
    let contour = Contour(
      points: (0..<points).map { _ in
        (
          .random(in: -2000...width * 256 + 2000, using: &random),
          .random(in: -2000...height * 256 + 2000, using: &random)
        )
      })
    scan.begin(0, 0, width, height, [contour])
    return scan
  }

  @Test(arguments: [PX_FILL_NONZERO, PX_FILL_EVENODD]) func partsEqualTheWhole(_ rule: px_fill_rule) {
    let width: Int32 = 500
    let height: Int32 = 300
    let scan = crowded(5, width: width, height: height, points: 40)
    let whole = scan.mask(rule, 0, 0, width, height)
    var random = SeededGenerator(6)
    for _ in 0..<60 {
      let x0 = Int32.random(in: 0..<width, using: &random)
      let y0 = Int32.random(in: 0..<height, using: &random)
      let x1 = Int32.random(in: x0 + 1...min(width, x0 + 90), using: &random)
      let y1 = Int32.random(in: y0 + 1...min(height, y0 + 90), using: &random)
      let part = scan.mask(rule, x0, y0, x1, y1)
      var same = true
      for y in y0..<y1 {
        let from = Int(y * width + x0)
        let at = Int(y - y0) * Int(x1 - x0)
        same = same && whole[from..<from + Int(x1 - x0)] == part[at..<at + Int(x1 - x0)]
      }
      #expect(same)
    }
    #expect(scan.mask(rule, 0, 0, width, height) == whole)
  }

  @Test func aSmallerClipGivesTheSamePixels() {
    var random = SeededGenerator(7)
    let contour = Contour.random(points: 30, in: -9000...90000, using: &random)
    let scan = TestScan()
    scan.begin(-50, -50, 400, 400, [contour])
    let whole = scan.mask(PX_FILL_NONZERO, 100, 120, 163, 170)
    scan.begin(100, 120, 163, 170, [contour])
    #expect(scan.mask(PX_FILL_NONZERO, 100, 120, 163, 170) == whole)
  }

  @Test(arguments: [0xFF33_6699, 0x8040_2010, 0x0100_0001, 0] as [UInt32])
  func fillingEqualsCompositingThroughTheMask(_ color: UInt32) {
    let width: Int32 = 333
    let height: Int32 = 170
    let scan = crowded(8, width: width, height: height, points: 14)
    let background = (0..<Int(width * height)).map {
      0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 2_654_435) & 0xFF_FFFF
    }
    for rule in [PX_FILL_NONZERO, PX_FILL_EVENODD] {
      let mask = scan.mask(rule, 0, 0, width, height)
      var expected = background
      px_over_solid_mask(&expected, color, mask, expected.count)
      var filled = background
      px_scan_fill_solid(scan.scan, rule, color, &filled, Int(width))
      #expect(filled == expected)

      let clip = (0..<mask.count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      var product = mask
      px_mask_multiply(&product, clip, product.count)
      expected = background
      px_over_solid_mask(&expected, color, product, expected.count)
      filled = background
      px_scan_fill_solid_mask(scan.scan, rule, color, &filled, Int(width), clip, Int(width))
      #expect(filled == expected)
    }
  }

  @Test func boundsHoldEverythingCovered() {
    let scan = TestScan()
    scan.begin(0, 0, 100, 100, [Contour(points: [(300, 600), (2000, 700), (1000, 2561)])])
    var x0: Int32 = 0
    var y0: Int32 = 0
    var x1: Int32 = 0
    var y1: Int32 = 0
    #expect(px_scan_bounds(scan.scan, &x0, &y0, &x1, &y1))
    #expect([x0, y0, x1, y1] == [1, 2, 8, 11])
    scan.begin(0, 0, 0, 100, [Contour(points: [(-300, 600), (2000, 700), (1000, 2561)])])
    #expect(!px_scan_bounds(scan.scan, &x0, &y0, &x1, &y1))
    scan.begin(0, 0, 100, 100, [Contour(points: [(-9000, 600), (-2000, 700), (-1000, 2561)])])
    #expect(!px_scan_bounds(scan.scan, &x0, &y0, &x1, &y1))
  }

  @Test func aMillionSegments() {
    var random = SeededGenerator(10)
    let count = 1_000_000
    var xy = [Int32](repeating: 0, count: 2 * count)
    for i in xy.indices { xy[i] = .random(in: -60000...700_000, using: &random) / (i % 64 < 60 ? 64 : 1) }
    let scan = TestScan()
    px_scan_begin(scan.scan, 0, 0, 1170, 2532)
    #expect(px_scan_contour(scan.scan, xy, count))
    let whole = scan.mask(PX_FILL_EVENODD, 0, 0, 1170, 2532)
    let part = scan.mask(PX_FILL_EVENODD, 30, 30, 60, 60)
    #expect(
      (0..<30).allSatisfy { y in
        Array(whole[(30 + y) * 1170 + 30..<(30 + y) * 1170 + 60]) == Array(part[y * 30..<y * 30 + 30])
      })
  }
}
