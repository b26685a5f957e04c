// What the sampler's tiers of four pixels (SSE2, NEON) share: pixels are loaded one address at a time.
//
// Included by sample/tier_sse2.c and tier_neon.c after vector/lanes.h, before rows_vector.h.
#pragma once

#define LANE_NUMBERS ((ints){ 0, 1, 2, 3 })
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7)
#define LARGEST_WINDOW_STEP 0  // nothing picks from a register

#if defined(__x86_64__)
#include <emmintrin.h>
PX_INLINE pixels average(pixels a, pixels b) { return (pixels)_mm_avg_epu8((__m128i)a, (__m128i)b); }
#else
#include <arm_neon.h>
PX_INLINE pixels average(pixels a, pixels b) { return (pixels)vrhaddq_u8((uint8x16_t)a, (uint8x16_t)b); }
#endif

PX_INLINE halves lerp_halves(halves a, halves b, halves weight) {
  return (a * (256 - weight) + b * weight + 128) >> 8;
}

typedef uint32_t pair __attribute__((vector_size(8)));

PX_INLINE pair load_pair(const uint32_t *p) {
  pair v;
  memcpy(&v, p, sizeof v);
  return v;
}

/// The pixels at each index, and those right of them.
PX_INLINE void load_pairs(const uint32_t *p, ints index, pixels *left, pixels *right) {
  const pixels a = __builtin_shufflevector(load_pair(p + index[0]), load_pair(p + index[1]), 0, 1, 2, 3);
  const pixels b = __builtin_shufflevector(load_pair(p + index[2]), load_pair(p + index[3]), 0, 1, 2, 3);
  *left = EVENS(a, b);
  *right = ODDS(a, b);
}

PX_INLINE pixels load_each(const uint32_t *p, ints index) {
  return (pixels){ p[index[0]], p[index[1]], p[index[2]], p[index[3]] };
}
