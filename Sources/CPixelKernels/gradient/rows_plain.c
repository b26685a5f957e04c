// Gradient rows in plain C.
//
// The truth for the other tiers, and what SSE2 and NEON use: neither has a way to pick from a table.
#include "radial_blocks.h"

#pragma STDC FP_CONTRACT OFF

static void linear(uint32_t *dst, const px_gradient *g, uint32_t at, uint32_t dt, size_t n) {
  const uint32_t shift = 32 - g->count_log2;
  for (size_t i = 0; i < n; i++, at += dt) dst[i] = g->colors[at >> shift];
}

/// A root a pixel.
static void radial_near(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  const float count = (float)(1u << g->count_log2);
  for (size_t i = 0; i < n; i++) {
    const float step = (float)(int32_t)(first + (uint32_t)i);
    const float x = walk->x + step * walk->dx, y = walk->y + step * walk->dy;
    const float t = sqrtf(x * x + y * y) * walk->scale + walk->offset;
    dst[i] = px_gradient_color(g, t * count, count);
  }
}

/// Steps skipped ..< skipped + m of a block that is a cubic.
static void radial_far(uint32_t *dst, const px_gradient *g, const px_radial_chunk *chunk, uint32_t k, uint32_t skipped,
                       uint32_t m) {
  float entry[PX_RADIAL_STEPS];
  const float a = chunk->a[k], b = chunk->b[k], c = chunk->c[k], d = chunk->d[k];
  for (int32_t i = 0; i < PX_RADIAL_STEPS; i++) {
    const float s = (float)i - PX_RADIAL_MIDDLE, square = s * s;
    entry[i] = (a + square * c) + s * (b + square * d);
  }
  if (chunk->span[k] < PX_RADIAL_BEYOND) {
    const uint32_t *colors = g->colors + chunk->base[k];
    for (uint32_t i = 0; i < m; i++) dst[i] = colors[(int32_t)entry[skipped + i]];
  } else {
    const float count = (float)(1u << g->count_log2);
    for (uint32_t i = 0; i < m; i++) dst[i] = px_gradient_color(g, entry[skipped + i], count);
  }
}

static void radial(uint32_t *dst, const px_gradient *g, const px_radial_walk *walk, uint32_t first, size_t n) {
  px_radial_chunk chunk;
  uint32_t start = first & ~(uint32_t)(PX_RADIAL_STEPS - 1), k = PX_RADIAL_BLOCKS;
  while (n > 0) {
    if (k == PX_RADIAL_BLOCKS) {
      px_radial_make(&chunk, g, walk, start, first + (uint32_t)n);
      k = 0;
    }
    const uint32_t skipped = first - start, room = PX_RADIAL_STEPS - skipped, m = n < room ? (uint32_t)n : room;
    if (chunk.span[k] == PX_RADIAL_NEAR) radial_near(dst, g, walk, first, m);
    else radial_far(dst, g, &chunk, k, skipped, m);
    dst += m;
    n -= m;
    first += m;
    start += PX_RADIAL_STEPS;
    k++;
  }
}

static void lookup(uint32_t *dst, const px_gradient *g, const float *t, size_t n) {
  const float count = (float)(1u << g->count_log2);
  for (size_t i = 0; i < n; i++) dst[i] = px_gradient_color(g, t[i] * count, count);
}

const px_gradient_rows px_gradient_scalar = {linear, radial, lookup};
