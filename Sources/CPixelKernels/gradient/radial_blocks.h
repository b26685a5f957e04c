// Radial rows in blocks of thirty-two steps: a cubic through each, so that a root is taken once a block.
//
// Used by every tier of gradient rows, compiled for each one's registers; add, subtract, multiply, divide and root alone,
// in this order, so that all tiers get the same numbers. The distance r from the centre along a straight walk is smooth.
// With p the place of a block's middle and d a step, its derivatives are
//   r1 = p·d / r,   r2 = (d·d - r1²) / r,   r3 = -3 r1 r2 / r,   r4 = -(3 r2² + 4 r1 r3) / r.
// The fourth power is replaced by the parabola nearest to it over the block (Chebyshev's), which leaves an eighth of it
// as error: below 1/5000 step from 192 steps on. Nearer blocks, and what overflows, are left to a root a pixel.
#pragma once
#include <math.h>
#include "gradient_tiers.h"

#pragma STDC FP_CONTRACT OFF

#define PX_RADIAL_STEPS 32  // of a block
#define PX_RADIAL_BLOCKS 64  // most made at once
#define PX_RADIAL_MIDDLE 15.5f

/// Blocks: the entry at s steps from a block's middle is base + floor((a + s² * c) + s * (b + s² * d)): two steps as far
/// before the middle as after it share all but the last sum.
typedef struct {
  float a[PX_RADIAL_BLOCKS], b[PX_RADIAL_BLOCKS], c[PX_RADIAL_BLOCKS], d[PX_RADIAL_BLOCKS];
  /// No step's entry lies below `base`, at most the table's size less 32, or above `base` + `span`. PX_RADIAL_BEYOND:
  /// some may lie outside the table, and base is 0. PX_RADIAL_BEFORE, PX_RADIAL_AFTER: all do. PX_RADIAL_NEAR: not a
  /// cubic.
  int32_t base[PX_RADIAL_BLOCKS], span[PX_RADIAL_BLOCKS];
} px_radial_chunk;

#define PX_RADIAL_BEYOND (1 << 20)
#define PX_RADIAL_BEFORE (1 << 21)
#define PX_RADIAL_AFTER (1 << 22)
#define PX_RADIAL_NEAR (1 << 23)

/// The blocks from `first` (a multiple of PX_RADIAL_STEPS) to `end`, eight or a multiple of it, as far as they fit.
PX_INLINE void px_radial_make(px_radial_chunk *chunk, const px_gradient *g, const px_radial_walk *from, uint32_t first,
                              uint32_t end) {
  const uint32_t needed = (end - first + 8 * PX_RADIAL_STEPS - 1) / (8 * PX_RADIAL_STEPS) * 8;
  const int32_t blocks = needed < PX_RADIAL_BLOCKS ? (int32_t)needed : PX_RADIAL_BLOCKS;
  const px_radial_walk walk = *from;
  const float count = (float)(1u << g->count_log2), scale = walk.scale * count, offset = walk.offset * count;
  const float dd = walk.dx * walk.dx + walk.dy * walk.dy, nearest = 36864.0f * dd;
  const float middle = PX_RADIAL_MIDDLE, square = middle * middle;
  const int32_t last_base = (1 << g->count_log2) - 32;
  for (int32_t k = 0; k < blocks; k++) {
    const float step = (float)((int32_t)first + k * PX_RADIAL_STEPS) + middle;
    const float x = walk.x + step * walk.dx, y = walk.y + step * walk.dy;
    const float rr = x * x + y * y, r = sqrtf(rr), part = 1.0f / r;
    const float r1 = (x * walk.dx + y * walk.dy) * part, r2 = (dd - r1 * r1) * part, r3 = -3.0f * (r1 * r2 * part);
    const float r4 = -(3.0f * (r2 * r2) + 4.0f * (r1 * r3)) * part, fourth = r4 * (square / 24.0f);
    const float a = (r - fourth * (square / 8.0f)) * scale + offset, b = r1 * scale;
    const float c = (r2 * 0.5f + fourth) * scale, d = r3 * (scale / 6.0f);
    const float even = a + square * c, odd = middle * (b + square * d);
    const float before = even - odd, after = even + odd;
    // How far a cubic leaves its chord, and what rounding may add.
    const float bend = square * (fabsf(c) + middle * fabsf(d)) + 0.0625f;
    const float low = (before < after ? before : after) - bend, high = (before < after ? after : before) + bend;
    const int32_t is_inside = (low >= 0) & (high < count), is_far = (rr > nearest) & (rr < 1e30f);
    const int32_t lowest = (int32_t)(is_inside ? low : 0.0f), last = (int32_t)(is_inside ? high : 0.0f);
    const int32_t base = lowest < last_base ? lowest : last_base;
    const int32_t outside = high < 0 ? PX_RADIAL_BEFORE : low >= count ? PX_RADIAL_AFTER : PX_RADIAL_BEYOND;
    const int32_t span = is_inside ? last - base : outside;
    chunk->a[k] = a - (float)base;  // exact, for a block inside
    chunk->b[k] = b;
    chunk->c[k] = c;
    chunk->d[k] = d;
    chunk->base[k] = base;
    chunk->span[k] = is_far ? span : PX_RADIAL_NEAR;
  }
}
