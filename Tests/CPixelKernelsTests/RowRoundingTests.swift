// The composite, mask and convert rows against exact fractions: every product rounded once, to the nearest.
import CPixelKernels
import Testing

struct RowRoundingTests {
  private static func rounded(_ x: Double) -> UInt32 { UInt32((x + 1e-9).rounded()) }
  private static func channels(_ p: UInt32) -> [UInt32] { [p & 255, (p >> 8) & 255, (p >> 16) & 255, p >> 24] }

  @Test("All 65,536 products are rounded to the nearest")
  func products() {
    for alpha in 0...255 {
      var row = (0...255).map { UInt8($0) }
      px_mask_scale(&row, UInt8(alpha), 256)
      let expected = (0...255).map { UInt8(Self.rounded(Double($0 * alpha) / 255)) }
      #expect(row == expected, "alpha \(alpha)")
      var pixels = (0...255).map { UInt32($0) * 0x0101_0101 }
      px_scale_alpha(&pixels, UInt8(alpha), 256)
      #expect(pixels == expected.map { UInt32($0) * 0x0101_0101 }, "alpha \(alpha)")
    }
  }

  @Test("Over adds the source to the rounded rest of the destination")
  func over() {
    for alpha: UInt32 in 0...255 {
      let source = [UInt32](repeating: alpha << 24 | (alpha / 2) << 8, count: 256)
      var row = (0...255).map { UInt32($0) * 0x0101_0101 }
      px_over(&row, source, 256)
      for d in 0...255 {
        let rest = Self.rounded(Double(d) * Double(255 - alpha) / 255)
        #expect(Self.channels(row[d]) == [rest, rest + alpha / 2, rest, rest + alpha])
      }
    }
  }

  @Test("Copy through a mask is one rounded lerp")
  func copyMask() {
    var generator = SeededGenerator(3)
    for mask in 0...255 {
      let source = (0..<64).map { _ in generator.premultiplied() }
      let before = (0..<64).map { _ in generator.premultiplied() }
      var row = before
      px_copy_mask(&row, source, [UInt8](repeating: UInt8(mask), count: 64), 64)
      for i in 0..<64 {
        for (got, (s, d)) in zip(Self.channels(row[i]), zip(Self.channels(source[i]), Self.channels(before[i]))) {
          #expect(got == Self.rounded((Double(s) * Double(mask) + Double(d) * Double(255 - mask)) / 255))
        }
      }
    }
  }

  @Test("Solid, masked and faded sources are scaled first, then put over")
  func scaledSources() {
    var generator = SeededGenerator(9)
    for _ in 0..<400 {
      let color = generator.premultiplied(), before = generator.premultiplied(), mask = generator.coverage()
      var scaled = [color], expected = [before]
      px_scale_alpha(&scaled, mask, 1)
      px_over(&expected, scaled, 1)
      var rows = [[UInt32]](repeating: [before], count: 4)
      px_over_solid_mask(&rows[0], color, [mask], 1)
      px_over_solid_coverage(&rows[1], color, mask, 1)
      px_over_mask(&rows[2], [color], [mask], 1)
      px_over_alpha(&rows[3], [color], mask, 1)
      for row in rows { #expect(row == expected) }
    }
  }

  @Test("Unpremultiplying rounds to the nearest; premultiplying comes back")
  func unpremultiply() {
    for alpha: UInt32 in 0...255 {
      let pixels = (0...alpha).map { alpha << 24 | $0 << 16 | $0 }
      var straight = pixels, back = pixels
      px_unpremultiply(&straight, pixels, pixels.count)
      px_premultiply(&back, straight, pixels.count)
      #expect(back == pixels)
      for (index, pixel) in straight.enumerated() {
        let channel = alpha == 0 ? 0 : Self.rounded(Double(index) * 255 / Double(alpha))
        #expect(pixel == alpha << 24 | channel << 16 | channel)
      }
    }
  }

  @Test("Grey is opaque and comes back; luminance has the weights 54, 183, 19")
  func gray() {
    let gray = (0...255).map { UInt8($0) }
    var pixels = [UInt32](repeating: 0, count: 256), back = [UInt8](repeating: 0, count: 256)
    px_from_gray8(&pixels, gray, 256)
    #expect(pixels == gray.map { 0xFF00_0000 | UInt32($0) * 0x01_0101 })
    px_mask_from_luminance(&back, pixels, 256)
    #expect(back == gray)
    var primaries = [UInt8](repeating: 0, count: 3)
    px_mask_from_luminance(&primaries, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF], 3)
    #expect(primaries == [54, 182, 19])
  }

  @Test("Nothing to do writes nothing")
  func emptyRows() {
    var row: [UInt32] = [0x1234_5678]
    px_fill(&row, 0, 0)
    px_fill_rect(&row, 1, 0, 0, 1)
    px_fill_rect(&row, 1, 0, 1, 0)
    px_over_solid(&row, 0, 1)
    px_over_alpha(&row, [0xFFFF_FFFF], 0, 1)
    px_over_solid_coverage(&row, 0xFFFF_FFFF, 0, 1)
    px_scale_alpha(&row, 255, 1)
    #expect(row == [0x1234_5678])
  }

  @Test("Rectangles are filled whole and no further", arguments: [1, 2, 3, 4, 5, 7, 8, 11, 63, 64, 65, 100])
  func rectangles(width: Int) {
    let (stride, height) = (width + 5, 7)
    var pixels = [UInt32](repeating: 1, count: stride * (height + 2))
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      px_fill_rect(base + stride + 2, stride, 0xFF12_3456, width, height)
    }
    for y in 0..<height + 2 {
      for x in 0..<stride {
        let isInside = (1...height).contains(y) && (2..<2 + width).contains(x)
        #expect(pixels[y * stride + x] == (isInside ? 0xFF12_3456 : 1))
      }
    }
  }
}
