// The AVX-512 tier (F, BW, VL): sixteen pixels a register, odd ends by masked loads and stores.
//
// Its own words here, the rows in the shared headers; every function carries the target attribute. Chosen through
// px_rows_tiers on CPUs that have all three extensions.
#if defined(__x86_64__)
#include <immintrin.h>
#include "../px_rows.h"
#include "../scalar/scalar_rows.h"
#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl"))), apply_to = function)
#define PX_BYTES 64
#include "lanes.h"

PX_INLINE halves div255(halves x) {
  return (halves)_mm512_mulhi_epu16((__m512i)(x + 128), _mm512_set1_epi16(257));
}
PX_INLINE bool is_zero(pixels v) { return _mm512_test_epi32_mask((__m512i)v, (__m512i)v) == 0; }
PX_INLINE bool is_opaque(pixels v) {
  return _mm512_cmplt_epu32_mask((__m512i)v, (__m512i)splat(0xff000000)) == 0;
}

PX_INLINE halves alpha_factors(pixels v) {
  const __m128i spread = _mm_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1);
  return (halves)_mm512_shuffle_epi8((__m512i)v, _mm512_broadcast_i32x4(spread));
}

/// The first k pixels (1...15), zeros behind; and the way back. Touches nothing beyond.
PX_INLINE pixels load_some(const uint32_t *p, size_t k) {
  return (pixels)_mm512_maskz_loadu_epi32((__mmask16)((1u << k) - 1), p);
}
PX_INLINE void store_some(uint32_t *p, pixels v, size_t k) {
  _mm512_mask_storeu_epi32(p, (__mmask16)((1u << k) - 1), (__m512i)v);
}

/// The pixels before the first one on a cache line: past that, a register never straddles two lines of dst.
PX_INLINE size_t head_of(const uint32_t *dst, size_t n) { return n < 128 ? 0 : -((uintptr_t)dst / 4) % PX_LANES; }

typedef __m128i cover;  // the coverage bytes of PX_LANES pixels

PX_INLINE cover load_cover(const uint8_t *m) { return _mm_loadu_si128((const __m128i *)m); }
PX_INLINE cover load_cover_some(const uint8_t *m, size_t k) {
  return _mm_maskz_loadu_epi8((__mmask16)((1u << k) - 1), m);
}
PX_INLINE bool is_uncovered(cover c) { return _mm_testz_si128(c, c); }
PX_INLINE bool is_covered(cover c) { return _mm_testc_si128(c, _mm_set1_epi8(-1)); }
PX_INLINE halves cover_factors(cover c) {
  __m512i wide = _mm512_cvtepu8_epi32(c);
  return (halves)_mm512_or_si512(wide, _mm512_slli_epi32(wide, 16));
}

#include "arithmetic.h"
#include "composite_rows.h"
#include "mask_convert_rows.h"
#include "blend_rows.h"
#include "blend_quotients.h"
#include "blend_nonseparable.h"
#pragma clang attribute pop

#define PX_TABLE px_rows_avx512
#include "table.h"
#endif
