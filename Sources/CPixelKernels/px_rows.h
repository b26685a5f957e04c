// The row functions of the composite, mask and convert families, as one table a tier.
//
// Filled in by scalar/*.c and vector/tier_*.c; read by composite.c and mask_convert.c, which index the tiers at
// every call, so that px_simd_force takes effect at once. A tier that gains nothing on a row points at a lower tier's.
#pragma once
#include "px_composite.h"
#include "px_convert.h"
#include "px_mask.h"
#include "px_tier.h"

typedef void px_blend_row(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);

typedef struct {
  void (*fill)(uint32_t *dst, uint32_t color, size_t n);
  void (*over_solid)(uint32_t *dst, uint32_t color, size_t n);
  void (*over_solid_mask)(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n);
  void (*over_solid_mask_rect)(uint32_t *dst, ptrdiff_t stride, uint32_t color, const uint8_t *mask,
                               ptrdiff_t mask_stride, size_t width, size_t height);
  void (*over)(uint32_t *dst, const uint32_t *src, size_t n);
  void (*over_alpha)(uint32_t *dst, const uint32_t *src, uint8_t alpha, size_t n);
  void (*over_mask)(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
  void (*copy_mask)(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
  void (*scale_alpha)(uint32_t *dst, uint8_t alpha, size_t n);
  void (*scale_mask)(uint32_t *dst, const uint8_t *mask, size_t n);
  px_blend_row *blend[PX_BLEND_PLUS_LIGHTER + 1];  // by px_blend_mode; mask may be NULL

  void (*mask_multiply)(uint8_t *dst, const uint8_t *src, size_t n);
  void (*mask_scale)(uint8_t *dst, uint8_t alpha, size_t n);
  void (*mask_from_alpha)(uint8_t *dst, const uint32_t *src, size_t n);
  void (*luminance)(uint8_t *dst, const uint32_t *src, size_t n);
  void (*mask_colorize)(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n);

  void (*swap_red_blue)(uint32_t *dst, const uint32_t *src, size_t n);
  void (*premultiply)(uint32_t *dst, const uint32_t *src, size_t n);
  void (*unpremultiply)(uint32_t *dst, const uint32_t *src, size_t n);
  void (*set_opaque)(uint32_t *dst, const uint32_t *src, size_t n);
  void (*from_gray8)(uint32_t *dst, const uint8_t *src, size_t n);
} px_rows;

/// By px_simd; every entry is complete on every machine.
extern const px_rows *const px_rows_tiers[5];
extern const px_rows px_rows_scalar;
#if defined(__x86_64__)
extern const px_rows px_rows_sse2, px_rows_avx2, px_rows_avx512;
#elif defined(__aarch64__)
extern const px_rows px_rows_neon;
#endif

/// The table of the tier in use.
static inline const px_rows *px_rows_active(void) { return px_rows_tiers[px_tier()]; }

/// The same for masks of `n` pixels: below one and a half of its registers the AVX-512 row loses to the AVX2 one.
static inline const px_rows *px_rows_for_mask(size_t n) {
  const px_simd tier = px_tier();
  return px_rows_tiers[n < 24 && tier == PX_SIMD_AVX512 ? PX_SIMD_AVX2 : tier];
}
