// Gradient rows: positions to table entries.
//
// Called by CoreGraphics through px_gradient.h. A linear row is cut where it enters and leaves 0 ... 1, so the inner loop
// needs no limits. Does not build tables and knows no colour spaces.
#include "../include/px_gradient.h"

#include <math.h>

#include "../include/px_composite.h"

#define POSITION_ONE ((int64_t)1 << 32)

/// How many of the first n positions t, t + dt, ... lie below `limit`, for dt > 0. No overflow whatever t and dt.
static size_t count_below(int64_t t, int64_t dt, int64_t limit, size_t n) {
  if (t >= limit) return 0;
  uint64_t steps = ((uint64_t)limit - (uint64_t)t - 1) / (uint64_t)dt + 1;
  return steps < n ? (size_t)steps : n;
}

/// How many of the first n positions lie at or above `limit`, for dt < 0.
static size_t count_from(int64_t t, int64_t dt, int64_t limit, size_t n) {
  if (t < limit) return 0;
  uint64_t steps = ((uint64_t)t - (uint64_t)limit) / (0 - (uint64_t)dt) + 1;
  return steps < n ? (size_t)steps : n;
}

void px_gradient_linear_row(uint32_t *dst, const px_gradient *g, int64_t t, int64_t dt, size_t n) {
  const uint32_t shift = 32 - g->count_log2;
  if (dt == 0) {
    px_fill(dst, t < 0 ? g->before : t >= POSITION_ONE ? g->after : g->colors[(uint64_t)t >> shift], n);
    return;
  }
  size_t outside = dt > 0 ? count_below(t, dt, 0, n) : count_from(t, dt, POSITION_ONE, n);
  px_fill(dst, dt > 0 ? g->before : g->after, outside);
  uint64_t at = (uint64_t)t + (uint64_t)dt * outside;
  dst += outside;
  n -= outside;
  size_t inside = dt > 0 ? count_below((int64_t)at, dt, POSITION_ONE, n) : count_from((int64_t)at, dt, 0, n);
  for (size_t i = 0; i < inside; i++) dst[i] = g->colors[(uint32_t)(at + (uint64_t)dt * i) >> shift];
  px_fill(dst + inside, dt > 0 ? g->after : g->before, n - inside);
}

static inline uint32_t color_at(const px_gradient *g, float t, float count) {
  if (t >= 1) return g->after;
  if (t < 0) return g->before;
  if (t != t) return 0;
  return g->colors[(uint32_t)(t * count)];
}

void px_gradient_radial_row(uint32_t *dst, const px_gradient *g, float x, float y, float dx, float dy, float scale,
                            float offset, uint32_t first, size_t n) {
  const float count = (float)(1u << g->count_log2);
  for (size_t i = 0; i < n; i++) {
    float step = (float)(first + (uint32_t)i);
    float px = x + step * dx, py = y + step * dy;
    float distance = sqrtf(px * px + py * py);
    dst[i] = color_at(g, distance * scale + offset, count);
  }
}

void px_gradient_lookup_row(uint32_t *dst, const px_gradient *g, const float *t, size_t n) {
  const float count = (float)(1u << g->count_log2);
  for (size_t i = 0; i < n; i++) dst[i] = color_at(g, t[i], count);
}
