// The AVX2 tier: eight pixels a register.
//
// Its own words here, the rows in the shared headers; every function carries the target attribute. Chosen through
// px_rows_tiers on CPUs that have AVX2.
#if defined(__x86_64__)
#include <immintrin.h>
#include "../px_rows.h"
#include "../scalar/scalar_rows.h"
#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PX_BYTES 32
#include "lanes.h"

PX_INLINE halves div255(halves x) {
  return (halves)_mm256_mulhi_epu16((__m256i)(x + 128), _mm256_set1_epi16(257));
}
PX_INLINE bool is_zero(pixels v) { return _mm256_testz_si256((__m256i)v, (__m256i)v); }
PX_INLINE bool is_opaque(pixels v) { return _mm256_testc_si256((__m256i)v, (__m256i)splat(0xff000000)); }

PX_INLINE halves alpha_factors(pixels v) {
  const __m256i spread = _mm256_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1,
                                          3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1);
  return (halves)_mm256_shuffle_epi8((__m256i)v, spread);
}

static const int32_t window[16] = { -1, -1, -1, -1, -1, -1, -1, -1 };

/// The first k pixels (1...7), zeros behind; and the way back. Touches nothing beyond.
PX_INLINE pixels load_some(const uint32_t *p, size_t k) {
  return (pixels)_mm256_maskload_epi32((const int *)p, _mm256_loadu_si256((const __m256i *)(window + 8 - k)));
}
/// In three plain stores: masked ones are slow on some CPUs.
PX_INLINE void store_some(uint32_t *p, pixels v, size_t k) {
  __m128i part = _mm256_castsi256_si128((__m256i)v);
  if (k & 4) {
    _mm_storeu_si128((__m128i *)p, part);
    part = _mm256_extracti128_si256((__m256i)v, 1);
    p += 4;
  }
  if (k & 2) {
    _mm_storel_epi64((__m128i *)p, part);
    part = _mm_unpackhi_epi64(part, part);
    p += 2;
  }
  if (k & 1) *p = (uint32_t)_mm_cvtsi128_si32(part);
}

/// Eight-pixel registers gain nothing from an aligned start.
PX_INLINE size_t head_of(const uint32_t *dst, size_t n) {
  (void)dst, (void)n;
  return 0;
}

typedef uint64_t cover;  // the coverage bytes of PX_LANES pixels

PX_INLINE cover load_cover(const uint8_t *m) {
  cover c;
  memcpy(&c, m, sizeof c);
  return c;
}
PX_INLINE cover load_cover_some(const uint8_t *m, size_t k) { return load_few_bytes(m, k); }
PX_INLINE bool is_uncovered(cover c) { return c == 0; }
PX_INLINE bool is_covered(cover c) { return c == UINT64_MAX; }
PX_INLINE halves cover_factors(cover c) {
  const __m256i spread = _mm256_setr_epi8(0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1,
                                          4, -1, 4, -1, 5, -1, 5, -1, 6, -1, 6, -1, 7, -1, 7, -1);
  return (halves)_mm256_shuffle_epi8(_mm256_set1_epi64x((int64_t)c), spread);
}

#include "arithmetic.h"
#include "composite_rows.h"
#include "mask_convert_rows.h"
#include "blend_rows.h"
#include "blend_quotients.h"
#include "blend_nonseparable.h"
#pragma clang attribute pop

#define PX_TABLE px_rows_avx2
#include "table.h"
#endif
