// How a blend mode becomes a row: the loop, the mask and the parts that all modes share.
//
// Used by scalar/blend_*.c. Works on channels 0...255 and on sums in units of 1/65,025, rounded once at the end. Pixels
// are made well-formed first (no channel above its alpha), so no intermediate leaves its range.
#pragma once
#include "../px_pixel.h"
#include "scalar_rows.h"

PX_INLINE uint32_t px_min_u32(uint32_t a, uint32_t b) { return a < b ? a : b; }
PX_INLINE uint32_t px_max_u32(uint32_t a, uint32_t b) { return a > b ? a : b; }

/// Limits the colour channels to alpha.
PX_INLINE uint32_t px_well_formed(uint32_t p) {
  uint32_t a = p >> 24;
  return a << 24 | px_min_u32((p >> 16) & 255, a) << 16 | px_min_u32((p >> 8) & 255, a) << 8 | px_min_u32(p & 255, a);
}

/// Alpha of every blend that composes like `over`: sa + da - sa * da.
PX_INLINE uint32_t px_union_alpha(uint32_t sa, uint32_t da) { return px_div255(255 * (sa + da) - sa * da); }

/// The row of a pixel function, through a mask or (NULL) without.
PX_INLINE void px_blend_loop(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n,
                             uint32_t (*pixel)(uint32_t s, uint32_t d)) {
  for (size_t i = 0; i < n; i++) {
    uint32_t m = mask ? mask[i] : 255;
    if (m == 0) continue;
    uint32_t d = px_well_formed(dst[i]);
    uint32_t blended = pixel(px_well_formed(src[i]), d);
    dst[i] = m == 255 ? blended : px_lerp_pixel(d, blended, m);
  }
}
