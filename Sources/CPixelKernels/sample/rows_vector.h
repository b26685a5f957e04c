// The sampler's inner rows for one register width, over the words of vector/lanes.h.
//
// Included by sample/tier_*.c, which define PX_BYTES, PX_ROWS (the table's name), EVENS and ODDS (which lanes of two
// registers), the bytes' average, halves up, and the gathering of pixels. What is left over goes through the scalar rows.
#pragma once
#include "sample_pixel.h"
#include "sample_tiers.h"

/// (a * rest + b * weight + 128) / 256; the weights fill both lanes of a pixel and add up to 256.
PX_INLINE pixels lerp_pixels(pixels a, pixels b, halves rest, halves weight) {
  halves e = even(a) * rest + even(b) * weight + 128, o = odd(a) * rest + odd(b) * weight + 128;
  return (pixels)(e >> 8 | (o & 0xff00));
}

/// The second byte of each position as weights.
PX_INLINE halves fractions(ints position) {
  pixels f = ((pixels)position >> 8) & 255;
  return (halves)(f | f << 16);
}

PX_INLINE ints splat_int(int32_t x) { return (ints)splat((uint32_t)x); }

PX_INLINE ints positions(int32_t start, int32_t step) {
  return (ints)(splat((uint32_t)start) + (pixels)LANE_NUMBERS * (uint32_t)step);
}

static int32_t after(int32_t start, int32_t step, size_t count) {
  return (int32_t)((uint32_t)start + (uint32_t)step * (uint32_t)count);
}

static void bilinear(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n) {
  ints us = positions(u, du), vs = positions(v, dv);
  const ints du_all = splat_int(after(0, du, PX_LANES)), dv_all = splat_int(after(0, dv, PX_LANES));
  const ints stride = splat_int((int32_t)src->stride);
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    const ints index = (vs >> 16) * stride + (us >> 16);
    pixels p00, p01, p10, p11;
    load_pairs(src->pixels, index, &p00, &p01);
    load_pairs(src->pixels + src->stride, index, &p10, &p11);
    const halves fx = fractions(us), fy = fractions(vs), gy = 256 - fy;
    store(dst + i, lerp_pixels(lerp_pixels(p00, p10, gy, fy), lerp_pixels(p01, p11, gy, fy), 256 - fx, fx));
    us = (ints)((pixels)us + (pixels)du_all);
    vs = (ints)((pixels)vs + (pixels)dv_all);
  }
  px_sample_scalar.bilinear(dst + i, src, after(u, du, i), after(v, dv, i), du, dv, n - i);
}

/// Any step: the pairs of both rows are picked up one by one.
PX_INLINE size_t level_by_pairs(uint32_t *dst, const uint32_t *top, const uint32_t *bottom, uint32_t fy, int32_t u,
                                int32_t du, size_t n) {
  ints us = positions(u, du);
  const ints du_all = splat_int(after(0, du, PX_LANES));
  const halves fys = splat_half((uint16_t)fy), gys = 256 - fys;
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    pixels p00, p01, p10, p11;
    load_pairs(top, us >> 16, &p00, &p01);
    load_pairs(bottom, us >> 16, &p10, &p11);
    const halves fx = fractions(us);
    store(dst + i, lerp_pixels(lerp_pixels(p00, p10, gys, fys), lerp_pixels(p01, p11, gys, fys), 256 - fx, fx));
    us = (ints)((pixels)us + (pixels)du_all);
  }
  return i;
}

/// Two registers of a pair of rows, blended down.
PX_INLINE void load_blended(const uint32_t *top, const uint32_t *bottom, uint32_t fy, pixels *a, pixels *b) {
  *a = load(top);
  *b = load(top + PX_LANES);
  if (fy == 0) return;
  const pixels c = load(bottom), d = load(bottom + PX_LANES);
  const halves fys = splat_half((uint16_t)fy), gys = 256 - fys;
  *a = fy == 128 ? average(*a, c) : lerp_pixels(*a, c, gys, fys);
  *b = fy == 128 ? average(*b, d) : lerp_pixels(*b, d, gys, fys);
}

