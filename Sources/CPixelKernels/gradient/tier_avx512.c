// Gradient rows, sixteen pixels at a time: windows of sixteen entries, of thirty-two, or of sixty-four, and one
// window for many pixels where a ramp is slow.
//
// As the AVX2 tier in all else.
#if defined(__x86_64__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl"))), apply_to = function)
#include "radial_blocks.h"
#pragma STDC FP_CONTRACT OFF

#define LANES _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)

/// Slow ramps: one window of sixteen entries serves `groups` registers, whose indices count from its base.
static size_t linear_slow(uint32_t *dst, const uint32_t *colors, uint32_t shift, uint32_t at, uint32_t dt, size_t n,
                          size_t groups) {
  const uint32_t last_window = (1u << (32 - shift)) - 16;
  const __m512i lanes = _mm512_mullo_epi32(LANES, _mm512_set1_epi32((int)dt)), step = _mm512_set1_epi32((int)(16 * dt));
  const __m128i count = _mm_cvtsi32_si128((int)shift);
  size_t i = 0;
  while (i + 16 <= n) {
    const size_t left = (n - i) / 16, turns = left < groups ? left : groups;
    uint32_t base = ((int32_t)dt >= 0 ? at : at + (uint32_t)(16 * turns - 1) * dt) >> shift;
    if (base > last_window) base = last_window;
    const __m512i window = _mm512_loadu_si512(colors + base);
    __m512i place = _mm512_add_epi32(_mm512_set1_epi32((int)(at - (base << shift))), lanes);
    for (const uint32_t *end = dst + i + 16 * turns; dst + i < end; i += 16) {
      _mm512_storeu_si512(dst + i, _mm512_permutexvar_epi32(_mm512_srl_epi32(place, count), window));
      place = _mm512_add_epi32(place, step);
    }
    at += (uint32_t)(16 * turns) * dt;
  }
  return i;
}

/// Sixteen pixels within sixteen entries, or within thirty-two, each time.
static inline size_t linear_fast(uint32_t *dst, const uint32_t *colors, uint32_t shift, uint32_t at, uint32_t dt,
                                 size_t n, uint32_t limit) {
  const uint32_t last_window = (1u << (32 - shift)) - limit;
  const __m512i lanes = _mm512_mullo_epi32(LANES, _mm512_set1_epi32((int)dt));
  const __m128i count = _mm_cvtsi32_si128((int)shift);
  size_t i = 0;
  for (; i + 16 <= n; i += 16, at += 16 * dt) {
    const __m512i index = _mm512_srl_epi32(_mm512_add_epi32(_mm512_set1_epi32((int)at), lanes), count);
    uint32_t base = ((int32_t)dt >= 0 ? at : at + 15 * dt) >> shift;
    if (base > last_window) base = last_window;
    const __m512i offset = _mm512_sub_epi32(index, _mm512_set1_epi32((int)base));
    const __m512i low = _mm512_loadu_si512(colors + base);
    const __m512i picked = limit == 16 ? _mm512_permutexvar_epi32(offset, low)
                                       : _mm512_permutex2var_epi32(low, offset, _mm512_loadu_si512(colors + base + 16));
    _mm512_storeu_si512(dst + i, picked);
  }
  return i;
}

