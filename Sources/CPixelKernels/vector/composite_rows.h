// Composite rows on registers, written once for every vector tier.
//
// Included by vector/tier_*.c, which bring the vocabulary (lanes.h, arithmetic.h). A row is a partial register up to an
// aligned place where that pays, whole registers, and a partial one. Groups without effect are skipped and opaque ones
// stored, where the formula gives just that.
#pragma once

/// Runs `whole` at every `i` where a full register fits, and `some` where only the `k` pixels from `at` on are left.
#define PX_ROW(some, whole)                                             \
  size_t i = head_of(dst, n);                                           \
  if (i) {                                                              \
    const size_t at = 0, k = i;                                         \
    some;                                                               \
  }                                                                     \
  for (; i + PX_LANES <= n; i += PX_LANES) whole                        \
  if (i < n) {                                                          \
    const size_t at = i, k = n - i;                                     \
    some;                                                               \
  }

/// Aligned whole registers, and overlapping ones at both ends.
static void fill_row(uint32_t *dst, uint32_t color, size_t n) {
  pixels c = splat(color);
  if (n < PX_LANES) {
    if (n) store_some(dst, c, n);
    return;
  }
  store(dst, c);
  store(dst + n - PX_LANES, c);
  size_t i = PX_LANES - ((uintptr_t)dst / 4) % PX_LANES;
  for (; i + 4 * PX_LANES <= n; i += 4 * PX_LANES) {
    store(dst + i, c);
    store(dst + i + PX_LANES, c);
    store(dst + i + 2 * PX_LANES, c);
    store(dst + i + 3 * PX_LANES, c);
  }
  for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, c);
}

static void over_solid_row(uint32_t *dst, uint32_t color, size_t n) {
  pixels c = splat(color);
  halves rest = splat_half((uint16_t)(255 - (color >> 24)));
  PX_ROW(store_some(dst + at, add(c, scale(load_some(dst + at, k), rest)), k),
         store(dst + i, add(c, scale(load(dst + i), rest)));)
}

PX_INLINE void over_solid_mask_row(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n) {
  pixels c = splat(color);
  bool opaque = color >> 24 == 255;
  PX_ROW(cover m = load_cover_some(mask + at, k);
         if (!is_uncovered(m)) store_some(dst + at, over(scale(c, cover_factors(m)), load_some(dst + at, k)), k),
         {
           cover m = load_cover(mask + i);
           if (is_uncovered(m)) continue;
           if (opaque && is_covered(m)) store(dst + i, c);
           else store(dst + i, over(scale(c, cover_factors(m)), load(dst + i)));
         })
}

static void over_solid_mask_rect(uint32_t *dst, ptrdiff_t stride, uint32_t color, const uint8_t *mask,
                                 ptrdiff_t mask_stride, size_t width, size_t height) {
  for (; height > 0; height--, dst += stride, mask += mask_stride) over_solid_mask_row(dst, color, mask, width);
}

static void over_row(uint32_t *dst, const uint32_t *src, size_t n) {
  PX_ROW(store_some(dst + at, over(load_some(src + at, k), load_some(dst + at, k)), k),
         {
           pixels s = load(src + i);
           if (is_opaque(s)) store(dst + i, s);
           else if (!is_zero(s)) store(dst + i, over(s, load(dst + i)));
         })
}

static void over_alpha_row(uint32_t *dst, const uint32_t *src, uint8_t alpha, size_t n) {
  halves a = splat_half(alpha);
  PX_ROW(store_some(dst + at, over(scale(load_some(src + at, k), a), load_some(dst + at, k)), k),
         {
           pixels s = load(src + i);
           if (!is_zero(s)) store(dst + i, over(scale(s, a), load(dst + i)));
         })
}

static void over_mask_row(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  PX_ROW(halves m = cover_factors(load_cover_some(mask + at, k));
         store_some(dst + at, over(scale(load_some(src + at, k), m), load_some(dst + at, k)), k),
         {
           cover m = load_cover(mask + i);
           if (!is_uncovered(m)) store(dst + i, over(scale(load(src + i), cover_factors(m)), load(dst + i)));
         })
}

static void copy_mask_row(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  PX_ROW(halves m = cover_factors(load_cover_some(mask + at, k));
         store_some(dst + at, lerp(load_some(dst + at, k), load_some(src + at, k), m), k),
         {
           cover m = load_cover(mask + i);
           if (is_covered(m)) store(dst + i, load(src + i));
           else if (!is_uncovered(m)) store(dst + i, lerp(load(dst + i), load(src + i), cover_factors(m)));
         })
}

static void scale_alpha_row(uint32_t *dst, uint8_t alpha, size_t n) {
  halves a = splat_half(alpha);
  PX_ROW(store_some(dst + at, scale(load_some(dst + at, k), a), k), store(dst + i, scale(load(dst + i), a));)
}

static void scale_mask_row(uint32_t *dst, const uint8_t *mask, size_t n) {
  PX_ROW(halves m = cover_factors(load_cover_some(mask + at, k));
         store_some(dst + at, scale(load_some(dst + at, k), m), k),
         {
           cover m = load_cover(mask + i);
           if (!is_covered(m)) store(dst + i, scale(load(dst + i), cover_factors(m)));
         })
}
