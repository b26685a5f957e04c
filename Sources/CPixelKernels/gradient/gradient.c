// Gradient rows: positions to table entries.
//
// Called by CoreGraphics through px_gradient.h. A linear row is cut where it enters and leaves 0 ... 1, so the inner
// loop needs no limits. Does not build tables and knows no colour spaces.
#include "../fixed_steps.h"
#include "../include/px_composite.h"
#include "gradient_tiers.h"

#define POSITION_ONE ((int64_t)1 << 32)

void px_gradient_linear_row(uint32_t *dst, const px_gradient *g, int64_t t, int64_t dt, size_t n) {
  const uint32_t shift = 32 - g->count_log2;
  if (dt == 0) {
    px_fill(dst, t < 0 ? g->before : t >= POSITION_ONE ? g->after : g->colors[(uint64_t)t >> shift], n);
    return;
  }
  int64_t last;
  if (t >= 0 && t < POSITION_ONE && n > 0 && !__builtin_mul_overflow(dt, (int64_t)(n - 1), &last)
      && !__builtin_add_overflow(last, t, &last) && last >= 0 && last < POSITION_ONE) {  // no division where none is cut
    px_gradient_active()->linear(dst, g, (uint32_t)t, (uint32_t)dt, n);
    return;
  }
  size_t outside = dt > 0 ? px_steps_below(t, dt, 0, n) : px_steps_from(t, dt, POSITION_ONE, n);
  px_fill(dst, dt > 0 ? g->before : g->after, outside);
  uint64_t at = (uint64_t)t + (uint64_t)dt * outside;
  dst += outside;
  n -= outside;
  size_t inside = dt > 0 ? px_steps_below((int64_t)at, dt, POSITION_ONE, n) : px_steps_from((int64_t)at, dt, 0, n);
  if (inside > 0) px_gradient_active()->linear(dst, g, (uint32_t)at, (uint32_t)dt, inside);
  px_fill(dst + inside, dt > 0 ? g->after : g->before, n - inside);
}

void px_gradient_radial_row(uint32_t *dst, const px_gradient *g, float x, float y, float dx, float dy, float scale,
                            float offset, uint32_t first, size_t n) {
  const px_radial_walk walk = {x, y, dx, dy, scale, offset};
  px_gradient_active()->radial(dst, g, &walk, first, n);
}

void px_gradient_lookup_row(uint32_t *dst, const px_gradient *g, const float *t, size_t n) {
  px_gradient_active()->lookup(dst, g, t, n);
}
