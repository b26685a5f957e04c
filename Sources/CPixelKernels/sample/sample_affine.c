// Whole images under an affine map: samples where a scan covers, and lays them over the target.
//
// Called by CoreGraphics through px_sample.h. Positions are 32.32; a row is sampled in chunks that start at multiples
// of CHUNK in device space, each from an exact position, so that a pixel never depends on the clip.
#include "../include/px_composite.h"
#include "../include/px_sample.h"

#define CHUNK 256

void px_sample_affine(uint32_t *dst, const px_source *src, const px_affine *map, px_sampling sampling, int32_t x,
                      int32_t y, size_t n) {
  const int64_t du = (map->dux + 32768) >> 16, dv = (map->dvx + 32768) >> 16;
  while (n > 0) {
    int32_t offset = x & (CHUNK - 1), start = x - offset;
    size_t count = (size_t)(CHUNK - offset) < n ? (size_t)(CHUNK - offset) : n;
    int64_t u = ((map->u + start * map->dux + y * map->duy) >> 16) + offset * du;
    int64_t v = ((map->v + start * map->dvx + y * map->dvy) >> 16) + offset * dv;
    if (sampling == PX_SAMPLE_NEAREST) px_sample_nearest(dst, src, u, v, du, dv, count);
    else px_sample_bilinear(dst, src, u, v, du, dv, count);
    dst += count;
    x += (int32_t)count;
    n -= count;
  }
}

typedef struct {
  const px_source *src;
  const px_affine *map;
  px_sampling sampling;
  uint8_t alpha;
  uint32_t *dst;
  ptrdiff_t stride;
} px_affine_target;

static void run_source(void *context, int32_t x, int32_t y, int32_t n, const uint8_t *mask, uint8_t level) {
  const px_affine_target *t = context;
  uint32_t *dst = t->dst + y * t->stride + x, row[CHUNK];
  while (n > 0) {
    int32_t count = CHUNK - (x & (CHUNK - 1));
    if (count > n) count = n;
    for (int32_t i = 0; i < count; i += 16) __builtin_prefetch(dst + i, 1);  // there by the time that the row is made
    px_sample_affine(row, t->src, t->map, t->sampling, x, y, (size_t)count);
    if (t->alpha < 255) px_scale_alpha(row, t->alpha, (size_t)count);
    if (mask) px_over_mask(dst, row, mask, (size_t)count);
    else if (level < 255) px_over_alpha(dst, row, level, (size_t)count);
    else px_over(dst, row, (size_t)count);
    if (mask) mask += count;
    dst += count;
    x += count;
    n -= count;
  }
}

void px_scan_fill_source(px_scan *scan, px_fill_rule rule, const px_source *src, const px_affine *map,
                         px_sampling sampling, uint8_t alpha, uint32_t *dst, ptrdiff_t stride) {
  px_affine_target target = {src, map, sampling, alpha, dst, stride};
  px_scan_runs(scan, rule, run_source, &target);
}
