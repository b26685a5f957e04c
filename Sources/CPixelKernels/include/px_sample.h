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
/// Exact area average, for high-quality downscaling: destination pixel i covers the source columns u0 + i*du to
/// u0 + (i+1)*du, 16.16 fixed point from the *left edge* of the first pixel (clamped to the row). Their average, times
/// row_weight, is added to the four sums of each pixel (blue, green, red, alpha; 1/16 level). row_weight is the covered
/// height of this source row in 1/256; the weights of one destination row may add up to 2^20.
void px_area_accumulate(uint32_t *sums, const uint32_t *src, int32_t src_width, int64_t u0, int64_t du,
                        uint32_t row_weight, size_t n);
/// dst = sums / total, rounded; total is the sum of the row weights, not 0.
void px_area_resolve(uint32_t *dst, const uint32_t *sums, uint32_t total, size_t n);

/// An affine map from device pixels to source pixels, 32.32 fixed point: (u, v) is where the centre of device pixel
/// (0,0) falls, in px_sample's coordinates; (dux, dvx) a step right, (duy, dvy) a step down.
typedef struct {
  int64_t u, v, dux, dvx, duy, dvy;
} px_affine;

typedef enum { PX_SAMPLE_NEAREST = 0, PX_SAMPLE_BILINEAR = 1 } px_sampling;

/// dst[i] = the source at device pixel (x + i, y). A pixel's value depends on its position and the map alone.
void px_sample_affine(uint32_t *dst, const px_source *src, const px_affine *map, px_sampling sampling, int32_t x,
                      int32_t y, size_t n);
