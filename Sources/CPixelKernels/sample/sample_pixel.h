// The arithmetic of sampling, one pixel at a time: what every tier must reproduce byte for byte.
//
// Used by the scalar rows and by the ends of the vector ones. Lerps round each time (to 8 bits, halves up), down first,
// then across: constant colours, opacity and r, g, b <= a all survive.
#pragma once
#include "../include/px_sample.h"

/// (a * (256 - w) + b * w + 128) / 256 in each channel, w 0...256.
static inline uint32_t px_lerp_channels(uint32_t a, uint32_t b, uint32_t w) {
  uint32_t even = (a & 0x00ff00ff) * (256 - w) + (b & 0x00ff00ff) * w + 0x00800080;
  uint32_t odd = ((a >> 8) & 0x00ff00ff) * (256 - w) + ((b >> 8) & 0x00ff00ff) * w + 0x00800080;
  return ((even >> 8) & 0x00ff00ff) | (odd & 0xff00ff00);
}

static inline int32_t px_clamp_index(int64_t i, int32_t count) {
  return i < 0 ? 0 : i >= count ? count - 1 : (int32_t)i;
}

static inline uint32_t px_bilinear_of(uint32_t p00, uint32_t p01, uint32_t p10, uint32_t p11, uint32_t fx,
                                      uint32_t fy) {
  return px_lerp_channels(px_lerp_channels(p00, p10, fy), px_lerp_channels(p01, p11, fy), fx);
}

/// The bilinear sample at (u, v), 16.16, clamped to the edges.
static inline uint32_t px_bilinear_at(const px_source *src, int64_t u, int64_t v) {
  int64_t x = u >> 16, y = v >> 16;
  const uint32_t *top = src->pixels + px_clamp_index(y, src->height) * src->stride;
  const uint32_t *bottom = src->pixels + px_clamp_index(y + 1, src->height) * src->stride;
  int32_t left = px_clamp_index(x, src->width), right = px_clamp_index(x + 1, src->width);
  return px_bilinear_of(top[left], top[right], bottom[left], bottom[right], (uint32_t)(u >> 8) & 255,
                        (uint32_t)(v >> 8) & 255);
}

/// The sample nearest to (u, v), 16.16, clamped to the edges.
static inline uint32_t px_nearest_at(const px_source *src, int64_t u, int64_t v) {
  int32_t x = px_clamp_index((u + 32768) >> 16, src->width), y = px_clamp_index((v + 32768) >> 16, src->height);
  return src->pixels[y * src->stride + x];
}
