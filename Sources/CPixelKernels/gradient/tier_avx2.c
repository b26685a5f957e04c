// Gradient rows, eight pixels at a time.
//
// Neighbouring pixels mostly lie within eight entries of the table: those are loaded at once and picked from the
// register, which costs a fifth of a gather; a gather serves the rest.
#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "radial_blocks.h"
#pragma STDC FP_CONTRACT OFF

static void linear(uint32_t *dst, const px_gradient *g, uint32_t at, uint32_t dt, size_t n) {
  const uint32_t shift = 32 - g->count_log2, last_window = (1u << g->count_log2) - 8;
  const int32_t step = (int32_t)dt;
  // Seven steps of at most one entry stay within eight entries.
  const bool by_windows = step <= 1 << shift && step >= -(1 << shift);
  const __m256i lanes = _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_epi32(step));
  const __m128i count = _mm_cvtsi32_si128((int)shift);
  size_t i = 0;
  for (; i + 8 <= n; i += 8, at += 8 * dt) {
    const __m256i index = _mm256_srl_epi32(_mm256_add_epi32(_mm256_set1_epi32((int)at), lanes), count);
    __m256i colors;
    if (by_windows) {
      uint32_t base = (step >= 0 ? at : at + 7 * dt) >> shift;
      if (base > last_window) base = last_window;
      colors = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(g->colors + base)),
                                           _mm256_sub_epi32(index, _mm256_set1_epi32((int)base)));
    } else {
      colors = _mm256_i32gather_epi32((const int *)g->colors, index, 4);
    }
    _mm256_storeu_si256((__m256i *)(dst + i), colors);
  }
  px_gradient_scalar.linear(dst + i, g, at, dt, n - i);
}

/// The colours at eight places counted in entries.
static inline __m256i colors_at(const px_gradient *g, __m256 entry) {
  const __m256 count = _mm256_set1_ps((float)(1u << g->count_log2));
  const int last = (1 << g->count_log2) - 1;
  const __m256 after = _mm256_cmp_ps(entry, count, _CMP_GE_OQ);
  const __m256 before = _mm256_cmp_ps(entry, _mm256_setzero_ps(), _CMP_LT_OQ);
  const __m256 nothing = _mm256_cmp_ps(entry, entry, _CMP_UNORD_Q);
  // Outside, any entry will do for now: the minimum makes 2^31 (too large, or not a number) harmless.
  __m256i index = _mm256_cvttps_epi32(entry);
  index = _mm256_min_epi32(_mm256_max_epi32(index, _mm256_setzero_si256()), _mm256_set1_epi32(last));
  const int low = _mm256_extract_epi32(index, 0), high = _mm256_extract_epi32(index, 7);
  int base = low < high ? low : high;
  if (base > last - 7) base = last - 7;
  const __m256i offset = _mm256_sub_epi32(index, _mm256_set1_epi32(base));
  __m256i colors;
  if (_mm256_testz_si256(offset, _mm256_set1_epi32(~7)))
    colors = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(g->colors + base)), offset);
  else colors = _mm256_i32gather_epi32((const int *)g->colors, index, 4);
  const __m256 outside = _mm256_or_ps(_mm256_or_ps(after, before), nothing);
  if (_mm256_movemask_ps(outside) == 0) return colors;
  colors = _mm256_blendv_epi8(colors, _mm256_set1_epi32((int)g->after), _mm256_castps_si256(after));
  colors = _mm256_blendv_epi8(colors, _mm256_set1_epi32((int)g->before), _mm256_castps_si256(before));
  return _mm256_andnot_si256(_mm256_castps_si256(nothing), colors);
}

/// Eight entries of a window of sixteen, or of eight.
static inline __m256i colors_near(const uint32_t *window, __m256i offset, bool narrow) {
  const __m256i low = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)window), offset);
  if (narrow) return low;
  const __m256i high = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(window + 8)), offset);
  return _mm256_blendv_epi8(low, high, _mm256_cmpgt_epi32(offset, _mm256_set1_epi32(7)));
}

