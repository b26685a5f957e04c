// The Gaussian blur against a convolution in Double, its symmetry and the mass it keeps.
import CPixelKernels
import Foundation
import Testing

@Suite struct BlurTests {
  /// The normalised weights of distances 0 ... reach.
  private func weights(_ sigma: Double, _ reach: Int) -> [Double] {
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw[0] + 2 * raw[1...].reduce(0, +)
    return raw.map { $0 / total }
  }

  private func reference(_ mask: [UInt8], _ width: Int, _ height: Int, _ sigma: Float) -> [Double] {
    let reach = Int(px_blur_reach(sigma))
    let w = weights(Double(sigma), reach)
    func pass(_ values: [Double], _ count: Int, _ lines: Int, _ step: Int, _ lineStep: Int) -> [Double] {
      var out = values
      for line in 0..<lines {
        for i in 0..<count {
          var sum = 0.0
          for k in max(-reach, -i)...min(reach, count - 1 - i) {
            sum += w[abs(k)] * values[line * lineStep + (i + k) * step]
          }
          out[line * lineStep + i * step] = sum
        }
      }
      return out
    }
    return pass(pass(mask.map(Double.init), width, height, 1, width), height, width, width, 1)
  }

  private func blurred(_ mask: [UInt8], _ width: Int, _ height: Int, _ sigma: Float) -> [UInt8] {
    var out = mask
    #expect(px_blur_mask(&out, width, Int32(width), Int32(height), sigma))
    return out
  }

  /// A rectangle of 255 in the middle, with noise inside when asked for.
  private func block(_ width: Int, _ height: Int, margin: Int, noise: UInt64? = nil) -> [UInt8] {
    var random = SeededGenerator(noise ?? 1)
    return (0..<width * height).map { i in
      let x = i % width
      let y = i / width
      guard x >= margin, y >= margin, x < width - margin, y < height - margin else { return 0 }
      return noise == nil ? 255 : .random(in: 0...255, using: &random)
    }
  }

  @Test(arguments: [0.2, 0.5, 1, 1.7, 3, 4, 5.5, 8, 10, 13.3, 20, 40] as [Float])
  func matchesDouble(_ sigma: Float) {
    let margin = min(Int(px_blur_reach(sigma)), 40)
    for (w, h, noise) in [(23, 17, nil), (41, 9, 3), (64, 31, 7)] as [(Int, Int, UInt64?)] {
      let width = w + 2 * margin
      let height = h + 2 * margin
      let mask = block(width, height, margin: margin, noise: noise)
      let exact = reference(mask, width, height, sigma)
      let got = blurred(mask, width, height, sigma)
      let worst = zip(exact, got).map { abs($0.rounded() - Double($1)) }.max() ?? 0
      #expect(worst <= 1, "sigma \(sigma), \(w) x \(h)")
    }
  }

  @Test(arguments: [1.2, 4, 9, 10, 25] as [Float]) func keepsSymmetryAndMass(_ sigma: Float) {
    let margin = Int(px_blur_reach(sigma)) + 1
    for size in [30, 31] {
      let side = size + 2 * margin
      let mask = block(side, side, margin: margin)
      let got = blurred(mask, side, side, sigma)
      for y in 0..<side {
        for x in 0..<side {
          let value = got[y * side + x]
          if value != got[y * side + side - 1 - x] || value != got[(side - 1 - y) * side + x] {
            Issue.record("not symmetric at \(x), \(y), sigma \(sigma)")
            return
          }
        }
      }
      let before = mask.reduce(0) { $0 + Int($1) }
      let after = got.reduce(0) { $0 + Int($1) }
      #expect(abs(after - before) < before / 100)
      #expect(got[0] == 0)
    }
  }

  @Test func aWholeFieldStaysFull() {
    let got = blurred([UInt8](repeating: 255, count: 200 * 200), 200, 200, 12)
    #expect(got[100 * 200 + 100] == 255)
  }

  @Test func nothingReachesBeyondTheReach() {
    for sigma in [0.4, 2, 6.1, 10, 33] as [Float] {
      let reach = Int(px_blur_reach(sigma))
      let side = 2 * reach + 41
      var mask = [UInt8](repeating: 0, count: side * side)
      for y in reach + 18..<reach + 23 { for x in reach + 18..<reach + 23 { mask[y * side + x] = 255 } }
      let got = blurred(mask, side, side, sigma)
      for i in got.indices where got[i] != 0 {
        #expect(abs(i % side - side / 2) <= reach + 2 && abs(i / side - side / 2) <= reach + 2)
      }
    }
  }

  /// One channel of the 60 x 40 pixels, whose rows are 63 apart.
  private func plane(_ pixels: [UInt32], _ c: Int) -> [UInt8] {
    var plane: [UInt8] = []
    for y in 0..<40 {
      for x in 0..<60 { plane.append(UInt8(truncatingIfNeeded: pixels[y * 63 + x] >> UInt32(8 * c))) }
    }
    return plane
  }

  @Test func pixelsBlurChannelByChannel() {
    var random = SeededGenerator(50)
    for sigma in [0.8, 3, 10] as [Float] {
      let image = TestImage(60, 40, using: &random)
      var pixels = image.pixels
      #expect(px_blur_pixels(&pixels, image.stride, 60, 40, sigma))
      for c in 0..<4 { #expect(plane(pixels, c) == blurred(plane(image.pixels, c), 60, 40, sigma)) }
      for y in 0..<40 { #expect(pixels[y * 63 + 60..<y * 63 + 63] == image.pixels[y * 63 + 60..<y * 63 + 63]) }
    }
  }

  @Test func hugeAndMeaninglessSigmas() {
    #expect(px_blur_reach(7) == 21)
    #expect(px_blur_reach(10) == 32)
    #expect(px_blur_reach(0.1) == 1)
    #expect(px_blur_reach(1e9) == px_blur_reach(500))
    #expect(px_blur_reach(.nan) == 0)
    #expect(px_blur_reach(-1) == 0)
    let mask = block(90, 70, margin: 20, noise: 9)
    #expect(blurred(mask, 90, 70, 0) == mask)
    #expect(blurred(mask, 90, 70, .nan) == mask)
    #expect(blurred(mask, 90, 70, 1e9).allSatisfy { $0 <= 8 })
  }
}
