// The tables of all tiers, by px_simd: a tier that this architecture lacks is the scalar one.
//
// Read by px_rows_active(). Holds no code.
#include "px_rows.h"

const px_rows *const px_rows_tiers[5] = {
  [PX_SIMD_SCALAR] = &px_rows_scalar,
#if defined(__x86_64__)
  [PX_SIMD_SSE2] = &px_rows_sse2,
  [PX_SIMD_AVX2] = &px_rows_avx2,
  [PX_SIMD_AVX512] = &px_rows_avx512,
  [PX_SIMD_NEON] = &px_rows_scalar,
#else
  [PX_SIMD_SSE2] = &px_rows_scalar,
  [PX_SIMD_AVX2] = &px_rows_scalar,
  [PX_SIMD_AVX512] = &px_rows_scalar,
#if defined(__aarch64__)
  [PX_SIMD_NEON] = &px_rows_neon,
#else
  [PX_SIMD_NEON] = &px_rows_scalar,
#endif
#endif
};
