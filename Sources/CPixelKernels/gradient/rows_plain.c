// Gradient rows in plain C, and those of four floats at a time (SSE2, NEON), where only the square roots gain.
//
// The truth for the other tiers.
#include <math.h>
#include <string.h>

#include "gradient_tiers.h"

#pragma STDC FP_CONTRACT OFF

static void linear(uint32_t *dst, const px_gradient *g, uint32_t at, uint32_t dt, size_t n) {
  const uint32_t shift = 32 - g->count_log2;
  for (size_t i = 0; i < n; i++, at += dt) dst[i] = g->colors[at >> shift];
}

static void radial(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  const float count = (float)(1u << g->count_log2);
  for (size_t i = 0; i < n; i++) {
    const float step = (float)(int32_t)(first + (uint32_t)i);
    const float x = walk->x + step * walk->dx, y = walk->y + step * walk->dy;
    dst[i] = px_gradient_color(g, sqrtf(x * x + y * y) * walk->scale + walk->offset, count);
  }
}

static void lookup(uint32_t *dst, const px_gradient *g, const float *t, size_t n) {
  const float count = (float)(1u << g->count_log2);
  for (size_t i = 0; i < n; i++) dst[i] = px_gradient_color(g, t[i], count);
}

const px_gradient_rows px_gradient_scalar = {linear, radial, lookup};

typedef float floats __attribute__((vector_size(16)));
typedef int32_t ints __attribute__((vector_size(16)));

static void radial_by_four(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  const float count = (float)(1u << g->count_log2);
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    const ints steps = (ints){0, 1, 2, 3} + (int32_t)(first + (uint32_t)i);
    const floats step = __builtin_convertvector(steps, floats);
    const floats x = walk->x + step * walk->dx, y = walk->y + step * walk->dy;
    const floats t = __builtin_elementwise_sqrt(x * x + y * y) * walk->scale + walk->offset;
    for (int k = 0; k < 4; k++) dst[i + (size_t)k] = px_gradient_color(g, t[k], count);
  }
  radial(dst + i, g, walk, first + (uint32_t)i, n - i);
}

const px_gradient_rows px_gradient_128 = {linear, radial_by_four, lookup};
