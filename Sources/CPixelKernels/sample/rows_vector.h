// The sampler's inner rows for one register width, over the words of vector/lanes.h.
//
// Included by sample/tier_*.c, which define PX_BYTES, PX_ROWS (the table's name), PX_FEWER (the table for less than a
// register), EVENS and ODDS (which lanes of two registers), the bytes' average, halves up, lerp_halves, and the
// gathering and picking of pixels.
#pragma once
#include "sample_pixel.h"
#include "sample_tiers.h"

/// As px_lerp_channels; weights 0...255 fill both lanes of a pixel.
PX_INLINE pixels lerp_pixels(pixels a, pixels b, halves weight) {
  return join(lerp_halves(even(a), even(b), weight), lerp_halves(odd(a), odd(b), weight));
}

/// As px_bilinear_of: down, then across.
PX_INLINE pixels lerp_four(pixels p00, pixels p01, pixels p10, pixels p11, halves fx, halves fy) {
  const halves left_even = lerp_halves(even(p00), even(p10), fy), right_even = lerp_halves(even(p01), even(p11), fy);
  const halves left_odd = lerp_halves(odd(p00), odd(p10), fy), right_odd = lerp_halves(odd(p01), odd(p11), fy);
  return join(lerp_halves(left_even, right_even, fx), lerp_halves(left_odd, right_odd, fx));
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

/// Whole registers of n pixels, at least one. What is no multiple is in the last register, which makes some pixels
/// twice: cheaper than making the odd ones singly.
#define EACH_REGISTER(i, n) \
  for (size_t i = 0, last = (n) - PX_LANES; i <= last; i = i < last && i + PX_LANES > last ? last : i + PX_LANES)

/// A register of samples at positions x and y.
PX_INLINE void store_samples(uint32_t *dst, const uint32_t *pixels_at, ints stride, ptrdiff_t below, ints x, ints y) {
  const ints index = (y >> 16) * stride + (x >> 16);
  pixels p00, p01, p10, p11;
  load_pairs(pixels_at, index, &p00, &p01);
  load_pairs(pixels_at + below, index, &p10, &p11);
  store(dst, lerp_four(p00, p01, p10, p11, fractions(x), fractions(y)));
}

static void bilinear(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n) {
  if (n < PX_LANES) {
    PX_FEWER.bilinear(dst, src, u, v, du, dv, n);
    return;
  }
  const ints du_all = splat_int(after(0, du, PX_LANES)), dv_all = splat_int(after(0, dv, PX_LANES));
  const ints stride = splat_int((int32_t)src->stride);
  const uint32_t *base = src->pixels;
  const ptrdiff_t below = src->stride;
  ints x = positions(u, du), y = positions(v, dv);
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    store_samples(dst + i, base, stride, below, x, y);
    x = (ints)((pixels)x + (pixels)du_all);
    y = (ints)((pixels)y + (pixels)dv_all);
  }
  if (i == n) return;
  i = n - PX_LANES;
  store_samples(dst + i, base, stride, below, positions(after(u, du, i), du), positions(after(v, dv, i), dv));
}

/// Any step: the pairs of both rows are picked up one by one.
PX_INLINE void store_level_samples(uint32_t *dst, const px_row_pair *rows, halves fy, ints x) {
  pixels p00, p01, p10, p11;
  load_pairs(rows->top, x >> 16, &p00, &p01);
  load_pairs(rows->bottom, x >> 16, &p10, &p11);
  store(dst, lerp_four(p00, p01, p10, p11, fractions(x), fy));
}

static void level_by_pairs(uint32_t *dst, const px_row_pair *rows, uint32_t fy, int32_t u, int32_t du, size_t n) {
  const ints du_all = splat_int(after(0, du, PX_LANES));
  const halves fys = splat_half((uint16_t)fy);
  ints x = positions(u, du);
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    store_level_samples(dst + i, rows, fys, x);
    x = (ints)((pixels)x + (pixels)du_all);
  }
  if (i < n) store_level_samples(dst + n - PX_LANES, rows, fys, positions(after(u, du, n - PX_LANES), du));
}

#if LARGEST_WINDOW_STEP > 0
/// du at most LARGEST_WINDOW_STEP, width and n a register at least: a window of neighbouring pixels is blended down,
/// and pixels are picked from it. The last window ends with the row.
static void level_by_windows(uint32_t *dst, const px_row_pair *rows, uint32_t fy, int32_t u, int32_t du, size_t n) {
  const halves fys = splat_half((uint16_t)fy);
  const ints steps = positions(0, du);
  const int32_t end = rows->width - PX_LANES;
  EACH_REGISTER(i, n) {
    const int32_t first = after(u, du, i), x = first >> 16 < end ? first >> 16 : end;
    const pixels window = lerp_pixels(load(rows->top + x), load(rows->bottom + x), fys);
    const ints at = steps + splat_int(first - (x << 16)), index = at >> 16;
    store(dst + i, lerp_pixels(pick_each(window, index), pick_each(window, index + 1), fractions(at)));
  }
}
#else
#define level_by_windows level_by_pairs
#endif