/// Halving: every pixel is used once, so both rows are read in order. A weight of one half is an average.
PX_INLINE size_t level_halving_by(uint32_t *dst, const uint32_t *top, const uint32_t *bottom, uint32_t fy, uint32_t fx,
                                  size_t n) {
  const halves fxs = splat_half((uint16_t)fx), gxs = 256 - fxs;
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    pixels a, b;
    load_blended(top + 2 * i, bottom + 2 * i, fy, &a, &b);
    const pixels left = EVENS(a, b), right = ODDS(a, b);
    store(dst + i, fx == 128 ? average(left, right) : lerp_pixels(left, right, gxs, fxs));
  }
  return i;
}

static size_t level_halving(uint32_t *dst, const uint32_t *top, const uint32_t *bottom, uint32_t fy, int32_t u,
                            size_t n) {
  const uint32_t fx = (uint32_t)(u >> 8) & 255;
  top += u >> 16;
  bottom += u >> 16;
  if (fx == 128 && fy == 128) return level_halving_by(dst, top, bottom, 128, 128, n);
  if (fx == 128 && fy == 0) return level_halving_by(dst, top, bottom, 0, 128, n);
  return level_halving_by(dst, top, bottom, fy, fx, n);
}

static void bilinear_level(uint32_t *dst, const uint32_t *top, const uint32_t *bottom, int32_t width, uint32_t fy,
                           int32_t u, int32_t du, size_t n) {
  size_t i;
  if (du == 2 * 65536) i = level_halving(dst, top, bottom, fy, u, n);
  else if (du > 0 && du <= LARGEST_WINDOW_STEP) i = level_by_windows(dst, top, bottom, width, fy, u, du, n);
  else i = level_by_pairs(dst, top, bottom, fy, u, du, n);
  px_sample_scalar.bilinear_level(dst + i, top, bottom, width, fy, after(u, du, i), du, n - i);
}

static void nearest(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n) {
  ints us = positions(u, du), vs = positions(v, dv);
  const ints du_all = splat_int(after(0, du, PX_LANES)), dv_all = splat_int(after(0, dv, PX_LANES));
  const ints stride = splat_int((int32_t)src->stride);
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    store(dst + i, load_each(src->pixels, (vs >> 16) * stride + (us >> 16)));
    us = (ints)((pixels)us + (pixels)du_all);
    vs = (ints)((pixels)vs + (pixels)dv_all);
  }
  px_sample_scalar.nearest(dst + i, src, after(u, du, i), after(v, dv, i), du, dv, n - i);
}

static void lerp(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t w, size_t n) {
  const halves weight = splat_half((uint16_t)w), rest = 256 - weight;
  size_t i = 0;
  if (w == 128)
    for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, average(load(a + i), load(b + i)));
  for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, lerp_pixels(load(a + i), load(b + i), rest, weight));
  px_sample_scalar.lerp(dst + i, a + i, b + i, w, n - i);
}

static void halve(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    const pixels a0 = load(a + 2 * i), a1 = load(a + 2 * i + PX_LANES);
    const pixels b0 = load(b + 2 * i), b1 = load(b + 2 * i + PX_LANES);
    const pixels e0 = (pixels)(even(a0) + even(b0)), e1 = (pixels)(even(a1) + even(b1));
    const pixels o0 = (pixels)(odd(a0) + odd(b0)), o1 = (pixels)(odd(a1) + odd(b1));
    const halves e = (halves)EVENS(e0, e1) + (halves)ODDS(e0, e1) + 2;
    const halves o = (halves)EVENS(o0, o1) + (halves)ODDS(o0, o1) + 2;
    store(dst + i, join(e >> 2, o >> 2));
  }
  px_sample_scalar.halve(dst + i, a + 2 * i, b + 2 * i, n - i);
}

const px_sample_rows PX_ROWS = {bilinear, bilinear_level, nearest, lerp, halve};
