// Blend rows on registers, written once for every vector tier: the formulas of scalar/blend_*.c, lane by lane.
//
// Included by vector/tier_*.c after arithmetic.h. The cheap modes work on 16-bit halves, where every sum stays within
// 65,025 because pixels are made well-formed first. Dodge, burn and soft light need quotients: blend_quotients.h.
#pragma once

/// Limits the channels to alpha.
PX_INLINE pixels well_formed(pixels v) {
  halves a = alpha_factors(v);
  return (pixels)__builtin_elementwise_min((bytes)v, (bytes)(a | a << 8));
}

/// The row of a function of two registers; `m` is lerped in unless the group is fully covered.
#define BLEND_ROW(name, function)                                                                       \
  static void name(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {                 \
    size_t i = 0;                                                                                       \
    for (; i + PX_LANES <= n; i += PX_LANES) {                                                          \
      cover m = load_cover(mask ? mask + i : all_covered);                                              \
      if (is_uncovered(m)) continue;                                                                    \
      pixels before = load(dst + i), d = well_formed(before);                                           \
      pixels blended = function(well_formed(load(src + i)), d);                                         \
      store(dst + i, is_covered(m) ? blended : masked(before, d, blended, m));                          \
    }                                                                                                   \
    if (i == n) return;                                                                                 \
    size_t rest = n - i;                                                                                \
    cover m = load_cover_some(mask ? mask + i : all_covered, rest);                                     \
    pixels before = load_some(dst + i, rest), d = well_formed(before);                                  \
    pixels blended = function(well_formed(load_some(src + i, rest)), d);                                \
    store_some(dst + i, masked(before, d, blended, m), rest);                                           \
  }

static const uint8_t all_covered[16] = { 255, 255, 255, 255, 255, 255, 255, 255,
                                         255, 255, 255, 255, 255, 255, 255, 255 };

/// The lerp; pixels without coverage keep their bytes, well-formed or not.
PX_INLINE pixels masked(pixels before, pixels d, pixels blended, cover m) {
  halves factors = cover_factors(m);
  pixels untouched = (pixels)((pixels)factors == 0);
  return (lerp(d, blended, factors) & ~untouched) | (before & untouched);
}

// Porter-Duff

#define PORTER_DUFF_ROW(name, source_factor, destination_factor)                                        \
  PX_INLINE pixels name##_of(pixels s, pixels d) {                                                      \
    halves sa = alpha_factors(s), da = alpha_factors(d);                                                \
    (void)sa, (void)da;                                                                                 \
    return combine(s, source_factor, d, destination_factor);                                            \
  }                                                                                                     \
  BLEND_ROW(name##_row, name##_of)

PORTER_DUFF_ROW(source_in, da, splat_half(0))
PORTER_DUFF_ROW(source_out, inverted(da), splat_half(0))
PORTER_DUFF_ROW(source_atop, da, inverted(sa))
PORTER_DUFF_ROW(destination_over, inverted(da), splat_half(255))
PORTER_DUFF_ROW(destination_in, splat_half(0), sa)
PORTER_DUFF_ROW(destination_out, splat_half(0), inverted(sa))
PORTER_DUFF_ROW(destination_atop, inverted(da), sa)
PORTER_DUFF_ROW(xor, inverted(da), inverted(sa))
BLEND_ROW(plus_lighter_row, add)

PX_INLINE pixels plus_darker_of(pixels s, pixels d) {
  pixels opacity = (pixels)__builtin_elementwise_add_sat(alpha_factors(s), alpha_factors(d));
  halves a = min_half((halves)opacity, splat_half(255)), sum = (halves)opacity;
  halves missing_even = sum - even(s) - even(d), missing_odd = sum - odd(s) - odd(d);
  return join(a - min_half(a, missing_even), a - min_half(a, missing_odd));
}
BLEND_ROW(plus_darker_row, plus_darker_of)

static void normal_row(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  if (mask) over_mask_row(dst, src, mask, n);
  else over_row(dst, src, n);
}

static void copy_row(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  if (mask) copy_mask_row(dst, src, mask, n);
  else if (dst != src) memcpy(dst, src, n * sizeof *dst);
}

// Separable: S(1 - da) + D(1 - sa) + term

PX_INLINE halves multiply_term(halves s, halves d, halves sa, halves da) {
  (void)sa, (void)da;
  return s * d;
}
PX_INLINE halves screen_term(halves s, halves d, halves sa, halves da) { return s * da + d * sa - s * d; }
PX_INLINE halves darken_term(halves s, halves d, halves sa, halves da) { return min_half(s * da, d * sa); }
PX_INLINE halves lighten_term(halves s, halves d, halves sa, halves da) { return max_half(s * da, d * sa); }
PX_INLINE halves hard_light_term(halves s, halves d, halves sa, halves da) {
  halves dark = 2 * s * d, light = sa * da - 2 * (da - d) * (sa - s);
  return pick((halves)(2 * s <= sa), dark, light);
}
PX_INLINE halves overlay_term(halves s, halves d, halves sa, halves da) { return hard_light_term(d, s, da, sa); }
PX_INLINE halves difference_term(halves s, halves d, halves sa, halves da) {
  return max_half(s * da, d * sa) - min_half(s * da, d * sa);
}
PX_INLINE halves exclusion_term(halves s, halves d, halves sa, halves da) { return s * da + d * sa - 2 * s * d; }

typedef halves term_function(halves s, halves d, halves sa, halves da);

PX_INLINE halves separable_half(halves s, halves d, halves sa, halves da, term_function *term) {
  return div255(s * inverted(da) + d * inverted(sa) + term(s, d, sa, da));
}

/// The union of the alphas, in the alpha byte.
PX_INLINE pixels union_alpha(halves sa, halves da) {
  return (pixels)(div255(255 * (sa + da) - sa * da) << 8) & 0xff000000;
}

PX_INLINE pixels separable(pixels s, pixels d, term_function *term) {
  halves sa = alpha_factors(s), da = alpha_factors(d);
  pixels colors = join(separable_half(even(s), even(d), sa, da, term), separable_half(odd(s), odd(d), sa, da, term));
  return (colors & 0x00ffffff) | union_alpha(sa, da);
}

#define SEPARABLE_ROW(name)                                                                             \
  PX_INLINE pixels name##_of(pixels s, pixels d) { return separable(s, d, name##_term); }               \
  BLEND_ROW(name##_row, name##_of)

SEPARABLE_ROW(multiply)
SEPARABLE_ROW(screen)
SEPARABLE_ROW(overlay)
SEPARABLE_ROW(darken)
SEPARABLE_ROW(lighten)
SEPARABLE_ROW(hard_light)
SEPARABLE_ROW(difference)
SEPARABLE_ROW(exclusion)
