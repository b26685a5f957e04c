// Which instruction set the kernels run on. Every tier gives the same bytes; a tier is chosen once, at first use.
//
// Called by: every kernel family's dispatch table, tests, benchmarks.
// ACETATE_SIMD=scalar|sse2|avx2|avx512|neon forces a tier; a tier this CPU lacks, or no tier's name,
// is said on standard error once and the best tier is used.
#pragma once
#include <stdbool.h>

typedef enum {
  PX_SIMD_SCALAR = 0,
  PX_SIMD_SSE2 = 1,
  PX_SIMD_AVX2 = 2,
  PX_SIMD_AVX512 = 3,
  PX_SIMD_NEON = 4,
} px_simd;

/// The best tier this CPU and this build offer.
px_simd px_simd_best(void);
/// The tier in use. Thread-safe.
px_simd px_simd_active(void);
/// Tests and benchmarks: switches tiers. False, and nothing changes, when this CPU lacks the tier.
/// Not to be called while another thread draws.
bool px_simd_force(px_simd tier);
/// "scalar", "sse2", ...
const char *px_simd_name(px_simd tier);
