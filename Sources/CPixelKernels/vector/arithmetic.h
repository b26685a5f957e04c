// The pixel formulas of px_pixel.h on whole registers: the same roundings, the same bytes.
//
// Included by vector/tier_*.c after the vocabulary; used by composite_rows.h, blend_rows.h and mask_convert_rows.h.
#pragma once

/// All four channels times the factors / 255.
PX_INLINE pixels scale(pixels v, halves factors) {
  return join(div255(even(v) * factors), div255(odd(v) * factors));
}

/// s over d.
PX_INLINE pixels over(pixels s, pixels d) { return add(s, scale(d, inverted(alpha_factors(s)))); }

/// s * fs + d * fd, rounded once; sums within 65,025.
PX_INLINE pixels combine(pixels s, halves fs, pixels d, halves fd) {
  return join(div255(even(s) * fs + even(d) * fd), div255(odd(s) * fs + odd(d) * fd));
}

PX_INLINE pixels lerp(pixels d, pixels s, halves factors) { return combine(s, factors, d, inverted(factors)); }
