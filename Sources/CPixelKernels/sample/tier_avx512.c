// The sampler's AVX-512 tier: sixteen pixels a register.
//
// Chosen through px_sample_active. As the AVX2 tier in all else.
#if defined(__x86_64__)
#include <immintrin.h>
#include "sample_tiers.h"
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl"))), apply_to = function)
#define PX_BYTES 64
#include "../vector/lanes.h"

#define LANE_NUMBERS ((ints){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 })
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
#define LARGEST_WINDOW_STEP (65536 * 14 / 15)  // fifteen steps and a right neighbour stay within sixteen pixels

PX_INLINE pixels average(pixels a, pixels b) { return (pixels)_mm512_avg_epu8((__m512i)a, (__m512i)b); }

/// a + ((b - a) * weight + 128) / 256, rounded down: the product is doubled seven times and rounded by 2^15.
PX_INLINE halves lerp_halves(halves a, halves b, halves weight) {
  return a + (halves)_mm512_mulhrs_epi16((__m512i)(b - a), (__m512i)(weight << 7));
}

/// The pairs at both halves of `at`.
PX_INLINE __m128i load_two_pairs(const uint32_t *p, int64_t at) {
  const double *first = (const double *)(p + (int32_t)at), *second = (const double *)(p + (at >> 32));
  return _mm_castpd_si128(_mm_loadh_pd(_mm_load_sd(first), second));
}

PX_INLINE __m512i join_lanes(__m128i a, __m128i b, __m128i c, __m128i d) {
  const __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256(a), b, 1);
  const __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256(c), d, 1);
  return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/// The pixels at each index, and those right of them. The indices leave the register two by two.
PX_INLINE void load_pairs(const uint32_t *p, ints index, pixels *left, pixels *right) {
  typedef int64_t twos __attribute__((vector_size(64)));
  const twos at = (twos)index;
  const __m512i a = join_lanes(load_two_pairs(p, at[0]), load_two_pairs(p, at[2]), load_two_pairs(p, at[4]),
                               load_two_pairs(p, at[6]));
  const __m512i b = join_lanes(load_two_pairs(p, at[1]), load_two_pairs(p, at[3]), load_two_pairs(p, at[5]),
                               load_two_pairs(p, at[7]));
  *left = (pixels)_mm512_shuffle_ps(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b), 0x88);
  *right = (pixels)_mm512_shuffle_ps(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b), 0xdd);
}

/// The window's pixels at each index.
PX_INLINE pixels pick_each(pixels window, ints index) {
  return (pixels)_mm512_permutexvar_epi32((__m512i)index, (__m512i)window);
}

PX_INLINE pixels load_each(const uint32_t *p, ints index) {
  return (pixels)_mm512_i32gather_epi32((__m512i)index, p, 4);
}

#define PX_FEWER px_sample_avx2
#define PX_ROWS px_sample_avx512
#include "rows_vector.h"
#pragma clang attribute pop
#endif
