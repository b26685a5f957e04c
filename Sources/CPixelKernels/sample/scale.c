// Axis-aligned scaling: a row across, two rows into one, and exact area averages.
//
// Called by CoreGraphics through px_sample.h, which keeps the scaled rows it needs twice. Does no colour over colour.
// Area sums are floats added in a fixed order, one lane a channel: the same on every machine.
#include <string.h>

#include "sample_pixel.h"
#include "sample_tiers.h"

#pragma STDC FP_CONTRACT OFF

void px_scale_row(uint32_t *dst, const uint32_t *src, int32_t src_width, int64_t u, int64_t du, size_t n) {
  const px_source row = {src, src_width, src_width, 1};
  px_sample_bilinear(dst, &row, u, 0, du, 0, n);
}

void px_lerp_rows(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t w, size_t n) {
  px_sample_active()->lerp(dst, a, b, w, n);
}

typedef float floats __attribute__((vector_size(16)));
typedef double doubles __attribute__((vector_size(32)));
typedef int32_t ints __attribute__((vector_size(16)));
typedef uint32_t words __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(4)));

/// The four channels of a pixel.
static inline floats channels(const uint32_t *p) {
  bytes b;
  memcpy(&b, p, sizeof b);
  return __builtin_convertvector(__builtin_convertvector(b, ints), floats);
}

void px_area_accumulate(uint32_t *sums, const uint32_t *src, int32_t src_width, int64_t u0, int64_t du,
                        uint32_t row_weight, size_t n) {
  const int64_t end = (int64_t)src_width << 16;
  for (size_t i = 0; i < n; i++) {
    int64_t left = u0 + (int64_t)i * du, right = left + du;
    if (left < 0) left = 0;
    if (right > end) right = end;
    if (left >= right) {  // nothing inside: the nearest pixel's colour
      left = left >= end ? end - 65536 : left & ~(int64_t)65535;
      right = left + 65536;
    }
    const uint32_t *p = src + (left >> 16);
    const int64_t border = (left | 65535) + 1;
    floats total;
    if (border >= right) {
      total = channels(p) * (float)(right - left);
    } else {
      total = channels(p++) * (float)(border - left);
      floats whole = {0, 0, 0, 0};
      for (const uint32_t *last = src + (right >> 16); p < last; p++) whole += channels(p);
      total += whole * 65536.0f;
      if (right & 65535) total += channels(p) * (float)(right & 65535);
    }
    const ints average = __builtin_convertvector(total * (16.0f / (float)(right - left)) + 0.5f, ints);
    words sum;
    memcpy(&sum, sums + 4 * i, sizeof sum);
    sum += (words)average * row_weight;
    memcpy(sums + 4 * i, &sum, sizeof sum);
  }
}

void px_area_resolve(uint32_t *dst, const uint32_t *sums, uint32_t total, size_t n) {
  const double scale = 1 / ((double)total * 16);
  for (size_t i = 0; i < n; i++) {
    words sum;
    memcpy(&sum, sums + 4 * i, sizeof sum);
    const doubles level = __builtin_convertvector(sum, doubles) * scale + 0.5;
    const bytes b = __builtin_convertvector(__builtin_convertvector(level, ints), bytes);
    memcpy(dst + i, &b, sizeof b);
  }
}
