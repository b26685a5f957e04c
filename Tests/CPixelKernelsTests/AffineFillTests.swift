// Images under an affine map: the same pixels whatever part is drawn, and the composition of scan, sample and over.
import CPixelKernels
import Testing

@Suite struct AffineFillTests {
  /// Rotates by 30° about the device origin and scales a little; source coordinates 32.32.
  private let map = px_affine(
    u: 3 << 32, v: 5 << 31, dux: 3_719_550_786, dvx: -2_147_483_648, duy: 2_147_483_648, dvy: 3_719_550_786)

  @Test func apartOfARowEqualsTheWhole() {
    var random = SeededGenerator(40)
    let image = TestImage(300, 200, using: &random)
    image.withSource { source in
      for sampling in [PX_SAMPLE_NEAREST, PX_SAMPLE_BILINEAR] {
        var map = map
        var whole = [UInt32](repeating: 0, count: 900)
        px_sample_affine(&whole, source, &map, sampling, -300, 33, 900)
        for _ in 0..<30 {
          let first = Int.random(in: 0...899, using: &random)
          let n = Int.random(in: 1...900 - first, using: &random)
          var part = [UInt32](repeating: 0, count: n)
          px_sample_affine(&part, source, &map, sampling, Int32(first) - 300, 33, n)
          #expect(part == Array(whole[first..<first + n]))
        }
      }
    }
  }

  @Test(arguments: [255, 140] as [UInt8]) func fillingEqualsSamplingThroughTheMask(_ alpha: UInt8) {
    var random = SeededGenerator(41)
    let image = TestImage(120, 80, using: &random)
    let width: Int32 = 310
    let height: Int32 = 60
    let outline = Contour(points: [(2000, 300), (70000, 9000), (40000, 14000), (1000, 9000)])
    let scan = TestScan()
    scan.begin(0, 0, width, height, [outline])
    let mask = scan.mask(PX_FILL_NONZERO, 0, 0, width, height)
    let background = [UInt32](repeating: 0xFF10_2030, count: Int(width * height))
    var expected = background
    var filled = background
    image.withSource { source in
      var map = map
      for y in 0..<Int(height) {
        var row = [UInt32](repeating: 0, count: Int(width))
        px_sample_affine(&row, source, &map, PX_SAMPLE_BILINEAR, 0, Int32(y), row.count)
        px_scale_alpha(&row, alpha, row.count)
        expected.withUnsafeMutableBufferPointer { pixels in
          mask.withUnsafeBufferPointer {
            px_over_mask(pixels.baseAddress! + y * row.count, row, $0.baseAddress! + y * row.count, row.count)
          }
        }
      }
      px_scan_fill_source(
        scan.scan, PX_FILL_NONZERO, source, &map, PX_SAMPLE_BILINEAR, alpha, &filled, Int(width))
    }
    #expect(filled == expected)
  }
}
