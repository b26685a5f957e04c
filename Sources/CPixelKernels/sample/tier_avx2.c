// The sampler's AVX2 tier: eight pixels a register.
//
// Chosen through px_sample_active, also where there is AVX-512. Enlarging reads a window of eight neighbouring pixels
// and picks from the register, which costs a third of a gather.
#if defined(__x86_64__)
#include <immintrin.h>
#include "sample_tiers.h"
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define PX_BYTES 32
#include "../vector/lanes.h"

#define LANE_NUMBERS ((ints){ 0, 1, 2, 3, 4, 5, 6, 7 })
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
#define LARGEST_WINDOW_STEP (65536 * 6 / 7)  // seven steps and a right neighbour stay within eight pixels

PX_INLINE pixels average(pixels a, pixels b) { return (pixels)_mm256_avg_epu8((__m256i)a, (__m256i)b); }

PX_INLINE __m256i load_four_pairs(const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d) {
  const __m128i low = _mm_castpd_si128(_mm_loadh_pd(_mm_load_sd((const double *)a), (const double *)b));
  const __m128i high = _mm_castpd_si128(_mm_loadh_pd(_mm_load_sd((const double *)c), (const double *)d));
  return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

/// The pixels at each index, and those right of them. Single loads: half the time of a gather on Zen, no worse
/// elsewhere.
PX_INLINE void load_pairs(const uint32_t *p, ints index, pixels *left, pixels *right) {
  int32_t at[8];
  memcpy(at, &index, sizeof at);
  // Lanes 0, 1, 4, 5 in one half and 2, 3, 6, 7 in the other: the lane-wise shuffles below put them back in order.
  const __m256i a = load_four_pairs(p + at[0], p + at[1], p + at[4], p + at[5]);
  const __m256i b = load_four_pairs(p + at[2], p + at[3], p + at[6], p + at[7]);
  *left = (pixels)_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88);
  *right = (pixels)_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xdd);
}

PX_INLINE pixels load_each(const uint32_t *p, ints index) {
  return (pixels)_mm256_i32gather_epi32((const int *)p, (__m256i)index, 4);
}

static size_t level_by_windows(uint32_t *dst, const uint32_t *top, const uint32_t *bottom, int32_t width, uint32_t fy,
                               int32_t u, int32_t du, size_t n);

#define PX_ROWS px_sample_avx2
#include "rows_vector.h"

/// du at most LARGEST_WINDOW_STEP. Stops where a window would leave the row.
static size_t level_by_windows(uint32_t *dst, const uint32_t *top, const uint32_t *bottom, int32_t width, uint32_t fy,
                               int32_t u, int32_t du, size_t n) {
  const halves fys = splat_half((uint16_t)fy), gys = 256 - fys;
  const ints steps = positions(0, du);
  size_t i = 0;
  for (; i + 8 <= n; i += 8, u += 8 * du) {
    const int32_t x = u >> 16;
    if (x > width - 8) break;
    const __m256i window = (__m256i)lerp_pixels(load(top + x), load(bottom + x), gys, fys);
    const ints at = steps + splat_int(u & 65535), index = at >> 16;
    const pixels left = (pixels)_mm256_permutevar8x32_epi32(window, (__m256i)index);
    const pixels right = (pixels)_mm256_permutevar8x32_epi32(window, (__m256i)(index + 1));
    const halves fx = fractions(at);
    store(dst + i, lerp_pixels(left, right, 256 - fx, fx));
  }
  return i;
}
#pragma clang attribute pop
#endif
