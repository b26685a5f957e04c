// Rounded rectangles against px_scan of very finely flattened outlines, and against the circle's own area.
import CPixelKernels
import Foundation
import Testing

@Suite struct RoundedRectTests {
  /// The outline with 4,000 points a corner.
  private func fine(_ r: px_rounded_rect, reversed: Bool = false) -> Contour {
    var points: [(x: Int32, y: Int32)] = []
    let corners = [
      (r.x1 - r.bottom_right, r.y1 - r.bottom_right, r.bottom_right),
      (r.x0 + r.bottom_left, r.y1 - r.bottom_left, r.bottom_left),
      (r.x0 + r.top_left, r.y0 + r.top_left, r.top_left), (r.x1 - r.top_right, r.y0 + r.top_right, r.top_right),
    ]
    for (quarter, corner) in corners.enumerated() {
      for k in 0...4000 {
        let angle = (Double(quarter) + Double(k) / 4000) * .pi / 2
        points.append(
          (
            corner.0 + Int32((Double(corner.2) * cos(angle)).rounded()),
            corner.1 + Int32((Double(corner.2) * sin(angle)).rounded())
          ))
      }
    }
    return Contour(points: reversed ? points.reversed() : points)
  }

  private func random(_ random: inout SeededGenerator, width: Int32, height: Int32) -> px_rounded_rect {
    let w = Int32.random(in: 1...width * 256, using: &random)
    let h = Int32.random(in: 1...height * 256, using: &random)
    let x = Int32.random(in: -2000...5000, using: &random)
    let y = Int32.random(in: -2000...5000, using: &random)
    let half = min(w, h) / 2
    let same = Int32.random(in: 0...half, using: &random)
    let radii = (0..<4).map { _ in Bool.random(using: &random) ? same : Int32.random(in: 0...half, using: &random) }
    return px_rounded_rect(
      x0: x, y0: y, x1: x + w, y1: y + h, top_left: radii[0], top_right: radii[1], bottom_left: radii[2],
      bottom_right: radii[3])
  }

  private func mask(_ scan: TestScan, _ r: px_rounded_rect, _ width: Int32, _ height: Int32) -> [UInt8] {
    var r = r
    var mask = [UInt8](repeating: 9, count: Int(width * height))
    px_rounded_rect_mask(scan.scan, &r, 0, 0, width, height, &mask, Int(width))
    return mask
  }

  @Test func masksLieWithinALevelOfTheFineOutline() {
    var generator = SeededGenerator(60)
    let scan = TestScan()
    for round in 0..<120 {
      let size: Int32 = round % 3 == 0 ? 10 : 90
      let r = random(&generator, width: size, height: size)
      let got = mask(scan, r, 110, 110)
      scan.begin(0, 0, 110, 110, [fine(r)])
      let expected = scan.mask(PX_FILL_NONZERO, 0, 0, 110, 110)
      let worst = zip(got, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst <= 1, "\(r)")
    }
  }

  @Test(arguments: [1, 2.5, 4.4, 12, 20, 35.9, 60, 100, 250, 700]) func circlesHaveTheirArea(_ radius: Double) {
    let d = Int32(radius * 512)
    let side = d / 256 + 3
    let r = px_rounded_rect(
      x0: 300, y0: 333, x1: 300 + d, y1: 333 + d, top_left: d / 2, top_right: d / 2, bottom_left: d / 2,
      bottom_right: d / 2)
    let sum = mask(TestScan(), r, side, side).reduce(0) { $0 + Int($1) }
    let exact = Double.pi * Double(d / 2) * Double(d / 2) / 65536
    // A fifth of a level for each pixel of the circumference.
    #expect(abs(Double(sum) / 255 - exact) < 2 * .pi * radius * 0.2 / 255 + 0.01)
  }

  @Test(arguments: [0xFF33_6699, 0x8040_2010] as [UInt32]) func fillsEqualTheMask(_ color: UInt32) {
    var generator = SeededGenerator(61)
    let scan = TestScan()
    for _ in 0..<80 {
      var r = random(&generator, width: 80, height: 80)
      let clip = (0..<4).map { _ in Int32.random(in: 0...100, using: &generator) }
      let background = [UInt32](repeating: 0xFFAA_7733, count: 100 * 100)
      var coverage = mask(scan, r, 100, 100)
      for y in 0..<100 {
        for x in 0..<100 where x < clip[0] || y < clip[1] || x >= clip[2] || y >= clip[3] { coverage[y * 100 + x] = 0 }
      }
      var expected = background
      px_over_solid_mask(&expected, color, coverage, coverage.count)
      var filled = background
      px_fill_rounded_rect(scan.scan, &r, color, &filled, 100, clip[0], clip[1], clip[2], clip[3])
      #expect(filled == expected)
    }
  }

  @Test func ringsLieWithinALevelOfTheFineOutlines() {
    var generator = SeededGenerator(62)
    let scan = TestScan()
    for round in 0..<80 {
      var outer = random(&generator, width: 90, height: 90)
      let border = Int32.random(in: 1...1500, using: &generator)
      var inner = px_rounded_rect(
        x0: outer.x0 + border, y0: outer.y0 + border, x1: outer.x1 - border, y1: outer.y1 - border,
        top_left: max(0, outer.top_left - border), top_right: max(0, outer.top_right - border),
        bottom_left: max(0, outer.bottom_left - border), bottom_right: max(0, outer.bottom_right - border))
      let hollow = inner.x1 > inner.x0 && inner.y1 > inner.y0
      scan.begin(0, 0, 110, 110, hollow ? [fine(outer), fine(inner, reversed: true)] : [fine(outer)])
      let expected = scan.mask(PX_FILL_NONZERO, 0, 0, 110, 110)
      var filled = [UInt32](repeating: 0, count: 110 * 110)
      px_fill_rounded_ring(scan.scan, &outer, &inner, 0xFFFF_FFFF, &filled, 110, 0, 0, 110, 110)
      let worst = zip(filled, expected).map { abs(Int($0 >> 24) - Int($1)) }.max() ?? 0
      #expect(worst <= 1, "round \(round)")
    }
  }

  @Test func emptyRectanglesDrawNothing() {
    let scan = TestScan()
    var empty = px_rounded_rect(
      x0: 500, y0: 500, x1: 500, y1: 900, top_left: 0, top_right: 0, bottom_left: 0, bottom_right: 0)
    #expect(mask(scan, empty, 10, 10).allSatisfy { $0 == 0 })
    var pixels = [UInt32](repeating: 5, count: 100)
    px_fill_rounded_rect(scan.scan, &empty, 0xFFFF_FFFF, &pixels, 10, 0, 0, 10, 10)
    px_fill_rounded_ring(scan.scan, &empty, &empty, 0xFFFF_FFFF, &pixels, 10, 0, 0, 10, 10)
    #expect(pixels.allSatisfy { $0 == 5 })
  }
}
