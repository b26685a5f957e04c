// Normal, copy, clear, the Porter-Duff modes and the two "plus" modes, in plain C.
//
// Reached through px_rows_scalar.blend. Every channel is a sum of at most two products, rounded once.
#include "blend_pixel.h"

void px_scalar_normal(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  if (mask) px_scalar_over_mask(dst, src, mask, n);
  else px_scalar_over(dst, src, n);
}

void px_scalar_copy(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  if (mask) return px_scalar_copy_mask(dst, src, mask, n);
  for (size_t i = 0; i < n; i++) dst[i] = src[i];
}

void px_scalar_clear(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  (void)src;
  for (size_t i = 0; i < n; i++) dst[i] = mask ? px_scale(dst[i], 255u - mask[i]) : 0;
}

/// s * fs + d * fd, all channels; fs and fd are in 0...255 and the sums stay within 65,025.
PX_INLINE uint32_t combine(uint32_t s, uint32_t fs, uint32_t d, uint32_t fd) {
  uint32_t even = (s & 0x00ff00ff) * fs + (d & 0x00ff00ff) * fd;
  uint32_t odd = ((s >> 8) & 0x00ff00ff) * fs + ((d >> 8) & 0x00ff00ff) * fd;
  return px_div255_pairs(even) | px_div255_pairs(odd) << 8;
}

#define PORTER_DUFF(name, source_factor, destination_factor)                                            \
  static uint32_t name##_pixel(uint32_t s, uint32_t d) {                                                \
    uint32_t sa = s >> 24, da = d >> 24;                                                                \
    (void)sa, (void)da;                                                                                 \
    return combine(s, source_factor, d, destination_factor);                                            \
  }                                                                                                     \
  void px_scalar_##name(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {            \
    px_blend_loop(dst, src, mask, n, name##_pixel);                                                     \
  }

PORTER_DUFF(source_in, da, 0)
PORTER_DUFF(source_out, 255 - da, 0)
PORTER_DUFF(source_atop, da, 255 - sa)
PORTER_DUFF(destination_over, 255 - da, 255)
PORTER_DUFF(destination_in, 0, sa)
PORTER_DUFF(destination_out, 0, 255 - sa)
PORTER_DUFF(destination_atop, 255 - da, sa)
PORTER_DUFF(xor, 255 - da, 255 - sa)

static uint32_t plus_lighter_pixel(uint32_t s, uint32_t d) { return px_add(s, d); }

void px_scalar_plus_lighter(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  px_blend_loop(dst, src, mask, n, plus_lighter_pixel);
}

/// Apple: R = MAX(0, 1 - ((1 - D) + (1 - S))), for opaque pixels. With alpha the complements are taken within each
/// pixel's own alpha and the result's alpha is the saturated sum (chosen here: a transparent source changes nothing).
static uint32_t plus_darker_pixel(uint32_t s, uint32_t d) {
  uint32_t sa = s >> 24, da = d >> 24, a = px_min_u32(255, sa + da), result = a << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t missing = sa - ((s >> shift) & 255) + da - ((d >> shift) & 255);
    result |= (missing < a ? a - missing : 0) << shift;
  }
  return result;
}

void px_scalar_plus_darker(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  px_blend_loop(dst, src, mask, n, plus_darker_pixel);
}
