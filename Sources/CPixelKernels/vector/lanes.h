// The vocabulary of the vector rows: vectors of pixels and what is done with them, for any register width.
//
// Included by vector/tier_*.c, which define PX_BYTES (the register's width) before and the few words that need the
// machine's own instructions after: div255, alpha_factors, some-loads and stores, tests for all-zero and all-one.
//
//   pixels  PX_LANES pixels of 32 bits          halves  the same register as 16-bit lanes, one channel each
//   A register of pixels is worked on as two registers of halves, its even channels (blue, red) and its odd ones
//   (green, alpha). `factors` are halves that hold the same 0...255 in both lanes of a pixel.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include "../px_pixel.h"

#define PX_LANES (PX_BYTES / 4)

typedef uint32_t pixels __attribute__((vector_size(PX_BYTES)));
typedef int32_t ints __attribute__((vector_size(PX_BYTES)));
typedef float floats __attribute__((vector_size(PX_BYTES)));
typedef uint16_t halves __attribute__((vector_size(PX_BYTES)));
typedef uint8_t bytes __attribute__((vector_size(PX_BYTES)));
typedef uint8_t coverage __attribute__((vector_size(PX_LANES)));  // one byte a pixel

PX_INLINE pixels load(const uint32_t *p) {
  pixels v;
  memcpy(&v, p, sizeof v);
  return v;
}
PX_INLINE void store(uint32_t *p, pixels v) { memcpy(p, &v, sizeof v); }
PX_INLINE pixels splat(uint32_t x) { return x - (pixels){}; }
PX_INLINE halves splat_half(uint16_t x) { return x - (halves){}; }

PX_INLINE halves even(pixels v) { return (halves)(v & 0x00ff00ff); }
PX_INLINE halves odd(pixels v) { return (halves)v >> 8; }
PX_INLINE pixels join(halves e, halves o) { return (pixels)(e | o << 8); }
PX_INLINE halves inverted(halves factors) { return factors ^ 255; }
PX_INLINE pixels add(pixels a, pixels b) { return (pixels)__builtin_elementwise_add_sat((bytes)a, (bytes)b); }
PX_INLINE halves min_half(halves a, halves b) { return __builtin_elementwise_min(a, b); }
PX_INLINE halves max_half(halves a, halves b) { return __builtin_elementwise_max(a, b); }
/// `a` where the condition's lane is all ones, else `b`.
PX_INLINE halves pick(halves condition, halves a, halves b) { return (condition & a) | (~condition & b); }

/// 1...7 bytes at p as the low bytes of a word; and the way back. Touches no byte beyond.
PX_INLINE uint64_t load_few_bytes(const uint8_t *p, size_t k) {
  if (k >= 4) {
    uint32_t first, last;
    memcpy(&first, p, 4);
    memcpy(&last, p + k - 4, 4);
    return first | (uint64_t)last << (8 * (k - 4));
  }
  return p[0] | (uint64_t)p[k >> 1] << (8 * (k >> 1)) | (uint64_t)p[k - 1] << (8 * (k - 1));
}
PX_INLINE void store_few_bytes(uint8_t *p, uint64_t v, size_t k) {
  if (k >= 4) {
    uint32_t first = (uint32_t)v, last = (uint32_t)(v >> (8 * (k - 4)));
    memcpy(p, &first, 4);
    memcpy(p + k - 4, &last, 4);
    return;
  }
  p[0] = (uint8_t)v;
  p[k >> 1] = (uint8_t)(v >> (8 * (k >> 1)));
  p[k - 1] = (uint8_t)(v >> (8 * (k - 1)));
}
