// Rows of an image under an affine map.
//
// Called by CoreGraphics through px_sample.h. Positions are 32.32; a row is sampled in chunks that start at multiples
// of CHUNK in device space, each from an exact position, so that a pixel never depends on the clip.
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
