// The line filter of the blur: symmetric taps over 14-bit values, any distance between taps, so it runs both ways.
//
// Neighbours at the same distance are added first, then multiplied in pairs. Plain C in blocks is what SSE2 and NEON
// run as well (compilers turn it into their own multiply-adds); AVX2 has its own. The same bytes everywhere: integers.
#include "../px_tier.h"
#include "gaussian.h"

#define BLOCK 16

static size_t line_plain(uint16_t *out, const uint16_t *in, size_t count, ptrdiff_t step, const int16_t *weights,
                         int32_t reach) {
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    int32_t sum[BLOCK];
    for (int j = 0; j < BLOCK; j++) sum[j] = weights[0] * (int16_t)in[i + (size_t)j] + (1 << 14);
    const uint16_t *before = in + i - step, *after = in + i + step;
    for (int32_t k = 1; k <= reach; k++, before -= step, after += step)
      for (int j = 0; j < BLOCK; j++) sum[j] += weights[k] * (int16_t)(before[j] + after[j]);
    for (int j = 0; j < BLOCK; j++) out[i + (size_t)j] = (uint16_t)(sum[j] >> 15);
  }
  return i;
}

/// What is left of a line.
static void line_rest(uint16_t *out, const uint16_t *in, size_t i, size_t count, ptrdiff_t step,
                      const int16_t *weights, int32_t reach) {
  for (; i < count; i++) {
    int32_t sum = weights[0] * in[i] + (1 << 14);
    for (int32_t k = 1; k <= reach; k++) {
      const uint16_t *at = in + i;
      sum += weights[k] * (at[-k * step] + at[k * step]);
    }
    out[i] = (uint16_t)(sum >> 15);
  }
}

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

__attribute__((target("avx2"))) static inline __m256i load(const uint16_t *p) {
  return _mm256_loadu_si256((const __m256i *)p);
}

__attribute__((target("avx2"))) static size_t line_avx2(uint16_t *out, const uint16_t *in, size_t count,
                                                        ptrdiff_t step, const int16_t *weights, int32_t reach) {
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    __m256i low = _mm256_set1_epi32(1 << 14), high = low, a = load(in + i);
    const uint16_t *before = in + i - step, *after = in + i + step;
    for (int32_t k = 0;;) {
      const __m256i b = _mm256_add_epi16(load(before), load(after));
      int32_t pair;
      memcpy(&pair, weights + k, sizeof pair);
      const __m256i w = _mm256_set1_epi32(pair);
      low = _mm256_add_epi32(low, _mm256_madd_epi16(_mm256_unpacklo_epi16(a, b), w));
      high = _mm256_add_epi32(high, _mm256_madd_epi16(_mm256_unpackhi_epi16(a, b), w));
      k += 2;
      if (k > reach) break;
      a = _mm256_add_epi16(load(before - step), load(after + step));
      before -= 2 * step;
      after += 2 * step;
    }
    const __m256i v = _mm256_packus_epi32(_mm256_srai_epi32(low, 15), _mm256_srai_epi32(high, 15));
    _mm256_storeu_si256((__m256i *)(out + i), v);
  }
  return i;
}
#endif

void px_blur_line(uint16_t *out, const uint16_t *in, size_t count, ptrdiff_t step, const int16_t *weights,
                  int32_t reach) {
  size_t done = 0;
  switch (px_tier()) {
    case PX_SIMD_SCALAR: break;
#if defined(__x86_64__)
    case PX_SIMD_AVX512:
    case PX_SIMD_AVX2: done = line_avx2(out, in, count, step, weights, reach); break;
#endif
    default: done = line_plain(out, in, count, step, weights, reach);
  }
  line_rest(out, in, done, count, step, weights, reach);
}
