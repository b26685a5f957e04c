// Hue, saturation, color and luminosity on premultiplied pixels, in plain C: used by every tier.
//
// The W3C / PDF functions Lum, Sat, SetLum, SetSat and ClipColor, carried out on colours scaled to sa * da, that is in
// units of 1/65,025, so that nothing is unpremultiplied. Luminosity weights 0.30, 0.59, 0.11.
#include "blend_pixel.h"

typedef struct { int32_t r, g, b; } rgb;  // each 0...65,025 once clipped

PX_INLINE int32_t min3(rgb c) { int32_t m = c.r < c.g ? c.r : c.g; return m < c.b ? m : c.b; }
PX_INLINE int32_t max3(rgb c) { int32_t m = c.r > c.g ? c.r : c.g; return m > c.b ? m : c.b; }
PX_INLINE int32_t saturation_of(rgb c) { return max3(c) - min3(c); }
PX_INLINE int32_t luminosity_of(rgb c) { return (30 * c.r + 59 * c.g + 11 * c.b + 50) / 100; }

PX_INLINE int32_t scaled(int32_t x, int32_t numerator, int32_t denominator) {
  int64_t product = (int64_t)x * numerator, half = denominator / 2;
  return (int32_t)((product < 0 ? product - half : product + half) / denominator);
}

/// Moves all channels towards the luminosity `l` until they lie within 0...limit.
PX_INLINE rgb clipped(rgb c, int32_t l, int32_t limit) {
  int32_t low = min3(c), high = max3(c);
  if (low < 0 && l > low)
    c = (rgb){ l + scaled(c.r - l, l, l - low), l + scaled(c.g - l, l, l - low), l + scaled(c.b - l, l, l - low) };
  if (high > limit && high > l) {
    int32_t room = limit - l, reach = high - l;
    c = (rgb){ l + scaled(c.r - l, room, reach), l + scaled(c.g - l, room, reach), l + scaled(c.b - l, room, reach) };
  }
  return c;
}

PX_INLINE rgb with_luminosity(rgb c, int32_t l, int32_t limit) {
  int32_t shift = l - luminosity_of(c);
  return clipped((rgb){ c.r + shift, c.g + shift, c.b + shift }, l, limit);
}

PX_INLINE rgb with_saturation(rgb c, int32_t saturation) {
  int32_t low = min3(c), span = max3(c) - low;
  if (span == 0) return (rgb){ 0, 0, 0 };
  return (rgb){ scaled(c.r - low, saturation, span), scaled(c.g - low, saturation, span),
                scaled(c.b - low, saturation, span) };
}

typedef rgb mix_function(rgb s, rgb d, int32_t limit);

PX_INLINE rgb mix_hue(rgb s, rgb d, int32_t limit) {
  return with_luminosity(with_saturation(s, saturation_of(d)), luminosity_of(d), limit);
}
PX_INLINE rgb mix_saturation(rgb s, rgb d, int32_t limit) {
  return with_luminosity(with_saturation(d, saturation_of(s)), luminosity_of(d), limit);
}
PX_INLINE rgb mix_color(rgb s, rgb d, int32_t limit) { return with_luminosity(s, luminosity_of(d), limit); }
PX_INLINE rgb mix_luminosity(rgb s, rgb d, int32_t limit) { return with_luminosity(d, luminosity_of(s), limit); }

PX_INLINE rgb channels(uint32_t p, int32_t factor) {
  return (rgb){ (int32_t)((p >> 16) & 255) * factor, (int32_t)((p >> 8) & 255) * factor, (int32_t)(p & 255) * factor };
}

PX_INLINE uint32_t resolved(int32_t sum, uint32_t limit) {
  return px_min_u32(px_div255((uint32_t)(sum < 0 ? 0 : sum)), limit);
}

PX_INLINE uint32_t nonseparable(uint32_t s, uint32_t d, mix_function *mix) {
  int32_t sa = (int32_t)(s >> 24), da = (int32_t)(d >> 24);
  rgb mixed = mix(channels(s, da), channels(d, sa), sa * da);
  rgb source = channels(s, 255 - da), destination = channels(d, 255 - sa);
  uint32_t a = px_union_alpha((uint32_t)sa, (uint32_t)da);
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
