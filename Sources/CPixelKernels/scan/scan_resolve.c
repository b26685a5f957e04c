// A run of cells to levels: prefix sum, fill rule, rounding. The tiers of scan_render.c's inner loop.
//
// Four cells in 64-bit lanes are where AVX2 begins to pay; SSE2 has no 64-bit comparison, and on NEON plain C is as
// fast. Every tier gives the same bytes. Cells are zeroed on the way.
#include <string.h>

#include "../px_tier.h"
#include "scan_internal.h"

static int64_t resolve_scalar(int64_t *cells, size_t count, int64_t area, uint8_t *levels, px_fill_rule rule,
                              bool antialias) {
  if (rule == PX_FILL_NONZERO && antialias) {
    for (size_t i = 0; i < count; i++) levels[i] = px_scan_level(area += cells[i], PX_FILL_NONZERO, true);
  } else {
    for (size_t i = 0; i < count; i++) levels[i] = px_scan_level(area += cells[i], rule, antialias);
  }
  memset(cells, 0, count * sizeof(int64_t));
  return area;
}

#if defined(__x86_64__)
#include <immintrin.h>

__attribute__((target("avx2"))) static int64_t resolve_avx2(int64_t *cells, size_t count, int64_t area,
                                                            uint8_t *levels, px_fill_rule rule) {
  const __m256i zero = _mm256_setzero_si256(), one = _mm256_set1_epi64x(PX_AREA_ONE);
  const __m256i half = _mm256_set1_epi64x(PX_AREA_ONE / 2), two = _mm256_set1_epi64x(2 * PX_AREA_ONE);
  const __m256i period = _mm256_set1_epi64x(2 * PX_AREA_ONE - 1);
  const __m256i gather = _mm256_setr_epi8(0, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                                          -1, -1, 0, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  __m256i carry = _mm256_set1_epi64x(area);
  for (size_t i = 0; i < count; i += 4) {
    __m256i v = _mm256_loadu_si256((const __m256i *)(cells + i));
    _mm256_storeu_si256((__m256i *)(cells + i), zero);
    v = _mm256_add_epi64(v, _mm256_slli_si256(v, 8));
    v = _mm256_add_epi64(v, _mm256_blend_epi32(zero, _mm256_permute4x64_epi64(v, 0x55), 0xF0));
    v = _mm256_add_epi64(v, carry);
    carry = _mm256_permute4x64_epi64(v, 0xFF);
    const __m256i negative = _mm256_cmpgt_epi64(zero, v);
    v = _mm256_sub_epi64(_mm256_xor_si256(v, negative), negative);
    if (rule == PX_FILL_EVENODD) {
      v = _mm256_and_si256(v, period);
      v = _mm256_blendv_epi8(v, _mm256_sub_epi64(two, v), _mm256_cmpgt_epi64(v, one));
    } else {
      v = _mm256_blendv_epi8(v, one, _mm256_cmpgt_epi64(v, one));
    }
    v = _mm256_add_epi64(_mm256_sub_epi64(_mm256_slli_epi64(v, 8), v), half);
    v = _mm256_shuffle_epi8(_mm256_srli_epi64(v, 33), gather);
    const int four = _mm_cvtsi128_si32(_mm_or_si128(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1)));
    memcpy(levels + i, &four, 4);
  }
  return _mm_cvtsi128_si64(_mm256_castsi256_si128(carry));
}

__attribute__((target("avx512f,avx512bw,avx512vl"))) static int64_t resolve_avx512(int64_t *cells, size_t count,
                                                                                   int64_t area, uint8_t *levels,
                                                                                   px_fill_rule rule) {
  const __m512i zero = _mm512_setzero_si512(), one = _mm512_set1_epi64(PX_AREA_ONE);
  const __m512i half = _mm512_set1_epi64(PX_AREA_ONE / 2), two = _mm512_set1_epi64(2 * PX_AREA_ONE);
  const __m512i period = _mm512_set1_epi64(2 * PX_AREA_ONE - 1), last = _mm512_set1_epi64(7);
  __m512i carry = _mm512_set1_epi64(area);
  for (size_t i = 0; i < count; i += 8) {
    const __mmask8 some = count - i >= 8 ? 0xFF : 0x0F;
    __m512i v = _mm512_maskz_loadu_epi64(some, cells + i);
    _mm512_mask_storeu_epi64(cells + i, some, zero);
    v = _mm512_add_epi64(v, _mm512_alignr_epi64(v, zero, 7));
    v = _mm512_add_epi64(v, _mm512_alignr_epi64(v, zero, 6));
    v = _mm512_add_epi64(v, _mm512_alignr_epi64(v, zero, 4));
    v = _mm512_add_epi64(v, carry);
    carry = _mm512_permutexvar_epi64(last, v);
    v = _mm512_abs_epi64(v);
    if (rule == PX_FILL_EVENODD) {
      v = _mm512_and_si512(v, period);
      v = _mm512_min_epi64(v, _mm512_sub_epi64(two, v));
    } else {
      v = _mm512_min_epi64(v, one);
    }
    v = _mm512_add_epi64(_mm512_sub_epi64(_mm512_slli_epi64(v, 8), v), half);
    const __m128i bytes = _mm512_cvtepi64_epi8(_mm512_srli_epi64(v, 33));
    if (some == 0xFF) _mm_storel_epi64((__m128i *)(levels + i), bytes);
    else {
      const int four = _mm_cvtsi128_si32(bytes);
      memcpy(levels + i, &four, 4);
    }
  }
  return _mm_cvtsi128_si64(_mm512_castsi512_si128(carry));
}
#endif

int64_t px_scan_resolve(int64_t *cells, size_t count, int64_t area, uint8_t *levels, px_fill_rule rule,
                        bool antialias) {
#if defined(__x86_64__)
  const px_simd tier = px_tier();
  if (antialias && tier == PX_SIMD_AVX512) return resolve_avx512(cells, count, area, levels, rule);
  if (antialias && tier == PX_SIMD_AVX2) return resolve_avx2(cells, count, area, levels, rule);
#endif
  return resolve_scalar(cells, count, area, levels, rule, antialias);
}
