// The rows of the sampler that exist once a tier; sample.c and scale.c dispatch to them.
//
// Inner rows read unclamped: the caller has cut off what lies outside the source. Positions are 16.16 and fit 32 bits.
#pragma once
#include "../include/px_sample.h"
#include "../px_tier.h"

/// Two rows of `width` pixels.
typedef struct {
  const uint32_t *top, *bottom;
  int32_t width;
} px_row_pair;

typedef struct {
  /// dst[i] = bilinear at (u + i*du, v + i*dv); x within 0 ... width - 2, y within 0 ... height - 2.
  void (*bilinear)(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n);
  /// The same along one pair of rows, `fy` of the way from `top` to `bottom`, du != 0.
  void (*bilinear_level)(uint32_t *dst, const px_row_pair *rows, uint32_t fy, int32_t u, int32_t du, size_t n);
  /// dst[i] = the pixel at ((u + i*du) >> 16, (v + i*dv) >> 16), inside the source.
  void (*nearest)(uint32_t *dst, const px_source *src, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n);
  void (*lerp)(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t w, size_t n);
} px_sample_rows;

extern const px_sample_rows px_sample_scalar, px_sample_sse2, px_sample_avx2, px_sample_avx512, px_sample_neon;

static inline const px_sample_rows *px_sample_active(void) {
  switch (px_tier()) {
#if defined(__x86_64__)
    case PX_SIMD_AVX512: return &px_sample_avx512;
    case PX_SIMD_AVX2: return &px_sample_avx2;
    case PX_SIMD_SSE2: return &px_sample_sse2;
#elif defined(__aarch64__)
    case PX_SIMD_NEON: return &px_sample_neon;
#endif
    default: return &px_sample_scalar;
  }
}
