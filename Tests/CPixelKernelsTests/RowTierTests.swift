// Every tier gives the bytes of plain C, for every length and alignment, and writes nothing else.
import CPixelKernels
import Testing

struct RowTierTests {
  private static let room = 1024

  /// Random premultiplied pixels, or any bits at all, as bytes.
  private static func pool(_ generator: inout SeededGenerator, wellFormed: Bool) -> [UInt8] {
    let pixels = generator.runs(4 * room) { wellFormed ? $0.premultiplied() : UInt32(truncatingIfNeeded: $0.next()) }
    return pixels.withUnsafeBytes { Array($0) }
  }

  private static func check(_ kernel: RowKernel, on tier: px_simd, wellFormed: Bool, seed: UInt64) {
    var generator = SeededGenerator(seed)
    let source = pool(&generator, wellFormed: wellFormed)
    let masks = generator.runs(4 * room) { $0.coverage() }
    let lengths = Array(0...70) + [127, 128, 129, 143, 200]
    for n in lengths {
      for _ in 0..<3 {
        let before = Array(source[Int(generator.next() % UInt64(room)) * 4..<source.count].prefix(room))
        let start = 64 + Int(generator.next() % 64)
        let sourceStart = Int(generator.next() % UInt64(room)), maskStart = Int(generator.next() % UInt64(room))
        let color = generator.premultiplied(), alpha = generator.coverage()
        func rendered(_ tier: px_simd) -> [UInt8] {
          var bytes = before
          bytes.withUnsafeMutableBytes { dst in
            source.withUnsafeBytes { src in
              masks.withUnsafeBufferPointer { mask in
                guard let dst = dst.baseAddress, let src = src.baseAddress, let mask = mask.baseAddress else { return }
                let row = RowCase(
                  dst: dst + start, src: src + sourceStart, mask: mask + maskStart, color: color, alpha: alpha, n: n)
                Tier.run(on: tier) { kernel.run(row) }
              }
            }
          }
          return bytes
        }
        let expected = rendered(PX_SIMD_SCALAR), actual = rendered(tier), end = start + n * kernel.width
        #expect(actual == expected, "\(kernel.name) on \(Tier.name(tier)), n \(n), start \(start)")
        #expect(
          actual[..<start] == before[..<start] && actual[end...] == before[end...], "\(kernel.name) writes outside")
        if actual != expected { return }
      }
    }
  }

  @Test("Every tier equals plain C", arguments: RowKernel.composite + RowKernel.blends + RowKernel.maskAndConvert)
  func tiersAgree(_ kernel: RowKernel) {
    for (index, tier) in Tier.vectors.enumerated() {
      Self.check(kernel, on: tier, wellFormed: true, seed: 11 + UInt64(index))
    }
  }

  @Test("Malformed pixels give the same bytes on every tier too", arguments: RowKernel.composite + RowKernel.blends)
  func tiersAgreeOnMalformedPixels(_ kernel: RowKernel) {
    for (index, tier) in Tier.vectors.enumerated() {
      Self.check(kernel, on: tier, wellFormed: false, seed: 23 + UInt64(index))
    }
  }

  @Test("A masked rectangle is its rows, whatever the strides")
  func maskRectangle() {
    var generator = SeededGenerator(8)
    let before = generator.runs(40 * 50) { $0.premultiplied() }
    let mask = generator.runs(64 * 40) { $0.coverage() }
    for tier in Tier.vectors + [PX_SIMD_SCALAR] {
      for width in 0...36 {
        let height = width % 7 + 3, color = generator.premultiplied()
        var rows = before, rectangle = before
        Tier.run(on: tier) {
          rows.withUnsafeMutableBufferPointer { dst in
            mask.withUnsafeBufferPointer { mask in
              guard let d = dst.baseAddress, let m = mask.baseAddress else { return }
              for y in 0..<height { px_over_solid_mask(d + 2 + y * 40, color, m + y * 64, width) }
            }
          }
          rectangle.withUnsafeMutableBufferPointer { dst in
            guard let d = dst.baseAddress else { return }
            px_over_solid_mask_rect(d + 2, 40, color, mask, 64, width, height)
          }
        }
        #expect(rows == rectangle, "width \(width) on \(Tier.name(tier))")
      }
    }
  }

  @Test("dst may be src")
  func inPlace() {
    var generator = SeededGenerator(5)
    let pixels = generator.runs(203) { $0.premultiplied() }
    for tier in Tier.vectors + [PX_SIMD_SCALAR] {
      for kernel in RowKernel.composite + RowKernel.blends + RowKernel.maskAndConvert where kernel.width == 4 {
        var apart = pixels, inPlace = pixels
        let copy = pixels, mask = [UInt8](repeating: 200, count: 812)
        guard kernel.name != "from_gray8" else { continue }
        Tier.run(on: tier) {
          apart.withUnsafeMutableBytes { dst in
            copy.withUnsafeBytes { src in
              mask.withUnsafeBufferPointer {
                guard let d = dst.baseAddress, let s = src.baseAddress, let m = $0.baseAddress else { return }
                kernel.run(RowCase(dst: d, src: s, mask: m, color: 0x8040_2010, alpha: 90, n: 203))
              }
            }
          }
          inPlace.withUnsafeMutableBytes { dst in
            mask.withUnsafeBufferPointer {
              guard let d = dst.baseAddress, let m = $0.baseAddress else { return }
              kernel.run(RowCase(dst: d, src: UnsafeRawPointer(d), mask: m, color: 0x8040_2010, alpha: 90, n: 203))
            }
          }
        }
        #expect(apart == inPlace, "\(kernel.name) on \(Tier.name(tier))")
      }
    }
  }
}
