// Sampling and scaling rows against the same filters in Double.
import CPixelKernels
import Testing

/// A source image with rows further apart than they are wide.
struct TestImage {
  let width: Int
  let height: Int
  let stride: Int
  var pixels: [UInt32]

  /// Random premultiplied pixels.
  init(_ width: Int, _ height: Int, using random: inout SeededGenerator) {
    self.width = width
    self.height = height
    stride = width + 3
    pixels = (0..<stride * height).map { _ in TestImage.randomPixel(using: &random) }
  }

  static func randomPixel(using random: inout SeededGenerator) -> UInt32 {
    let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
    return (0..<3).reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &random) << UInt32(8 * $1) }
  }

  func withSource<R>(_ body: (UnsafePointer<px_source>) -> R) -> R {
    pixels.withUnsafeBufferPointer {
      var source = px_source(pixels: $0.baseAddress, stride: stride, width: Int32(width), height: Int32(height))
      return body(&source)
    }
  }

  /// One channel of the pixel nearest to (x, y), clamped to the edges.
  func channel(_ c: Int, _ x: Int, _ y: Int) -> Double {
    let p = pixels[min(max(y, 0), height - 1) * stride + min(max(x, 0), width - 1)]
    return Double(p >> UInt32(8 * c) & 255)
  }

  /// The bilinear value at a position, weights in 1/256.
  func bilinear(_ c: Int, _ u: Int64, _ v: Int64) -> Double {
    let x = Int(u >> 16)
    let y = Int(v >> 16)
    let fx = Double(u >> 8 & 255) / 256
    let fy = Double(v >> 8 & 255) / 256
    let top = channel(c, x, y) * (1 - fx) + channel(c, x + 1, y) * fx
    let bottom = channel(c, x, y + 1) * (1 - fx) + channel(c, x + 1, y + 1) * fx
    return top * (1 - fy) + bottom * fy
  }
}

/// The largest distance between the channels of pixels and their expected values.
func worstChannel(_ row: [UInt32], _ expected: (Int, Int) -> Double) -> Double {
  var worst = 0.0
  for i in row.indices {
    for c in 0..<4 { worst = max(worst, abs(Double(row[i] >> UInt32(8 * c) & 255) - expected(i, c))) }
  }
  return worst
}

@Suite struct SampleTests {
  @Test func bilinearAndNearestMatchDouble() {
    var random = SeededGenerator(30)
    for _ in 0..<150 {
      let image = TestImage(
        .random(in: 1...40, using: &random), .random(in: 1...40, using: &random), using: &random)
      let u = Int64.random(in: -30 * 65536...60 * 65536, using: &random)
      let v = Int64.random(in: -30 * 65536...60 * 65536, using: &random)
      let du = Int64.random(in: -90000...90000, using: &random)
      let dv = Int64.random(in: -90000...90000, using: &random)
      var row = [UInt32](repeating: 0, count: 70)
      image.withSource { px_sample_bilinear(&row, $0, u, v, du, dv, 70) }
      #expect(worstChannel(row) { i, c in image.bilinear(c, u + Int64(i) * du, v + Int64(i) * dv) } <= 1)
      image.withSource { px_sample_nearest(&row, $0, u, v, du, dv, 70) }
      let off = worstChannel(row) { i, c in
        image.channel(c, Int((u + Int64(i) * du + 32768) >> 16), Int((v + Int64(i) * dv + 32768) >> 16))
      }
      #expect(off == 0)
    }
  }

  @Test func farPositionsReadTheEdges() {
    var random = SeededGenerator(31)
    let image = TestImage(5, 4, using: &random)
    for far in [Int64(1) << 40, -(Int64(1) << 40)] {
      var row = [UInt32](repeating: 0, count: 20)
      image.withSource { px_sample_bilinear(&row, $0, far, far, 1 << 30, -(1 << 20), 20) }
      let corner = image.pixels[far > 0 ? 3 * image.stride + 4 : 0]
      #expect(row.allSatisfy { $0 == corner })
      image.withSource { px_sample_nearest(&row, $0, far, far, 1 << 30, -(1 << 20), 20) }
      #expect(row.allSatisfy { $0 == corner })
    }
  }

  @Test func onPixelCentresNothingChanges() {
    var random = SeededGenerator(32)
    let image = TestImage(30, 3, using: &random)
    var row = [UInt32](repeating: 0, count: 30)
    image.withSource { px_sample_bilinear(&row, $0, 0, 65536, 65536, 0, 30) }
    #expect(row == Array(image.pixels[image.stride..<image.stride + 30]))
  }

  @Test func separableScalingMatchesDouble() {
    var random = SeededGenerator(33)
    for _ in 0..<60 {
      let image = TestImage(.random(in: 1...50, using: &random), 2, using: &random)
      let u = Int64.random(in: -3 * 65536...60 * 65536, using: &random)
      let du = Int64.random(in: -200000...200000, using: &random)
      let w = UInt32.random(in: 0...256, using: &random)
      var rows = [[UInt32](repeating: 0, count: 70), [UInt32](repeating: 0, count: 70)]
      for y in 0..<2 {
        let source = Array(image.pixels[y * image.stride..<y * image.stride + image.width])
        px_scale_row(&rows[y], source, Int32(image.width), u, du, 70)
      }
      var result = [UInt32](repeating: 0, count: 70)
      px_lerp_rows(&result, rows[0], rows[1], w, 70)
      let off = worstChannel(result) { i, c in
        let at = u + Int64(i) * du
        return image.bilinear(c, at, 0) * Double(256 - w) / 256 + image.bilinear(c, at, 65536) * Double(w) / 256
      }
      #expect(off <= 1)
    }
  }

  @Test func areaAveragesAreExact() {
    var random = SeededGenerator(35)
    for _ in 0..<40 {
      let width = Int.random(in: 1...90, using: &random)
      let n = Int.random(in: 1...width, using: &random)
      let image = TestImage(width, 5, using: &random)
      let du = Int64(width) * 65536 / Int64(n)
      let weights: [UInt32] = [77, 256, 256, 256, 130]
      var sums = [UInt32](repeating: 0, count: 4 * n)
      for y in 0..<5 {
        let row = Array(image.pixels[y * image.stride..<y * image.stride + width])
        px_area_accumulate(&sums, row, Int32(width), 0, du, weights[y], n)
      }
      var result = [UInt32](repeating: 0, count: n)
      px_area_resolve(&result, sums, weights.reduce(0, +), n)
      let off = worstChannel(result) { i, c in
        var sum = 0.0
        for x in 0..<width {
          let covered =
            min(Double(x + 1), Double(Int64(i + 1) * du) / 65536) - max(Double(x), Double(Int64(i) * du) / 65536)
          guard covered > 0 else { continue }
          for y in 0..<5 { sum += covered * Double(weights[y]) * image.channel(c, x, y) }
        }
        return sum / (Double(du) / 65536) / Double(weights.reduce(0, +))
      }
      #expect(off <= 0.6)
    }
  }
}
