// The rows of gradients that exist once a tier; gradient.c dispatches to them.
//
// Each turns positions into table entries. Nothing outside the table is read.
#pragma once
#include "../include/px_gradient.h"
#include "../px_pixel.h"
#include "../px_tier.h"

/// The walk of a radial row: px_gradient_radial_row's arguments.
typedef struct {
  float x, y, dx, dy, scale, offset;
} px_radial_walk;

typedef struct {
  /// dst[i] = the entry of at + i * dt, which stay within 0 ..< 2^32 (32-bit sums that wrap are exact then).
  void (*linear)(uint32_t *dst, const px_gradient *g, uint32_t at, uint32_t dt, size_t n);
  /// dst[i] = the colour of the walk's step first + i; see radial_blocks.h.
  void (*radial)(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n);
  void (*lookup)(uint32_t *dst, const px_gradient *g, const float *t, size_t n);
} px_gradient_rows;

extern const px_gradient_rows px_gradient_scalar, px_gradient_avx2, px_gradient_avx512;

static inline const px_gradient_rows *px_gradient_active(void) {
  switch (px_tier()) {
#if defined(__x86_64__)
    case PX_SIMD_AVX512: return &px_gradient_avx512;
    case PX_SIMD_AVX2: return &px_gradient_avx2;
#endif
    default: return &px_gradient_scalar;
  }
}

/// The colour at a place counted in entries.
static inline uint32_t px_gradient_color(const px_gradient *g, float entry, float count) {
  if (entry >= count) return g->after;
  if (entry < 0) return g->before;
  if (entry != entry) return 0;
  return g->colors[(uint32_t)entry];
}
