// Gradient rows, eight pixels at a time.
//
// Neighbouring pixels mostly lie within eight entries of the table: those are loaded at once and picked from the
// register, which costs a fifth of a gather; a gather serves the rest.
#if defined(__x86_64__)
#include <immintrin.h>
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

/// Eight steps from step `from` of a block on.
static inline __m256i colors_of_block(const px_gradient *g, const px_radial_walk *walk, const px_radial_chunk *chunk,
                                      uint32_t k, uint32_t first, uint32_t from) {
  const int32_t span = chunk->span[k];
  const uint32_t *window = g->colors + chunk->base[k];
  if (span == PX_RADIAL_NEAR) return colors_by_root(g, walk, first + from);
  const __m256 lanes = _mm256_setr_ps(-15.5f, -14.5f, -13.5f, -12.5f, -11.5f, -10.5f, -9.5f, -8.5f);
  const __m256 s = _mm256_add_ps(lanes, _mm256_set1_ps((float)from));
  const __m256 cubic = _mm256_add_ps(_mm256_set1_ps(chunk->c[k]), _mm256_mul_ps(s, _mm256_set1_ps(chunk->d[k])));
  const __m256 square = _mm256_add_ps(_mm256_set1_ps(chunk->b[k]), _mm256_mul_ps(s, cubic));
  const __m256 entry = _mm256_add_ps(_mm256_set1_ps(chunk->a[k]), _mm256_mul_ps(s, square));
  if (span == PX_RADIAL_BEYOND) return colors_at(g, entry);
  const __m256i offset = _mm256_cvttps_epi32(entry);
  if (span < 16) return colors_near(window, offset, span < 8);
  return _mm256_i32gather_epi32((const int *)window, offset, 4);
}

static void radial(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  size_t i = -first % PX_RADIAL_STEPS;
  if (i > n) i = n;
  if (i > 0) px_gradient_scalar.radial(dst, g, walk, first, i);
  while (i + PX_RADIAL_STEPS <= n) {
    px_radial_chunk chunk;
    px_radial_make(&chunk, g, walk, first + (uint32_t)i, first + (uint32_t)n);
    for (uint32_t k = 0; k < PX_RADIAL_BLOCKS && i + PX_RADIAL_STEPS <= n; k++, i += PX_RADIAL_STEPS) {
      for (uint32_t from = 0; from < PX_RADIAL_STEPS; from += 8) {
        const __m256i colors = colors_of_block(g, walk, &chunk, k, first + (uint32_t)i, from);
        _mm256_storeu_si256((__m256i *)(dst + i + from), colors);
      }
    }
  }
  if (i < n) px_gradient_scalar.radial(dst + i, g, walk, first + (uint32_t)i, n - i);
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
