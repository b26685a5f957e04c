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

/// a + ((b - a) * weight + 128) / 256, rounded down: the product is doubled seven times and rounded by 2^15.
PX_INLINE halves lerp_halves(halves a, halves b, halves weight) {
  return a + (halves)_mm256_mulhrs_epi16((__m256i)(b - a), (__m256i)(weight << 7));
}

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

/// The window's pixels at each index.
PX_INLINE pixels pick_each(pixels window, ints index) {
  return (pixels)_mm256_permutevar8x32_epi32((__m256i)window, (__m256i)index);
}

PX_INLINE pixels load_each(const uint32_t *p, ints index) {
  return (pixels)_mm256_i32gather_epi32((const int *)p, (__m256i)index, 4);
}

#define PX_FEWER px_sample_scalar
#define PX_ROWS px_sample_avx2
#include "rows_vector.h"
#pragma clang attribute pop
#endif