/// A root a pixel, for eight.
static inline __m256i colors_by_root(const px_gradient *g, const px_radial_walk *walk, uint32_t first) {
  const __m256i steps = _mm256_add_epi32(_mm256_set1_epi32((int)first), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  const __m256 step = _mm256_cvtepi32_ps(steps), count = _mm256_set1_ps((float)(1u << g->count_log2));
  const __m256 x = _mm256_add_ps(_mm256_set1_ps(walk->x), _mm256_mul_ps(step, _mm256_set1_ps(walk->dx)));
  const __m256 y = _mm256_add_ps(_mm256_set1_ps(walk->y), _mm256_mul_ps(step, _mm256_set1_ps(walk->dy)));
  const __m256 distance = _mm256_sqrt_ps(_mm256_add_ps(_mm256_mul_ps(x, x), _mm256_mul_ps(y, y)));
  const __m256 t = _mm256_add_ps(_mm256_mul_ps(distance, _mm256_set1_ps(walk->scale)), _mm256_set1_ps(walk->offset));
  return colors_at(g, _mm256_mul_ps(t, count));
}

/// What a block's entries lie within.
typedef enum { EIGHT, SIXTEEN, THE_TABLE, ANYTHING } px_radial_reach;

PX_INLINE __m256i colors_within(const px_gradient *g, const uint32_t *window, __m256 entry, px_radial_reach reach) {
  if (reach == ANYTHING) return colors_at(g, entry);
  const __m256i offset = _mm256_cvttps_epi32(entry);
  if (reach == THE_TABLE) return _mm256_i32gather_epi32((const int *)window, offset, 4);
  return colors_near(window, offset, reach == EIGHT);
}

/// The thirty-two steps of a block's cubic.
PX_INLINE void store_cubic(uint32_t *dst, const px_gradient *g, const px_radial_chunk *chunk, uint32_t k,
                           px_radial_reach reach) {
  const __m256i backwards = _mm256_setr_epi32(7, 6, 5, 4, 3, 2, 1, 0);
  const __m256 a = _mm256_set1_ps(chunk->a[k]), b = _mm256_set1_ps(chunk->b[k]);
  const __m256 c = _mm256_set1_ps(chunk->c[k]), d = _mm256_set1_ps(chunk->d[k]);
  const uint32_t *window = g->colors + chunk->base[k];
  for (int i = 0; i < 2; i++) {
    const __m256 s = i ? _mm256_setr_ps(8.5f, 9.5f, 10.5f, 11.5f, 12.5f, 13.5f, 14.5f, 15.5f)
                       : _mm256_setr_ps(0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f);
    const __m256 square = _mm256_mul_ps(s, s), even = _mm256_add_ps(a, _mm256_mul_ps(square, c));
    const __m256 odd = _mm256_mul_ps(s, _mm256_add_ps(b, _mm256_mul_ps(square, d)));
    const __m256 before = _mm256_permutevar8x32_ps(_mm256_sub_ps(even, odd), backwards);
    _mm256_storeu_si256((__m256i *)(dst + 8 - 8 * i), colors_within(g, window, before, reach));
    _mm256_storeu_si256((__m256i *)(dst + 16 + 8 * i), colors_within(g, window, _mm256_add_ps(even, odd), reach));
  }
}

/// The thirty-two steps of the block that begins at step `start`.
static inline void store_block(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk,
                               const px_radial_chunk *chunk, uint32_t k, uint32_t start) {
  const int32_t span = chunk->span[k];
  if (span < 8) store_cubic(dst, g, chunk, k, EIGHT);
  else if (span < 16) store_cubic(dst, g, chunk, k, SIXTEEN);
  else if (span < PX_RADIAL_BEYOND) store_cubic(dst, g, chunk, k, THE_TABLE);
  else if (span == PX_RADIAL_BEYOND) store_cubic(dst, g, chunk, k, ANYTHING);
  else {
    __m256i color = _mm256_set1_epi32((int)(span == PX_RADIAL_AFTER ? g->after : g->before));
    for (uint32_t i = 0; i < PX_RADIAL_STEPS; i += 8) {
      if (span == PX_RADIAL_NEAR) color = colors_by_root(g, walk, start + i);
      _mm256_storeu_si256((__m256i *)(dst + i), color);
    }
  }
}

static void radial(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  const uint32_t end = first + (uint32_t)n;
  uint32_t start = first & ~(uint32_t)(PX_RADIAL_STEPS - 1);
  while (start < end) {
    px_radial_chunk chunk;
    px_radial_make(&chunk, g, walk, start, end);
    for (uint32_t k = 0; k < PX_RADIAL_BLOCKS && start < end; k++, start += PX_RADIAL_STEPS) {
      if (start >= first && end - start >= PX_RADIAL_STEPS) {
        store_block(dst + (start - first), g, walk, &chunk, k, start);
        continue;
      }
      uint32_t block[PX_RADIAL_STEPS];
      store_block(block, g, walk, &chunk, k, start);
      const uint32_t from = start < first ? first - start : 0, left = end - start;
      const uint32_t to = left < PX_RADIAL_STEPS ? left : PX_RADIAL_STEPS;
      memcpy(dst + (start + from - first), block + from, (to - from) * sizeof *dst);
    }
  }
}

static void lookup(uint32_t *dst, const px_gradient *g, const float *t, size_t n) {
  const __m256 count = _mm256_set1_ps((float)(1u << g->count_log2));
  size_t i = 0;
  for (; i + 8 <= n; i += 8)
    _mm256_storeu_si256((__m256i *)(dst + i), colors_at(g, _mm256_mul_ps(_mm256_loadu_ps(t + i), count)));
  px_gradient_scalar.lookup(dst + i, g, t + i, n - i);
}

const px_gradient_rows px_gradient_avx2 = {linear, radial, lookup};
#pragma clang attribute pop
#endif
