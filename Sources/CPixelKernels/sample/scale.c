// Axis-aligned scaling: a row across, two rows into one, halving, and exact area averages.
//
// Called by CoreGraphics through px_sample.h, which keeps the scaled rows it needs twice. Does no colour over colour.
#include "sample_pixel.h"
#include "sample_tiers.h"

void px_scale_row(uint32_t *dst, const uint32_t *src, int32_t src_width, int64_t u, int64_t du, size_t n) {
  const px_source row = {src, src_width, src_width, 1};
  px_sample_bilinear(dst, &row, u, 0, du, 0, n);
}

void px_lerp_rows(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t w, size_t n) {
  px_sample_active()->lerp(dst, a, b, w, n);
}

void px_halve_rows(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n) {
  px_sample_active()->halve(dst, a, b, n);
}

static inline void add_weighted(uint64_t sums[4], uint32_t p, uint64_t weight) {
  sums[0] += (p & 255) * weight;
  sums[1] += ((p >> 8) & 255) * weight;
  sums[2] += ((p >> 16) & 255) * weight;
  sums[3] += (p >> 24) * weight;
}

void px_area_accumulate(uint32_t *sums, const uint32_t *src, int32_t src_width, int64_t u0, int64_t du, uint32_t row_weight,
                        size_t n) {
  const int64_t end = (int64_t)src_width << 16;
  for (size_t i = 0; i < n; i++) {
    int64_t left = u0 + (int64_t)i * du, right = left + du;
    if (left < 0) left = 0;
    if (right > end) right = end;
    if (left >= right) {  // nothing inside: the nearest pixel's colour
      left = left >= end ? end - 65536 : left & ~(int64_t)65535;
      right = left + 65536;
    }
    uint64_t total[4] = {0, 0, 0, 0};
    for (int64_t x = left; x < right;) {
      int64_t next = (x | 65535) + 1;
      if (next > right) next = right;
      add_weighted(total, src[x >> 16], (uint64_t)(next - x));
      x = next;
    }
    const uint64_t length = (uint64_t)(right - left);
    for (int c = 0; c < 4; c++) sums[4 * i + c] += (uint32_t)((total[c] * 16 + length / 2) / length) * row_weight;
  }
}

void px_area_resolve(uint32_t *dst, const uint32_t *sums, uint32_t total, size_t n) {
  const uint64_t divisor = (uint64_t)total * 16;
  for (size_t i = 0; i < n; i++) {
    uint32_t p = 0;
    for (int c = 0; c < 4; c++) p |= (uint32_t)((sums[4 * i + c] + divisor / 2) / divisor) << (8 * c);
    dst[i] = p;
  }
}
