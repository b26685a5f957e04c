// Gradient rows, sixteen pixels at a time: windows of sixteen entries, of thirty-two, or of sixty-four.
//
// As the AVX2 tier in all else.
#if defined(__x86_64__)
#include <immintrin.h>
#include "gradient_tiers.h"
#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl"))), apply_to = function)

#define LANES _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)

static void linear(uint32_t *dst, const px_gradient *g, uint32_t at, uint32_t dt, size_t n) {
  const uint32_t shift = 32 - g->count_log2, last_window = (1u << g->count_log2) - 32;
  const int64_t step = (int32_t)dt;
  // Fifteen steps of at most two entries stay within thirty-two entries.
  if (step > (int64_t)2 << shift || step < -((int64_t)2 << shift)) {
    px_gradient_avx2.linear(dst, g, at, dt, n);
    return;
  }
  const bool narrow = step <= (int64_t)1 << shift && step >= -((int64_t)1 << shift);
  const __m512i lanes = _mm512_mullo_epi32(LANES, _mm512_set1_epi32((int)dt));
  const __m128i count = _mm_cvtsi32_si128((int)shift);
  size_t i = 0;
  for (; i + 16 <= n; i += 16, at += 16 * dt) {
    const __m512i index = _mm512_srl_epi32(_mm512_add_epi32(_mm512_set1_epi32((int)at), lanes), count);
    uint32_t base = (step >= 0 ? at : at + 15 * dt) >> shift;
    const uint32_t limit = narrow ? last_window + 16 : last_window;
    if (base > limit) base = limit;
    const __m512i offset = _mm512_sub_epi32(index, _mm512_set1_epi32((int)base));
    const __m512i low = _mm512_loadu_si512(g->colors + base);
    const __m512i colors = narrow ? _mm512_permutexvar_epi32(offset, low)
                                  : _mm512_permutex2var_epi32(low, offset, _mm512_loadu_si512(g->colors + base + 16));
    _mm512_storeu_si512(dst + i, colors);
  }
  px_gradient_avx2.linear(dst + i, g, at, dt, n - i);
}

/// The entries of sixteen indices inside the table.
static inline __m512i entries_at(const px_gradient *g, __m512i index) {
  const int last_window = (1 << g->count_log2) - 32, last_wide_window = last_window - 32;
  const int first = _mm_cvtsi128_si32(_mm512_castsi512_si128(index));
  const int final = _mm_extract_epi32(_mm512_extracti32x4_epi32(index, 3), 3);
  int base = first < final ? first : final;
  if (base > last_window) base = last_window;
  __m512i offset = _mm512_sub_epi32(index, _mm512_set1_epi32(base));
  if (_mm512_test_epi32_mask(offset, _mm512_set1_epi32(~31)) != 0) {
    if (base > last_wide_window) base = last_wide_window;
    offset = _mm512_sub_epi32(index, _mm512_set1_epi32(base));
    if (_mm512_test_epi32_mask(offset, _mm512_set1_epi32(~63)) != 0)
      return _mm512_i32gather_epi32(index, g->colors, 4);
    const uint32_t *window = g->colors + base;
    const __m512i low = _mm512_permutex2var_epi32(_mm512_loadu_si512(window), offset, _mm512_loadu_si512(window + 16));
    const __m512i high =
      _mm512_permutex2var_epi32(_mm512_loadu_si512(window + 32), offset, _mm512_loadu_si512(window + 48));
    return _mm512_mask_mov_epi32(low, _mm512_test_epi32_mask(offset, _mm512_set1_epi32(32)), high);
  }
  return _mm512_permutex2var_epi32(_mm512_loadu_si512(g->colors + base), offset,
                                   _mm512_loadu_si512(g->colors + base + 16));
}

/// The colours at sixteen positions.
static inline __m512i colors_at(const px_gradient *g, __m512 t) {
  const __m512 count = _mm512_set1_ps((float)(1u << g->count_log2)), one = _mm512_set1_ps(1);
  const __m512i index = _mm512_cvttps_epi32(_mm512_mul_ps(t, count));
  const __mmask16 inside = _mm512_mask_cmp_ps_mask(_mm512_cmp_ps_mask(t, _mm512_setzero_ps(), _CMP_GE_OQ), t, one,
                                                   _CMP_LT_OQ);
  if (inside == 0xFFFF) return entries_at(g, index);
  const __mmask16 after = _mm512_cmp_ps_mask(t, one, _CMP_GE_OQ);
  const __mmask16 before = _mm512_cmp_ps_mask(t, _mm512_setzero_ps(), _CMP_LT_OQ);
  __m512i colors = _mm512_maskz_set1_epi32(after, (int)g->after);
  colors = _mm512_mask_set1_epi32(colors, before, (int)g->before);
  if (inside == 0) return colors;
  return _mm512_mask_mov_epi32(colors, inside, entries_at(g, _mm512_maskz_mov_epi32(inside, index)));
}

static void radial(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  __m512i steps = _mm512_add_epi32(_mm512_set1_epi32((int)first), LANES);
  size_t i = 0;
  for (; i + 16 <= n; i += 16) {
    const __m512 step = _mm512_cvtepi32_ps(steps);
    const __m512 x = _mm512_add_ps(_mm512_set1_ps(walk->x), _mm512_mul_ps(step, _mm512_set1_ps(walk->dx)));
    const __m512 y = _mm512_add_ps(_mm512_set1_ps(walk->y), _mm512_mul_ps(step, _mm512_set1_ps(walk->dy)));
    const __m512 distance = _mm512_sqrt_ps(_mm512_add_ps(_mm512_mul_ps(x, x), _mm512_mul_ps(y, y)));
    const __m512 t = _mm512_add_ps(_mm512_mul_ps(distance, _mm512_set1_ps(walk->scale)), _mm512_set1_ps(walk->offset));
    _mm512_storeu_si512(dst + i, colors_at(g, t));
    steps = _mm512_add_epi32(steps, _mm512_set1_epi32(16));
  }
  px_gradient_avx2.radial(dst + i, g, walk, first + (uint32_t)i, n - i);
}

static void lookup(uint32_t *dst, const px_gradient *g, const float *t, size_t n) {
  size_t i = 0;
  for (; i + 16 <= n; i += 16) _mm512_storeu_si512(dst + i, colors_at(g, _mm512_loadu_ps(t + i)));
  px_gradient_avx2.lookup(dst + i, g, t + i, n - i);
}

const px_gradient_rows px_gradient_avx512 = {linear, radial, lookup};
#pragma clang attribute pop
#endif
