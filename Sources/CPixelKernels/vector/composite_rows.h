// Composite rows on registers, written once for every vector tier.
//
// Included by vector/tier_*.c, which bring the vocabulary (lanes.h, arithmetic.h). Whole registers first, then a
// partial one. Transparent groups are skipped and opaque ones stored, where the formula gives just that.
#pragma once

static void fill_row(uint32_t *dst, uint32_t color, size_t n) {
  pixels c = splat(color);
  size_t i = 0;
  for (; i + 4 * PX_LANES <= n; i += 4 * PX_LANES) {
    store(dst + i, c);
    store(dst + i + PX_LANES, c);
    store(dst + i + 2 * PX_LANES, c);
    store(dst + i + 3 * PX_LANES, c);
  }
  for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, c);
  if (i < n) store_some(dst + i, c, n - i);
}

static void over_solid_row(uint32_t *dst, uint32_t color, size_t n) {
  pixels c = splat(color);
  halves rest = splat_half((uint16_t)(255 - (color >> 24)));
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, add(c, scale(load(dst + i), rest)));
  if (i < n) store_some(dst + i, add(c, scale(load_some(dst + i, n - i), rest)), n - i);
}

static void over_solid_mask_row(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n) {
  pixels c = splat(color);
  bool opaque = color >> 24 == 255;
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    cover m = load_cover(mask + i);
    if (is_uncovered(m)) continue;
    if (opaque && is_covered(m)) store(dst + i, c);
    else store(dst + i, over(scale(c, cover_factors(m)), load(dst + i)));
  }
  if (i == n) return;
  cover m = load_cover_some(mask + i, n - i);
  if (!is_uncovered(m))
    store_some(dst + i, over(scale(c, cover_factors(m)), load_some(dst + i, n - i)), n - i);
}

static void over_row(uint32_t *dst, const uint32_t *src, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    pixels s = load(src + i);
    if (is_opaque(s)) store(dst + i, s);
    else if (!is_zero(s)) store(dst + i, over(s, load(dst + i)));
  }
  if (i < n) store_some(dst + i, over(load_some(src + i, n - i), load_some(dst + i, n - i)), n - i);
}

static void over_alpha_row(uint32_t *dst, const uint32_t *src, uint8_t alpha, size_t n) {
  halves a = splat_half(alpha);
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    pixels s = load(src + i);
    if (!is_zero(s)) store(dst + i, over(scale(s, a), load(dst + i)));
  }
  if (i < n) store_some(dst + i, over(scale(load_some(src + i, n - i), a), load_some(dst + i, n - i)), n - i);
}

static void over_mask_row(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    cover m = load_cover(mask + i);
    if (!is_uncovered(m)) store(dst + i, over(scale(load(src + i), cover_factors(m)), load(dst + i)));
  }
  if (i == n) return;
  cover m = load_cover_some(mask + i, n - i);
  pixels s = scale(load_some(src + i, n - i), cover_factors(m));
  store_some(dst + i, over(s, load_some(dst + i, n - i)), n - i);
}

static void copy_mask_row(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    cover m = load_cover(mask + i);
    if (is_covered(m)) store(dst + i, load(src + i));
    else if (!is_uncovered(m)) store(dst + i, lerp(load(dst + i), load(src + i), cover_factors(m)));
  }
  if (i == n) return;
  halves m = cover_factors(load_cover_some(mask + i, n - i));
  store_some(dst + i, lerp(load_some(dst + i, n - i), load_some(src + i, n - i), m), n - i);
}

static void scale_alpha_row(uint32_t *dst, uint8_t alpha, size_t n) {
  halves a = splat_half(alpha);
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) store(dst + i, scale(load(dst + i), a));
  if (i < n) store_some(dst + i, scale(load_some(dst + i, n - i), a), n - i);
}

static void scale_mask_row(uint32_t *dst, const uint8_t *mask, size_t n) {
  size_t i = 0;
  for (; i + PX_LANES <= n; i += PX_LANES) {
    cover m = load_cover(mask + i);
    if (!is_covered(m)) store(dst + i, scale(load(dst + i), cover_factors(m)));
  }
  if (i == n) return;
  halves m = cover_factors(load_cover_some(mask + i, n - i));
  store_some(dst + i, scale(load_some(dst + i, n - i), m), n - i);
}
