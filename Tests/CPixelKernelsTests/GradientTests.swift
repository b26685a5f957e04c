// Gradient rows against positions computed in Double, and their independence of where a row starts.
import CPixelKernels
import Testing

@Suite struct GradientTests {
  static let before: UInt32 = 0xFF00_0011
  static let after: UInt32 = 0xFF00_0022

  /// A table whose colours are their indices, so that a test reads back which entry was taken.
  private func withTable<R>(_ log2: UInt32, _ body: (px_gradient) -> R) -> R {
    let colors = (0..<(UInt32(1) << log2)).map { 0xFF00_0000 | $0 << 4 }
    return colors.withUnsafeBufferPointer {
      body(px_gradient(colors: $0.baseAddress, count_log2: log2, before: Self.before, after: Self.after))
    }
  }

  private func linear(_ g: px_gradient, _ t: Int64, _ dt: Int64, _ n: Int) -> [UInt32] {
    var gradient = g
    var row = [UInt32](repeating: 0, count: n)
    px_gradient_linear_row(&row, &gradient, t, dt, n)
    return row
  }

  @Test func linearTakesTheEntryOfEachPosition() {
    var random = SeededGenerator(20)
    for log2 in [8, 10, 16] as [UInt32] {
      withTable(log2) { g in
        for _ in 0..<200 {
          let n = Int.random(in: 0...70, using: &random)
          let t = Int64.random(in: -(1 << 33)...(1 << 33), using: &random)
          let dt = Int64.random(in: -(1 << 28)...(1 << 28), using: &random) >> Int64.random(in: 0...20, using: &random)
          let expected = (0..<n).map { i -> UInt32 in
            let at = t + Int64(i) * dt
            if at < 0 { return Self.before }
            if at >= 1 << 32 { return Self.after }
            return g.colors[Int(at >> Int64(32 - log2))]
          }
          #expect(linear(g, t, dt, n) == expected)
        }
      }
    }
  }

  @Test func linearSurvivesExtremePositions() {
    withTable(8) { g in
      #expect(linear(g, .max, .max, 3).allSatisfy { $0 == Self.after })
      #expect(linear(g, .min, .min, 3).allSatisfy { $0 == Self.before })
      #expect(linear(g, .min, .max, 4) == [Self.before, Self.before, Self.after, Self.after])
      #expect(linear(g, -1, 1, 3) == [Self.before, g.colors[0], g.colors[0]])
      #expect(linear(g, 1 << 32, -1, 2) == [Self.after, g.colors[255]])
    }
  }

  private func radial(_ g: px_gradient, _ p: RadialRow, first: UInt32, _ n: Int) -> [UInt32] {
    var gradient = g
    var row = [UInt32](repeating: 0, count: n)
    px_gradient_radial_row(&row, &gradient, p.x, p.y, p.dx, p.dy, p.scale, p.offset, first, n)
    return row
  }

  private struct RadialRow {
    var x, y, dx, dy, scale, offset: Float
    static func random(using random: inout SeededGenerator) -> RadialRow {
      RadialRow(
        x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random),
        dx: .random(in: -2...2, using: &random), dy: .random(in: -2...2, using: &random),
        scale: .random(in: 0.0005...0.02, using: &random), offset: .random(in: -0.5...0.5, using: &random))
    }
  }

  @Test func radialIsWithinOneEntryOfDouble() {
    var random = SeededGenerator(21)
    withTable(8) { g in
      for _ in 0..<200 {
        let p = RadialRow.random(using: &random)
        let n = 70
        let row = radial(g, p, first: 0, n)
        for i in 0..<n {
          let x = Double(p.x) + Double(i) * Double(p.dx)
          let y = Double(p.y) + Double(i) * Double(p.dy)
          let t = (x * x + y * y).squareRoot() * Double(p.scale) + Double(p.offset)
          let near = [t - 1e-5, t, t + 1e-5].map { t -> UInt32 in
            t < 0 ? Self.before : t >= 1 ? Self.after : g.colors[Int(t * 256)]
          }
          #expect(near.contains(row[i]))
        }
      }
    }
  }

  @Test func aPartOfARadialRowEqualsTheWhole() {
    var random = SeededGenerator(22)
    withTable(10) { g in
      for _ in 0..<50 {
        let p = RadialRow.random(using: &random)
        let whole = radial(g, p, first: 0, 200)
        let first = Int.random(in: 0...190, using: &random)
        let n = Int.random(in: 0...200 - first, using: &random)
        #expect(radial(g, p, first: UInt32(first), n) == Array(whole[first..<first + n]))
      }
    }
  }

  @Test func lookupTakesAnyPosition() {
    withTable(8) { g in
      let t: [Float] = [
        -1, -0.0, 0, 0.5, 0.999_999_9, 1, 2, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -1e-30, 1e30,
      ]
      var gradient = g
      var row = [UInt32](repeating: 1, count: t.count)
      px_gradient_lookup_row(&row, &gradient, t, t.count)
      let b = Self.before
      let a = Self.after
      let c = g.colors!
      #expect(row == [b, c[0], c[0], c[128], c[255], a, a, 0, a, b, c[0], b, a])
    }
  }
}
