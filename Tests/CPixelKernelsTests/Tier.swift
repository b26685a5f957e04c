// Running a kernel on a chosen tier, for tests that compare tiers.
//
// The tier is one setting of the whole process and tests run side by side, so every test that forces one goes through here.
// Used by the tier tests of all kernel families.
import CPixelKernels
import Foundation

enum Tier {
  private static let lock = NSLock()

  /// The vector tiers this machine has: all but the scalar one.
  static let vectors: [px_simd] = [PX_SIMD_SSE2, PX_SIMD_AVX2, PX_SIMD_AVX512, PX_SIMD_NEON].filter { tier in
    run(on: px_simd_active()) { px_simd_force(tier) }
  }

  /// Runs `body` on `tier`, alone among the callers of this function; the tier before is back in force afterwards.
  static func run<Result>(on tier: px_simd, _ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    let before = px_simd_active()
    px_simd_force(tier)
    defer { px_simd_force(before) }
    return body()
  }

  static func name(_ tier: px_simd) -> String { String(cString: px_simd_name(tier)) }
}
