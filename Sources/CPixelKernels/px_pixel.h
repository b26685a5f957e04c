// The arithmetic of one pixel, exact, in plain C: what every tier must reproduce byte for byte.
//
// Used by the scalar rows and by the odd ends of everything else. A pixel is 0xAARRGGBB, premultiplied. A product of
// two 8-bit fractions is x*y/255 rounded to the nearest. Sums saturate, so that a malformed pixel (a channel above its
// alpha) never spills into its neighbour channel. Does no memory access.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#define PX_INLINE static inline __attribute__((always_inline, unused))

/// x / 255 rounded to the nearest, for x in 0...65,025.
PX_INLINE uint32_t px_div255(uint32_t x) { return ((x + 128) * 257) >> 16; }

/// The channels 0 and 2 of `pairs` (16-bit lanes, each 0...65,025), divided by 255 and rounded.
PX_INLINE uint32_t px_div255_pairs(uint32_t pairs) {
  pairs += 0x00800080;
  return ((pairs + ((pairs >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
}

/// All four channels times a / 255.
PX_INLINE uint32_t px_scale(uint32_t p, uint32_t a) {
  return px_div255_pairs((p & 0x00ff00ff) * a) | px_div255_pairs(((p >> 8) & 0x00ff00ff) * a) << 8;
}

/// Saturating sum of two 16-bit-lane pairs of bytes.
PX_INLINE uint32_t px_add_pairs(uint32_t a, uint32_t b) {
  uint32_t sum = a + b;
  return (sum | ((sum >> 8) & 0x00010001) * 255) & 0x00ff00ff;
}

/// Channelwise saturating sum.
PX_INLINE uint32_t px_add(uint32_t p, uint32_t q) {
  return px_add_pairs(p & 0x00ff00ff, q & 0x00ff00ff)
    | px_add_pairs((p >> 8) & 0x00ff00ff, (q >> 8) & 0x00ff00ff) << 8;
}

/// Source over destination.
PX_INLINE uint32_t px_over_pixel(uint32_t s, uint32_t d) { return px_add(s, px_scale(d, 255 - (s >> 24))); }

/// s * m + d * (1 - m), rounded once.
PX_INLINE uint32_t px_lerp_pixel(uint32_t d, uint32_t s, uint32_t m) {
  uint32_t even = (s & 0x00ff00ff) * m + (d & 0x00ff00ff) * (255 - m);
  uint32_t odd = ((s >> 8) & 0x00ff00ff) * m + ((d >> 8) & 0x00ff00ff) * (255 - m);
  return px_div255_pairs(even) | px_div255_pairs(odd) << 8;
}

/// Rec. 709 luminance of the premultiplied channels, weights in 1/256, rounded.
PX_INLINE uint32_t px_luminance(uint32_t p) {
  return (54 * ((p >> 16) & 255) + 183 * ((p >> 8) & 255) + 19 * (p & 255) + 128) >> 8;
}

/// Straight -> premultiplied.
PX_INLINE uint32_t px_premultiply_pixel(uint32_t p) { return (px_scale(p, p >> 24) & 0x00ffffff) | (p & 0xff000000); }

/// c * 255 / a rounded to the nearest, at most 255; a is not 0.
PX_INLINE uint32_t px_unpremultiply_channel(uint32_t c, uint32_t a) {
  uint32_t q = (c * 255 + a / 2) / a;
  return q > 255 ? 255 : q;
}

/// Premultiplied -> straight; alpha 0 gives 0.
PX_INLINE uint32_t px_unpremultiply_pixel(uint32_t p) {
  uint32_t a = p >> 24;
  if (a == 0) return 0;
  if (a == 255) return p;
  return a << 24 | px_unpremultiply_channel((p >> 16) & 255, a) << 16
    | px_unpremultiply_channel((p >> 8) & 255, a) << 8 | px_unpremultiply_channel(p & 255, a);
}
