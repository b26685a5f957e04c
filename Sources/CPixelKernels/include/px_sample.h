// Row kernels that read a source image under an affine map or a scale.
//
// Source coordinates are 16.16 fixed point in source pixels, of pixel centres: (0,0) is the centre of the first pixel.
// Reads are clamped to the source's edge pixels, whatever the coordinates.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const uint32_t *pixels;  // premultiplied BGRA
  ptrdiff_t stride;        // in pixels
  int32_t width, height;   // 1...32767
} px_source;

/// dst[i] = nearest source pixel at (u + i*du, v + i*dv): coordinate rounded by +0.5 and floor.
void px_sample_nearest(uint32_t *dst, const px_source *src, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
/// dst[i] = bilinear of the four neighbours, weights in 1/256.
void px_sample_bilinear(uint32_t *dst, const px_source *src, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
/// One source row scaled along x, bilinear (the first half of separable scaling).
void px_scale_row(uint32_t *dst, const uint32_t *src, int32_t src_width, int64_t u, int64_t du, size_t n);
/// dst = (a * (256 - w) + b * w) / 256, w 0...256 (the second half).
void px_lerp_rows(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t w, size_t n);
/// dst[i] = average of the 2x2 block of two source rows; `n` destination pixels, 2n source pixels a row.
void px_halve_rows(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n);
/// Exact area average, for high-quality downscaling: adds row * weight into 4 x n sums ..., see px_area_*.
void px_area_accumulate(uint32_t *sums, const uint32_t *src, int32_t src_width, int64_t u0, int64_t du, uint32_t row_weight,
                        size_t n);
/// dst = sums / total, rounded.
void px_area_resolve(uint32_t *dst, const uint32_t *sums, uint32_t total, size_t n);
