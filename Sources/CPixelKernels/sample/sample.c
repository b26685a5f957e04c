// Rows of samples under an affine map.
//
// Called by CoreGraphics through px_sample.h. Positions are u + i*du, never accumulated in floating point. Reads are
// clamped to the source. Does not filter for reduction: see scale.c.
#include "sample_pixel.h"

void px_sample_nearest(uint32_t *dst, const px_source *src, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  for (size_t i = 0; i < n; i++, u += du, v += dv) dst[i] = px_nearest_at(src, u, v);
}

void px_sample_bilinear(uint32_t *dst, const px_source *src, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  for (size_t i = 0; i < n; i++, u += du, v += dv) dst[i] = px_bilinear_at(src, u, v);
}
