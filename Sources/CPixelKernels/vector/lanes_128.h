// What four-pixel registers (SSE2, NEON) have in common: odd ends, coverage, the spreading of alpha.
//
// Included by tier_sse2.c and tier_neon.c after lanes.h.
#pragma once

PX_INLINE halves alpha_factors(pixels v) {
  pixels a = v >> 24;
  return (halves)(a | a << 16);
}

/// The first k pixels (1...3), zeros behind; and the way back. Touches nothing beyond.
PX_INLINE pixels load_some(const uint32_t *p, size_t k) {
  return (pixels){ p[0], k > 1 ? p[1] : 0, k > 2 ? p[2] : 0, 0 };
}
PX_INLINE void store_some(uint32_t *p, pixels v, size_t k) {
  p[0] = v[0];
  if (k > 1) p[1] = v[1];
  if (k > 2) p[2] = v[2];
}

/// Four-pixel registers gain nothing from an aligned start.
PX_INLINE size_t head_of(const uint32_t *dst, size_t n) {
  (void)dst, (void)n;
  return 0;
}

typedef uint32_t cover;  // the coverage bytes of PX_LANES pixels

PX_INLINE cover load_cover(const uint8_t *m) {
  cover c;
  memcpy(&c, m, sizeof c);
  return c;
}
PX_INLINE cover load_cover_some(const uint8_t *m, size_t k) { return (cover)load_few_bytes(m, k); }
PX_INLINE bool is_uncovered(cover c) { return c == 0; }
PX_INLINE bool is_covered(cover c) { return c == UINT32_MAX; }
PX_INLINE halves cover_factors(cover c) {
  coverage m;
  memcpy(&m, &c, sizeof m);
  pixels w = __builtin_convertvector(m, pixels);
  return (halves)(w | w << 16);
}