static void linear(uint32_t *dst, const px_gradient *g, uint32_t at, uint32_t dt, size_t n) {
  const uint32_t shift = 32 - g->count_log2;
  const int64_t step = (int32_t)dt;
  const uint64_t speed = (uint64_t)(step < 0 ? -step : step);
  if (speed > (uint64_t)2 << shift) {  // fifteen steps of at most two entries stay within thirty-two entries
    px_gradient_avx2.linear(dst, g, at, dt, n);
    return;
  }
  size_t i = 0;
  if (n >= 64) {  // then no store straddles two cache lines
    i = (0 - (uintptr_t)dst / 4) % 16;
    px_gradient_avx2.linear(dst, g, at, dt, i);
  }
  // All steps but one may take fifteen entries.
  const size_t groups = speed == 0 ? n : (size_t)(((((uint64_t)15 << shift) / speed) + 1) / 16);
  const uint32_t start = at + (uint32_t)i * dt;
  if (groups > 2) i += linear_slow(dst + i, g->colors, shift, start, dt, n - i, groups);
  else if (groups > 0) i += linear_fast(dst + i, g->colors, shift, start, dt, n - i, 16);
  else i += linear_fast(dst + i, g->colors, shift, start, dt, n - i, 32);
  px_gradient_avx2.linear(dst + i, g, at + (uint32_t)i * dt, dt, n - i);
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

/// The colours at sixteen places counted in entries.
static inline __m512i colors_at(const px_gradient *g, __m512 entry) {
  const __m512 count = _mm512_set1_ps((float)(1u << g->count_log2));
  const __m512i index = _mm512_cvttps_epi32(entry);
  const __mmask16 inside = _mm512_mask_cmp_ps_mask(_mm512_cmp_ps_mask(entry, _mm512_setzero_ps(), _CMP_GE_OQ), entry,
                                                   count, _CMP_LT_OQ);
  if (inside == 0xFFFF) return entries_at(g, index);
  const __mmask16 after = _mm512_cmp_ps_mask(entry, count, _CMP_GE_OQ);
  const __mmask16 before = _mm512_cmp_ps_mask(entry, _mm512_setzero_ps(), _CMP_LT_OQ);
  __m512i colors = _mm512_maskz_set1_epi32(after, (int)g->after);
  colors = _mm512_mask_set1_epi32(colors, before, (int)g->before);
  if (inside == 0) return colors;
  return _mm512_mask_mov_epi32(colors, inside, entries_at(g, _mm512_maskz_mov_epi32(inside, index)));
}

/// Where the first and the last sixteen steps of a block fall, in entries from its base.
static inline void entries_of(const px_radial_chunk *chunk, uint32_t k, __m512 *before, __m512 *after) {
  const __m512 s = _mm512_setr_ps(0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f, 8.5f, 9.5f, 10.5f, 11.5f, 12.5f,
                                  13.5f, 14.5f, 15.5f);
  const __m512i backwards = _mm512_setr_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  const __m512 square = _mm512_mul_ps(s, s);
  const __m512 even = _mm512_add_ps(_mm512_set1_ps(chunk->a[k]), _mm512_mul_ps(square, _mm512_set1_ps(chunk->c[k])));
  const __m512 slope = _mm512_add_ps(_mm512_set1_ps(chunk->b[k]), _mm512_mul_ps(square, _mm512_set1_ps(chunk->d[k])));
  const __m512 odd = _mm512_mul_ps(s, slope);
  *before = _mm512_permutexvar_ps(backwards, _mm512_sub_ps(even, odd));
  *after = _mm512_add_ps(even, odd);
}

/// Sixteen entries of a window of sixteen, or of thirty-two.
static inline __m512i colors_near(const uint32_t *window, __m512 entry, bool narrow) {
  const __m512i offset = _mm512_cvttps_epi32(entry), low = _mm512_loadu_si512(window);
  if (narrow) return _mm512_permutexvar_epi32(offset, low);
  return _mm512_permutex2var_epi32(low, offset, _mm512_loadu_si512(window + 16));
}

/// A root a pixel, for sixteen.
static inline __m512i colors_by_root(const px_gradient *g, const px_radial_walk *walk, uint32_t first) {
  const __m512i steps = _mm512_add_epi32(_mm512_set1_epi32((int)first), LANES);
  const __m512 step = _mm512_cvtepi32_ps(steps), count = _mm512_set1_ps((float)(1u << g->count_log2));
  const __m512 x = _mm512_add_ps(_mm512_set1_ps(walk->x), _mm512_mul_ps(step, _mm512_set1_ps(walk->dx)));
  const __m512 y = _mm512_add_ps(_mm512_set1_ps(walk->y), _mm512_mul_ps(step, _mm512_set1_ps(walk->dy)));
  const __m512 distance = _mm512_sqrt_ps(_mm512_add_ps(_mm512_mul_ps(x, x), _mm512_mul_ps(y, y)));
  const __m512 t = _mm512_add_ps(_mm512_mul_ps(distance, _mm512_set1_ps(walk->scale)), _mm512_set1_ps(walk->offset));
  return colors_at(g, _mm512_mul_ps(t, count));
}

/// Both halves of any block.
static inline void colors_of_block(const px_gradient *g, const px_radial_walk *walk, const px_radial_chunk *chunk,
                                   uint32_t k, uint32_t start, __m512i colors[2]) {
  const int32_t span = chunk->span[k];
  if (span == PX_RADIAL_NEAR) {
    colors[0] = colors_by_root(g, walk, start);
    colors[1] = colors_by_root(g, walk, start + 16);
    return;
  }
  if (span > PX_RADIAL_BEYOND) {
    colors[0] = colors[1] = _mm512_set1_epi32((int)(span == PX_RADIAL_AFTER ? g->after : g->before));
    return;
  }
  const __m512i base = _mm512_set1_epi32(chunk->base[k]);
  __m512 entries[2];
  entries_of(chunk, k, &entries[0], &entries[1]);
  for (int i = 0; i < 2; i++) {
    if (span == PX_RADIAL_BEYOND) colors[i] = colors_at(g, entries[i]);
    else if (span < 32) colors[i] = colors_near(g->colors + chunk->base[k], entries[i], false);
    else colors[i] = entries_at(g, _mm512_add_epi32(_mm512_cvttps_epi32(entries[i]), base));
  }
}

/// Stores those of sixteen steps from `start` on that lie within first ..< end; `dst` is the pixel of `first`.
static inline void store_steps(uint32_t *dst, __m512i colors, uint32_t start, uint32_t first, uint32_t end) {
  if (start + 16 <= first || start >= end) return;
  const uint32_t skipped = start < first ? first - start : 0, rest = end - start;
  const uint32_t m = (rest < 16 ? rest : 16) - skipped;
  const __m512i lowered = _mm512_permutexvar_epi32(_mm512_add_epi32(LANES, _mm512_set1_epi32((int)skipped)), colors);
  _mm512_mask_storeu_epi32(dst + (start + skipped - first), (__mmask16)((1u << m) - 1), lowered);
}

static void radial(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  const uint32_t end = first + (uint32_t)n;
  uint32_t start = first & ~(uint32_t)(PX_RADIAL_STEPS - 1);
  while (start < end) {
    px_radial_chunk chunk;
    px_radial_make(&chunk, g, walk, start, end);
    for (uint32_t k = 0; k < PX_RADIAL_BLOCKS && start < end; k++, start += PX_RADIAL_STEPS) {
      const bool is_whole = start >= first && end - start >= PX_RADIAL_STEPS;
      if (is_whole && chunk.span[k] < 32) {
        uint32_t *out = dst + (start - first);
        const uint32_t *window = g->colors + chunk.base[k];
        const bool narrow = chunk.span[k] < 16;
        __m512 before, after;
        entries_of(&chunk, k, &before, &after);
        _mm512_storeu_si512(out, colors_near(window, before, narrow));
        _mm512_storeu_si512(out + 16, colors_near(window, after, narrow));
        continue;
      }
      __m512i colors[2];
      colors_of_block(g, walk, &chunk, k, start, colors);
      if (is_whole) {
        _mm512_storeu_si512(dst + (start - first), colors[0]);
        _mm512_storeu_si512(dst + (start - first) + 16, colors[1]);
      } else {
        store_steps(dst, colors[0], start, first, end);
        store_steps(dst, colors[1], start + 16, first, end);
      }
    }
  }
}

static void lookup(uint32_t *dst, const px_gradient *g, const float *t, size_t n) {
  const __m512 count = _mm512_set1_ps((float)(1u << g->count_log2));
  size_t i = 0;
  for (; i + 16 <= n; i += 16)
    _mm512_storeu_si512(dst + i, colors_at(g, _mm512_mul_ps(_mm512_loadu_ps(t + i), count)));
  px_gradient_avx2.lookup(dst + i, g, t + i, n - i);
}

const px_gradient_rows px_gradient_avx512 = {linear, radial, lookup};
#pragma clang attribute pop
#endif
