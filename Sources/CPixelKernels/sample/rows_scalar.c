// The sampler's inner rows in plain C.
//
// The truth for the other tiers, and what runs where there is none.
#include "sample_pixel.h"
#include "sample_tiers.h"

static void bilinear(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n) {
  for (size_t i = 0; i < n; i++, u = (int32_t)((uint32_t)u + (uint32_t)du), v = (int32_t)((uint32_t)v + (uint32_t)dv)) {
    const uint32_t *top = src->pixels + (v >> 16) * src->stride + (u >> 16), *bottom = top + src->stride;
    dst[i] = px_bilinear_of(top[0], top[1], bottom[0], bottom[1], (uint32_t)(u >> 8) & 255, (uint32_t)(v >> 8) & 255);
  }
}

static void bilinear_level(uint32_t *dst, const px_row_pair *rows, uint32_t fy, int32_t u, int32_t du, size_t n) {
  for (size_t i = 0; i < n; i++, u = (int32_t)((uint32_t)u + (uint32_t)du)) {
    const uint32_t *a = rows->top + (u >> 16), *b = rows->bottom + (u >> 16);
    dst[i] = px_bilinear_of(a[0], a[1], b[0], b[1], (uint32_t)(u >> 8) & 255, fy);
  }
}

static void nearest(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n) {
  for (size_t i = 0; i < n; i++, u = (int32_t)((uint32_t)u + (uint32_t)du), v = (int32_t)((uint32_t)v + (uint32_t)dv))
    dst[i] = src->pixels[(v >> 16) * src->stride + (u >> 16)];
}

static void lerp(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t w, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_lerp_channels(a[i], b[i], w);
}

const px_sample_rows px_sample_scalar = {bilinear, bilinear_level, nearest, lerp};
