// Rows of samples under an affine map.
//
// Called by CoreGraphics through px_sample.h. Cuts a row into what reads inside the source, for the tier's inner rows,
// and its ends, pixel by pixel with clamping. Does not filter for reduction: see scale.c.
#include "../fixed_steps.h"
#include "sample_pixel.h"
#include "sample_tiers.h"

/// Whether the inner rows may take 32-bit positions and indices of this source.
static bool is_small(const px_source *src, int64_t du, int64_t dv) {
  return src->stride < 65536 && src->stride > -65536 && du < 1 << 30 && du > -(1 << 30) && dv < 1 << 30
    && dv > -(1 << 30);
}

/// Whether all of n steps lie within low ..< high; false when there are too many to tell without care.
static bool is_inside(int64_t start, int64_t step, int64_t low, int64_t high, size_t n) {
  if (start < low || start >= high || n == 0 || n > 65536) return false;
  const int64_t end = start + (int64_t)(n - 1) * step;
  return end >= low && end < high;
}

/// The steps whose positions lie within low ..< high on both axes; first = last when there are none.
static void inner_steps(int64_t u, int64_t v, int64_t du, int64_t dv, int64_t low, int64_t high_u, int64_t high_v,
                        size_t n, size_t *first, size_t *last) {
  if (is_inside(u, du, low, high_u, n) && is_inside(v, dv, low, high_v, n)) {  // the usual case needs no division
    *first = 0;
    *last = n;
    return;
  }
  size_t first_v, last_v;
  px_steps_within(u, du, low, high_u, n, first, last);
  px_steps_within(v, dv, low, high_v, n, &first_v, &last_v);
  if (first_v > *first) *first = first_v;
  if (last_v < *last) *last = last_v;
  if (*first > *last) *first = *last;
}

void px_sample_nearest(uint32_t *dst, const px_source *src, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  size_t first = 0, last = 0;
  if (is_small(src, du, dv))
    inner_steps(u + 32768, v + 32768, du, dv, 0, (int64_t)src->width << 16, (int64_t)src->height << 16, n, &first,
                &last);
  for (size_t i = 0; i < first; i++) dst[i] = px_nearest_at(src, u + (int64_t)i * du, v + (int64_t)i * dv);
  if (first < last)
    px_sample_active()->nearest(dst + first, src, (int32_t)(u + 32768 + (int64_t)first * du),
                                (int32_t)(v + 32768 + (int64_t)first * dv), (int32_t)du, (int32_t)dv, last - first);
  for (size_t i = last; i < n; i++) dst[i] = px_nearest_at(src, u + (int64_t)i * du, v + (int64_t)i * dv);
}

/// dv = 0: one pair of rows, chosen once, so that clamping v costs nothing.
static void sample_level(uint32_t *dst, const px_source *src, int64_t u, int64_t v, int64_t du, size_t n) {
  const px_row_pair rows = {
    .top = src->pixels + px_clamp_index(v >> 16, src->height) * src->stride,
    .bottom = src->pixels + px_clamp_index((v >> 16) + 1, src->height) * src->stride,
    .width = src->width,
  };
  size_t first, last;
  px_steps_within(u, du, 0, (int64_t)(src->width - 1) << 16, n, &first, &last);
  if (du == 0 || !is_small(src, du, 0)) first = last = 0;
  for (size_t i = 0; i < first; i++) dst[i] = px_bilinear_at(src, u + (int64_t)i * du, v);
  if (first < last)
    px_sample_active()->bilinear_level(dst + first, &rows, (uint32_t)(v >> 8) & 255,
                                       (int32_t)(u + (int64_t)first * du), (int32_t)du, last - first);
  for (size_t i = last; i < n; i++) dst[i] = px_bilinear_at(src, u + (int64_t)i * du, v);
}

void px_sample_bilinear(uint32_t *dst, const px_source *src, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  if (dv == 0) {
    sample_level(dst, src, u, v, du, n);
    return;
  }
  size_t first = 0, last = 0;
  if (is_small(src, du, dv))
    inner_steps(u, v, du, dv, 0, (int64_t)(src->width - 1) << 16, (int64_t)(src->height - 1) << 16, n, &first, &last);
  for (size_t i = 0; i < first; i++) dst[i] = px_bilinear_at(src, u + (int64_t)i * du, v + (int64_t)i * dv);
  if (first < last)
    px_sample_active()->bilinear(dst + first, src, (int32_t)(u + (int64_t)first * du),
                                 (int32_t)(v + (int64_t)first * dv), (int32_t)du, (int32_t)dv, last - first);
  for (size_t i = last; i < n; i++) dst[i] = px_bilinear_at(src, u + (int64_t)i * du, v + (int64_t)i * dv);
}
