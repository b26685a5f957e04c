// Color dodge, color burn and soft light on registers: the modes whose formulas divide, in 32-bit lanes.
//
// Included by vector/tier_*.c after blend_rows.h. Quotients and the root are single correctly rounded float operations
// on exact integers, truncated, so that they equal the integers of scalar/blend_separable.c.
#pragma once

PX_INLINE pixels pick_wide(pixels condition, pixels a, pixels b) { return (condition & a) | (~condition & b); }
PX_INLINE pixels less_or_equal(pixels a, pixels b) { return (pixels)((ints)a <= (ints)b); }

PX_INLINE pixels color_dodge_wide(pixels s, pixels d, pixels sa, pixels da) {
  pixels rest = sa - s, reach = less_or_equal(da * rest, d * sa);
  pixels divisor = __builtin_elementwise_max(rest, splat(1));
  pixels part = quotient(d * sa * sa + (rest >> 1), divisor);
  return pick_wide(reach, sa * da, part) & (pixels)(d != 0);
}

PX_INLINE pixels color_burn_wide(pixels s, pixels d, pixels sa, pixels da) {
  pixels rest = da - d, black = less_or_equal(da * s, rest * sa);
  pixels divisor = __builtin_elementwise_max(s, splat(1));
  pixels part = sa * da - quotient(rest * sa * sa + (s >> 1), divisor);
  return pick_wide((pixels)(rest == 0), sa * da, part & ~black);
}

/// D(d / da) * da of the soft light's lighter half, in 1/256: the cubic up to a quarter, the root above.
PX_INLINE pixels soft_light_lift(pixels d, pixels da) {
  floats fd = __builtin_convertvector((ints)d, floats), fa = __builtin_convertvector((ints)da, floats);
  floats x = fd / fa, cubic = ((16.0f * x - 12.0f) * x + 4.0f) * fd;
  floats root = __builtin_elementwise_sqrt(fd * fa);
  pixels low = (pixels)__builtin_convertvector(cubic * 256.0f + 0.5f, ints);
  pixels high = (pixels)__builtin_convertvector(root * 256.0f + 0.5f, ints);
  return pick_wide(less_or_equal(d << 2, da), low, high);
}

PX_INLINE pixels soft_light_wide(pixels s, pixels d, pixels sa, pixels da) {
  pixels divisor = __builtin_elementwise_max(da, splat(1));
  pixels dark = quotient(d * (sa * da - (sa - 2 * s) * (da - d)) + (da >> 1), divisor);
  pixels lift = 2 * s - sa;
  pixels light = sa * d + ((lift * (soft_light_lift(d, divisor) - (d << 8)) + 128) >> 8);
  return pick_wide(less_or_equal(2 * s, sa), dark, light) & (pixels)(da != 0);
}

typedef pixels wide_function(pixels s, pixels d, pixels sa, pixels da);

/// One colour channel, as the low byte of each lane.
PX_INLINE pixels wide_channel(pixels s, pixels d, pixels sa, pixels da, wide_function *term) {
  pixels sum = s * (255 - da) + d * (255 - sa) + term(s, d, sa, da) + 128;
  return (sum + (sum >> 8)) >> 8;
}

PX_INLINE pixels wide_separable(pixels s, pixels d, wide_function *term) {
  pixels sa = s >> 24, da = d >> 24;
  return wide_channel((s >> 16) & 255, (d >> 16) & 255, sa, da, term) << 16
    | wide_channel((s >> 8) & 255, (d >> 8) & 255, sa, da, term) << 8 | wide_channel(s & 255, d & 255, sa, da, term)
    | union_alpha(alpha_factors(s), alpha_factors(d));
}

#define WIDE_ROW(name)                                                                                  \
  PX_INLINE pixels name##_of(pixels s, pixels d) { return wide_separable(s, d, name##_wide); }          \
  BLEND_ROW(name##_row, name##_of)

WIDE_ROW(color_dodge)
WIDE_ROW(color_burn)
WIDE_ROW(soft_light)
