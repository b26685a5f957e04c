// Random edits of random trees: partial redraw equals full redraw bit for bit (I5), with one thread and with two (I9), and
// on every SIMD tier; the bytes are those recorded, in debug and in release; what has not changed is not drawn (I6).

import CPixelKernels
import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct DamageScriptTests {
  @Test("I5, I9: partial redraw equals full redraw, by one thread and by two", arguments: 0..<10)
  func scripts(group: Int) throws {
    for script in (group * 100)..<(group * 100 + 100) {
      var (root, dice) = RandomScene.start(script)
      let partial = TestScreen(threads: 1)
      for step in 0..<6 {
        let shown = try partial.show(root.node())
        let whole = try TestScreen(threads: 2).show(root.node())
        guard !shown.isSame(as: whole) else {
          RandomScene.edit(root, &dice)
          continue
        }
        let index = zip(shown.words, whole.words).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
        let alone = try TestScreen(threads: 1).show(root.node())
        let cause = alone.isSame(as: whole) ? "partial redraw" : "two threads"
        let (x, y) = (index % 96, index / 96)
        Issue.record(
          """
          script \(script), step \(step), \(cause): pixel (\(x), \(y)) is \(shown[x, y]), not \(whole[x, y]); \
          damage \(partial.compositor.counters.damage.counts), \(partial.compositor.counters.movedPixels) moved
          """)
        return
      }
    }
  }

  @Test("Scrolls among the scripts move pixels") func moves() throws {
    var moved = 0
    for script in stride(from: 0, to: 90, by: 3) {
      var (root, dice) = RandomScene.start(script)
      let screen = TestScreen()
      for _ in 0..<6 {
        try screen.show(root.node())
        moved += screen.compositor.counters.movedPixels
        RandomScene.edit(root, &dice)
      }
    }
    #expect(moved > 10_000)
  }

  @Test("I6: an unchanged frame rasters and presents nothing") func unchanged() throws {
    for script in 0..<40 {
      let root = RandomScene.start(script).root.node()
      let screen = TestScreen()
      try screen.show(root)
      try screen.show(root)
      let counters = screen.compositor.counters
      #expect(screen.presented == 1 && counters.rasteredPixels == 0 && counters.drawnNodes == 0)
      #expect(counters.damagedPixels == 0 && counters.rasteredStores == 0 && counters.comparedNodes == 0)
    }
  }

  /// FNV-1a over the pixels of sixty scenes.
  private static func digest(threads: Int) throws -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for script in 0..<60 {
      let picture = try TestScreen(threads: threads).show(RandomScene.start(script).root.node())
      for word in picture.words { hash = (hash ^ UInt64(word)) &* 0x100_0000_01B3 }
    }
    return hash
  }

  @Test("I9: the recorded bytes at every SIMD tier, by one and by two threads, debug and release") func tiers()
    async
  {
    // In a process of its own: the tier is the whole process's, and other tests are drawing.
    await #expect(processExitsWith: .success) {
      // Changes with what is painted: record the new value after looking at the goldens.
      let recorded: UInt64 = 18_047_744_355_566_580_154
      for tier in [PX_SIMD_SCALAR, PX_SIMD_SSE2, PX_SIMD_AVX2, PX_SIMD_AVX512, PX_SIMD_NEON] where px_simd_force(tier) {
        for threads in [1, 2] {
          let digest = try Self.digest(threads: threads)
          let name = String(cString: px_simd_name(tier))
          precondition(digest == recorded, "tier \(name), \(threads) threads: \(digest), not \(recorded)")
        }
      }
    }
  }
}
