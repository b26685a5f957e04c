// Text has the same pixels at every SIMD tier, in debug here and in release in the bench.

import CPixelKernels
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TextSceneTests {
  @Test("I9: scenes of text have the recorded pixels at every SIMD tier") func tiers() throws {
    let active = px_simd_active()
    defer { px_simd_force(active) }
    for tier in [PX_SIMD_SCALAR, PX_SIMD_SSE2, PX_SIMD_AVX2, PX_SIMD_AVX512, PX_SIMD_NEON] where px_simd_force(tier) {
      #expect(try TextScenes.digests() == TextScenes.recorded, "tier \(String(cString: px_simd_name(tier)))")
    }
  }
}
