// px_blend against the published formulas in Double: within one level, exact for Porter-Duff.
import CPixelKernels
import Testing

struct BlendModeTests {
  static let modes = (0...PX_BLEND_PLUS_LIGHTER.rawValue).map { px_blend_mode(rawValue: $0) }

  private static func levels(_ p: UInt32) -> [Double] {
    [(p >> 16) & 255, (p >> 8) & 255, p & 255, p >> 24].map(Double.init)
  }

  /// The largest distance of `blended` from the reference, in levels.
  private static func error(_ mode: px_blend_mode, _ s: UInt32, _ d: UInt32, _ blended: UInt32) -> Double {
    zip(levels(blended), BlendReference.blend(mode, s, d)).map { abs($0 - $1 * 255) }.max() ?? 0
  }

  @Test("Every mode is within one level of its formula", arguments: modes.map(\.rawValue))
  func matchesFormula(_ raw: UInt32) {
    let mode = px_blend_mode(rawValue: raw)
    var generator = SeededGenerator(100 + UInt64(raw))
    let source = (0..<6000).map { _ in generator.premultiplied() }
    let before = (0..<6000).map { _ in generator.premultiplied() }
    var row = before
    px_blend(&row, source, nil, mode, row.count)
    for i in row.indices {
      let error = Self.error(mode, source[i], before[i], row[i])
      #expect(error <= 1, "mode \(raw): \(String(source[i], radix: 16)) on \(String(before[i], radix: 16))")
      #expect(Self.levels(row[i]).dropLast().allSatisfy { $0 <= Double(row[i] >> 24) }, "not premultiplied")
    }
  }

  @Test("Porter-Duff modes are rounded once", arguments: (PX_BLEND_CLEAR.rawValue...PX_BLEND_XOR.rawValue).map { $0 })
  func porterDuffIsExact(_ raw: UInt32) {
    let mode = px_blend_mode(rawValue: raw)
    var generator = SeededGenerator(200 + UInt64(raw))
    for _ in 0..<3000 {
      let source = generator.premultiplied(), before = generator.premultiplied()
      var row = [before]
      px_blend(&row, [source], nil, mode, 1)
      #expect(Self.error(mode, source, before, row[0]) <= 0.5 + 1e-9)
    }
  }

  @Test("A mask lerps between before and blended", arguments: modes.map(\.rawValue))
  func mask(_ raw: UInt32) {
    let mode = px_blend_mode(rawValue: raw)
    var generator = SeededGenerator(300 + UInt64(raw))
    let source = (0..<2000).map { _ in generator.premultiplied() }
    let before = (0..<2000).map { _ in generator.premultiplied() }
    let mask = (0..<2000).map { _ in generator.coverage() }
    var row = before
    px_blend(&row, source, mask, mode, row.count)
    for i in row.indices {
      let blended = BlendReference.blend(mode, source[i], before[i]).map { $0 * 255 }
      let m = Double(mask[i]) / 255
      for (got, (old, new)) in zip(Self.levels(row[i]), zip(Self.levels(before[i]), blended)) {
        #expect(abs(got - (new * m + old * (1 - m))) <= 1.5)
      }
      if mask[i] == 0 { #expect(row[i] == before[i]) }
    }
  }

  @Test("plusDarker and plusLighter on opaque pixels, as Apple documents them")
  func plusModes() {
    var row: [UInt32] = [0xFF80_40C0]
    px_blend(&row, [0xFFA0_40FF], nil, PX_BLEND_PLUS_DARKER, 1)
    #expect(row == [0xFF21_00C0])
    row = [0xFF80_40C0]
    px_blend(&row, [0xFFA0_40FF], nil, PX_BLEND_PLUS_LIGHTER, 1)
    #expect(row == [0xFFFF_80FF])
  }

  @Test("A transparent source leaves the destination alone where the formula says so")
  func transparentSource() {
    let keeps = Self.modes.filter { mode in
      ![
        PX_BLEND_CLEAR, PX_BLEND_COPY, PX_BLEND_SOURCE_IN, PX_BLEND_SOURCE_OUT, PX_BLEND_DESTINATION_IN,
        PX_BLEND_DESTINATION_ATOP,
      ].contains { $0.rawValue == mode.rawValue }
    }
    for mode in keeps {
      var row: [UInt32] = [0x8040_2010, 0xFFFF_8000, 0]
      px_blend(&row, [0, 0, 0], nil, mode, 3)
      #expect(row == [0x8040_2010, 0xFFFF_8000, 0], "mode \(mode.rawValue)")
    }
  }
}