/// Two registers of a pair of rows, blended down.
PX_INLINE void load_blended(const uint32_t *top, const uint32_t *bottom, uint32_t fy, pixels *a, pixels *b) {
  *a = load(top);
  *b = load(top + PX_LANES);
  if (fy == 0) return;
  const pixels c = load(bottom), d = load(bottom + PX_LANES);
  const halves fys = splat_half((uint16_t)fy);
  *a = fy == 128 ? average(*a, c) : lerp_pixels(*a, c, fys);
  *b = fy == 128 ? average(*b, d) : lerp_pixels(*b, d, fys);
}

/// Asks for two registers' pixels of the next pair of rows, into the second cache: they may lie outside the image.
PX_INLINE void prefetch_below(const uint32_t *top, const uint32_t *bottom) {
  const uintptr_t row = (uintptr_t)bottom - (uintptr_t)top;
  for (uintptr_t i = 0; i < 2 * PX_BYTES; i += 64) {
    __builtin_prefetch((const void *)((uintptr_t)bottom + row + i), 0, 2);
    __builtin_prefetch((const void *)((uintptr_t)bottom + 2 * row + i), 0, 2);
  }
}

/// Halving: every pixel is used once, so both rows are read in order, as fast as memory allows. A weight of one half is
/// an average. One row alone is followed well enough without asking.
PX_INLINE void level_halving_by(uint32_t *dst, const uint32_t *top, const uint32_t *bottom, uint32_t fy, uint32_t fx,
                                size_t n) {
  const halves fxs = splat_half((uint16_t)fx);
  EACH_REGISTER(i, n) {
    if (fy != 0) prefetch_below(top + 2 * i, bottom + 2 * i);
    pixels a, b;
    load_blended(top + 2 * i, bottom + 2 * i, fy, &a, &b);
    const pixels left = EVENS(a, b), right = ODDS(a, b);
    store(dst + i, fx == 128 ? average(left, right) : lerp_pixels(left, right, fxs));
  }
}

static void level_halving(uint32_t *dst, const px_row_pair *rows, uint32_t fy, int32_t u, size_t n) {
  const uint32_t fx = (uint32_t)(u >> 8) & 255, *top = rows->top + (u >> 16), *bottom = rows->bottom + (u >> 16);
  if (fx == 128 && fy == 128) level_halving_by(dst, top, bottom, 128, 128, n);
  else if (fx == 128 && fy == 0) level_halving_by(dst, top, bottom, 0, 128, n);
  else level_halving_by(dst, top, bottom, fy, fx, n);
}

static void bilinear_level(uint32_t *dst, const px_row_pair *rows, uint32_t fy, int32_t u, int32_t du, size_t n) {
  if (n < PX_LANES) PX_FEWER.bilinear_level(dst, rows, fy, u, du, n);
  else if (du == 2 * 65536) level_halving(dst, rows, fy, u, n);
  else if (du > 0 && du <= LARGEST_WINDOW_STEP && rows->width >= PX_LANES) level_by_windows(dst, rows, fy, u, du, n);
  else level_by_pairs(dst, rows, fy, u, du, n);
}

static void nearest(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n) {
  if (n < PX_LANES) {
    PX_FEWER.nearest(dst, src, u, v, du, dv, n);
    return;
  }
  const ints us = positions(u, du), vs = positions(v, dv), stride = splat_int((int32_t)src->stride);
  EACH_REGISTER(i, n) {
    const ints x = us + splat_int(after(0, du, i)), y = vs + splat_int(after(0, dv, i));
    store(dst + i, load_each(src->pixels, (y >> 16) * stride + (x >> 16)));
  }
}

static void lerp(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t w, size_t n) {
  const halves weight = splat_half((uint16_t)w);
  size_t i = 0;
  if (w == 128)
    for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, average(load(a + i), load(b + i)));
  if (w < 256)
    for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, lerp_pixels(load(a + i), load(b + i), weight));
  PX_FEWER.lerp(dst + i, a + i, b + i, w, n - i);
}

const px_sample_rows PX_ROWS = {bilinear, bilinear_level, nearest, lerp};
