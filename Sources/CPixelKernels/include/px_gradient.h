// Row kernels that turn positions along a gradient into pixels, and the table they read.
//
// Positions are fixed point with 32 fraction bits of the whole gradient (0 ... 2^32 is start to end), stepped per pixel
// in 64-bit integers, so a row does not depend on where it was started. Tables of 256 entries are the fastest
// (neighbouring pixels are looked up together while they lie within 8 entries); take more entries for many stops.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const uint32_t *colors;  // premultiplied, `count` entries; entry i covers [i, i+1) / count
  uint32_t count_log2;     // count = 1 << count_log2, 8...16
  uint32_t before, after;  // premultiplied colour for t < 0 and t >= 1 (0 = draws nothing there)
} px_gradient;

/// dst[i] = colour at t + i * dt.
void px_gradient_linear_row(uint32_t *dst, const px_gradient *g, int64_t t, int64_t dt, size_t n);
/// Concentric radial: dst[i] = colour at sqrt(x² + y²) * scale + offset with (x, y) = origin + (first + i) * step, in
/// pixels of gradient space, relative to the gradient's centre. Take the same origin (device x = 0, say) whatever part
/// of a row is drawn, and the pixels do not depend on the part. Floats: add, mul, div, sqrt only, in a fixed order.
/// From 192 steps on from the centre, distances are those of cubics through blocks of 32 steps, within 1/5000 step.
/// first + n must stay below 2^24.
void px_gradient_radial_row(uint32_t *dst, const px_gradient *g, float x, float y, float dx, float dy, float scale,
                            float offset, uint32_t first, size_t n);
/// Any positions: colour at t[i] (float, start 0, end 1); NaN gives 0. Two-point conical and conic gradients use it.
void px_gradient_lookup_row(uint32_t *dst, const px_gradient *g, const float *t, size_t n);
