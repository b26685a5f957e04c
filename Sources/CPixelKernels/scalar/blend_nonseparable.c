// Hue, saturation, color and luminosity on premultiplied pixels, in plain C.
//
// The W3C / PDF functions Lum, Sat, SetLum, SetSat and ClipColor, carried out on colours scaled to sa * da, that is in
// units of 1/65,025, so that nothing is unpremultiplied. Luminosity weights 0.30, 0.59, 0.11. In float, every step a
// single correctly rounded operation in a fixed order, as in vector/blend_nonseparable.h: the same bits everywhere.
// Reached through px_rows_scalar.blend.
#include "blend_pixel.h"

#pragma STDC FP_CONTRACT OFF

typedef struct { float r, g, b; } rgb;  // each 0...65,025 once clipped

PX_INLINE float lesser(float a, float b) { return a < b ? a : b; }
PX_INLINE float greater(float a, float b) { return a > b ? a : b; }
PX_INLINE float lowest(rgb c) { return lesser(lesser(c.r, c.g), c.b); }
PX_INLINE float highest(rgb c) { return greater(greater(c.r, c.g), c.b); }
PX_INLINE float saturation_of(rgb c) { return highest(c) - lowest(c); }
PX_INLINE float luminosity_of(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }

/// All channels' distances to `l` times `factor`.
PX_INLINE rgb drawn_to(float l, rgb c, float factor) {
  return (rgb){ l + (c.r - l) * factor, l + (c.g - l) * factor, l + (c.b - l) * factor };
}

/// Shifts to luminosity `l`, then draws the channels towards it until they lie within 0...limit.
PX_INLINE rgb with_luminosity(rgb c, float l, float limit) {
  float shift = l - luminosity_of(c);
  c = (rgb){ c.r + shift, c.g + shift, c.b + shift };
  float low = lowest(c), high = highest(c);
  if (low < 0) c = drawn_to(l, c, l / (l - low));
  if (high > limit) c = drawn_to(l, c, (limit - l) / (high - l));
  return c;
}

PX_INLINE rgb with_saturation(rgb c, float saturation) {
  float low = lowest(c), span = highest(c) - low, factor = saturation / (span > 0 ? span : 1);
  return (rgb){ (c.r - low) * factor, (c.g - low) * factor, (c.b - low) * factor };
}

typedef rgb mix_function(rgb s, rgb d, float limit);

PX_INLINE rgb mix_hue(rgb s, rgb d, float limit) {
  return with_luminosity(with_saturation(s, saturation_of(d)), luminosity_of(d), limit);
}
PX_INLINE rgb mix_saturation(rgb s, rgb d, float limit) {
  return with_luminosity(with_saturation(d, saturation_of(s)), luminosity_of(d), limit);
}
PX_INLINE rgb mix_color(rgb s, rgb d, float limit) { return with_luminosity(s, luminosity_of(d), limit); }
PX_INLINE rgb mix_luminosity(rgb s, rgb d, float limit) { return with_luminosity(d, luminosity_of(s), limit); }

PX_INLINE rgb channels(uint32_t p, uint32_t factor) {
  return (rgb){ (float)(((p >> 16) & 255) * factor), (float)(((p >> 8) & 255) * factor), (float)((p & 255) * factor) };
}

PX_INLINE uint32_t resolved(float sum, uint32_t limit) {
  int32_t whole = (int32_t)(sum + 0.5f);
  return px_min_u32(px_div255((uint32_t)(whole < 0 ? 0 : whole)), limit);
}

PX_INLINE uint32_t nonseparable(uint32_t s, uint32_t d, mix_function *mix) {
  uint32_t sa = s >> 24, da = d >> 24, a = px_union_alpha(sa, da);
  rgb mixed = mix(channels(s, da), channels(d, sa), (float)(sa * da));
  rgb source = channels(s, 255 - da), destination = channels(d, 255 - sa);
  return a << 24 | resolved(source.r + destination.r + mixed.r, a) << 16
    | resolved(source.g + destination.g + mixed.g, a) << 8 | resolved(source.b + destination.b + mixed.b, a);
}

#define NONSEPARABLE(name)                                                                              \
  PX_INLINE uint32_t name##_pixel(uint32_t s, uint32_t d) { return nonseparable(s, d, mix_##name); }    \
  void px_scalar_##name(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {            \
    px_blend_loop(dst, src, mask, n, name##_pixel);                                                     \
  }

NONSEPARABLE(hue)
NONSEPARABLE(saturation)
NONSEPARABLE(color)
NONSEPARABLE(luminosity)
