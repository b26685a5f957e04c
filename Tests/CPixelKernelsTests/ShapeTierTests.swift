// Gradients, samplers, blurs and scans give the bytes of plain C on every tier, for any length and alignment.
import CPixelKernels
import Testing

@Suite struct ShapeTierTests {
  /// The pixels that `body` leaves in the middle of a longer row, on plain C and on each vector tier; nothing around
  /// them may change.
  private func compare(_ what: String, _ n: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    func row(_ tier: px_simd, _ start: Int) -> [UInt32] {
      var row = [UInt32](repeating: 0xDEAD_BEEF, count: n + 48)
      row.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        Tier.run(on: tier) { body(base + start) }
      }
      return row
    }
    for tier in Tier.vectors {
      for start in [16, 16 + n % 7] {
        let expected = row(PX_SIMD_SCALAR, start)
        let actual = row(tier, start)
        #expect(actual == expected, "\(what) on \(Tier.name(tier)), n \(n)")
        let outside = (Array(actual[..<start]) + Array(actual[(start + n)...])).allSatisfy { $0 == 0xDEAD_BEEF }
        #expect(outside, "\(what) writes outside on \(Tier.name(tier)), n \(n)")
      }
    }
  }

  @Test(arguments: [8, 10, 12] as [UInt32]) func gradients(_ log2: UInt32) {
    var random = SeededGenerator(70)
    let colors = (0..<(1 << log2)).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    colors.withUnsafeBufferPointer { table in
      var g = px_gradient(colors: table.baseAddress, count_log2: log2, before: 0x1111_1111, after: 0x2222_2222)
      for n in Array(0...70) + [255, 300] {
        for _ in 0..<6 {
          let t = Int64.random(in: -(1 << 31)...(1 << 32), using: &random)
          let dt = Int64.random(in: -(1 << 28)...(1 << 28), using: &random) >> Int64.random(in: 0...14, using: &random)
          compare("linear", n) { px_gradient_linear_row($0, &g, t, dt, n) }
          let values = (0..<6).map { _ in Float.random(in: -2...2, using: &random) }
          let near = Float.random(in: 0...0.03, using: &random)
          compare("radial", n) {
            px_gradient_radial_row(
              $0, &g, values[0] * 100, values[1] * 50, values[2], values[3], near, values[4] / 4, 77, n)
          }
          var t32 = (0..<n).map { Float($0) * near / 8 + values[5] }
          for i in t32.indices where i % 11 == 3 {
            t32[i] = [.nan, .infinity, -.infinity, 1e30, -0.0, 1].randomElement(using: &random) ?? 0
          }
          compare("lookup", n) { px_gradient_lookup_row($0, &g, t32, n) }
        }
      }
    }
  }

  @Test func samplers() {
    var random = SeededGenerator(71)
    for n in 0...70 {
      let image = TestImage(.random(in: 1...90, using: &random), .random(in: 1...50, using: &random), using: &random)
      for round in 0..<6 {
        let u = Int64.random(in: -10 * 65536...90 * 65536, using: &random)
        let v = Int64.random(in: -10 * 65536...50 * 65536, using: &random)
        let steps: [Int64] = [131_072, 43690, 65536, .random(in: -150_000...150_000, using: &random)]
        let du = steps[round % 4]
        let dv = round < 4 ? 0 : Int64.random(in: -150_000...150_000, using: &random)
        image.withSource { source in
          compare("bilinear \(du) \(dv)", n) { px_sample_bilinear($0, source, u, v, du, dv, n) }
          compare("nearest", n) { px_sample_nearest($0, source, u, v, du, dv, n) }
        }
        let row = Array(image.pixels[0..<image.width])
        compare("scale row", n) { px_scale_row($0, row, Int32(image.width), u, du, n) }
      }
      let a = (0..<2 * n).map { _ in TestImage.randomPixel(using: &random) }
      let b = (0..<2 * n).map { _ in TestImage.randomPixel(using: &random) }
      for w in [0, 1, 128, 255, 256] as [UInt32] { compare("lerp rows", n) { px_lerp_rows($0, a, b, w, n) } }
      if n > 0 {
        compare("area", n) { dst in
          var sums = [UInt32](repeating: 0, count: 4 * n)
          px_area_accumulate(&sums, a, Int32(2 * n), 13, 100_000, 200, n)
          px_area_resolve(dst, sums, 200, n)
        }
      }
    }
  }

  @Test(arguments: [0.3, 1, 2.9, 7.9, 8, 10, 19, 40] as [Float]) func blurs(_ sigma: Float) {
    var random = SeededGenerator(72)
    for width in [1, 2, 15, 16, 17, 31, 40, 70, 101] {
      let height = Int.random(in: 1...40, using: &random)
      let pixels = (0..<width * height).map { _ in TestImage.randomPixel(using: &random) }
      func blurred(_ tier: px_simd) -> ([UInt32], [UInt8]) {
        var out = pixels
        var mask = pixels.map { UInt8($0 >> 24) }
        Tier.run(on: tier) {
          #expect(px_blur_pixels(&out, width, Int32(width), Int32(height), sigma))
          #expect(px_blur_mask(&mask, width, Int32(width), Int32(height), sigma))
        }
        return (out, mask)
      }
      let expected = blurred(PX_SIMD_SCALAR)
      for tier in Tier.vectors {
        let actual = blurred(tier)
        #expect(actual.0 == expected.0 && actual.1 == expected.1, "\(Tier.name(tier)), width \(width)")
      }
    }
  }

  @Test(arguments: [PX_FILL_NONZERO, PX_FILL_EVENODD]) func scans(_ rule: px_fill_rule) {
    var random = SeededGenerator(73)
    let scan = TestScan()
    for width in Array(1...70) + [300] {
      let contour = Contour.random(points: 9, in: -1500...Int32(width) * 256 + 1500, using: &random)
      scan.begin(0, 0, Int32(width), 40, [contour])
      let expected = Tier.run(on: PX_SIMD_SCALAR) { scan.mask(rule, 0, 0, Int32(width), 40) }
      for tier in Tier.vectors {
        let actual = Tier.run(on: tier) { scan.mask(rule, 0, 0, Int32(width), 40) }
        #expect(actual == expected, "\(Tier.name(tier)), width \(width)")
      }
    }
  }
}
