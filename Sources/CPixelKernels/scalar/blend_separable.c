// The separable blend modes (multiply ... exclusion) on premultiplied pixels, in plain C.
//
// The W3C / PDF formula  S(1 - da) + D(1 - sa) + sa da B(D/da, S/sa),  with the last term multiplied out so that
// nothing is unpremultiplied. A `term` is that last part in units of 1/65,025. Reached through px_rows_scalar.blend.
#include "blend_pixel.h"

#pragma STDC FP_CONTRACT OFF

typedef uint32_t term_function(uint32_t s, uint32_t d, uint32_t sa, uint32_t da);

PX_INLINE uint32_t multiply_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  (void)sa, (void)da;
  return s * d;
}

PX_INLINE uint32_t screen_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) { return s * da + d * sa - s * d; }

PX_INLINE uint32_t darken_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) { return px_min_u32(s * da, d * sa); }

PX_INLINE uint32_t lighten_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) { return px_max_u32(s * da, d * sa); }

PX_INLINE uint32_t hard_light_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  return 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}

PX_INLINE uint32_t overlay_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  return hard_light_term(d, s, da, sa);
}

PX_INLINE uint32_t difference_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  return px_max_u32(s * da, d * sa) - px_min_u32(s * da, d * sa);
}

PX_INLINE uint32_t exclusion_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  return s * da + d * sa - 2 * s * d;
}

/// sa * min(da, d * sa / (sa - s)); black stays black, a full source gives full.
PX_INLINE uint32_t color_dodge_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  uint32_t rest = sa - s;
  if (d == 0) return 0;
  if (d * sa >= da * rest) return sa * da;
  return (d * sa * sa + rest / 2) / rest;
}

/// sa * (da - min(da, (da - d) * sa / s)); white stays white, a black source gives black.
PX_INLINE uint32_t color_burn_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  uint32_t rest = da - d;
  if (rest == 0) return sa * da;
  if (rest * sa >= da * s) return 0;
  return sa * da - (rest * sa * sa + s / 2) / s;
}

/// D(d / da) * da of the soft light's lighter half, in 1/256: the cubic up to a quarter, the root above. Every float
/// step is a single correctly rounded operation in this order: the same bits everywhere.
PX_INLINE uint32_t soft_light_lift(uint32_t d, uint32_t da) {
  float fd = (float)d, fa = (float)da;
  if (4 * d > da) return (uint32_t)(__builtin_sqrtf(fd * fa) * 256.0f + 0.5f);
  float x = fd / fa;
  return (uint32_t)(((16.0f * x - 12.0f) * x + 4.0f) * fd * 256.0f + 0.5f);
}

/// The W3C soft light: a parabola below half, above it a lift towards the cubic or the root.
PX_INLINE uint32_t soft_light_term(uint32_t s, uint32_t d, uint32_t sa, uint32_t da) {
  if (da == 0) return 0;
  if (2 * s <= sa) return (d * (sa * da - (sa - 2 * s) * (da - d)) + da / 2) / da;
  return sa * d + (((2 * s - sa) * (soft_light_lift(d, da) - 256 * d) + 128) >> 8);
}

PX_INLINE uint32_t channel(uint32_t s, uint32_t d, uint32_t sa, uint32_t da, term_function *term) {
  return px_div255(s * (255 - da) + d * (255 - sa) + term(s, d, sa, da));
}

PX_INLINE uint32_t separable(uint32_t s, uint32_t d, term_function *term) {
  uint32_t sa = s >> 24, da = d >> 24;
  return px_union_alpha(sa, da) << 24 | channel((s >> 16) & 255, (d >> 16) & 255, sa, da, term) << 16
    | channel((s >> 8) & 255, (d >> 8) & 255, sa, da, term) << 8 | channel(s & 255, d & 255, sa, da, term);
}

#define SEPARABLE(name)                                                                                 \
  PX_INLINE uint32_t name##_pixel(uint32_t s, uint32_t d) { return separable(s, d, name##_term); }      \
  void px_scalar_##name(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {            \
    px_blend_loop(dst, src, mask, n, name##_pixel);                                                     \
  }

SEPARABLE(multiply)
SEPARABLE(screen)
SEPARABLE(overlay)
SEPARABLE(darken)
SEPARABLE(lighten)
SEPARABLE(color_dodge)
SEPARABLE(color_burn)
SEPARABLE(soft_light)
SEPARABLE(hard_light)
SEPARABLE(difference)
SEPARABLE(exclusion)
