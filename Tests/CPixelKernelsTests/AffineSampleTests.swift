// Images under an affine map: the same pixels whatever part is drawn.
import CPixelKernels
import Testing

@Suite struct AffineSampleTests {
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
}
