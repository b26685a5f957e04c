// Composite rows in plain C: the bytes that every other tier must give.
//
// Reached through px_rows_scalar. Blend modes are in blend_*.c.
#include "../px_pixel.h"
#include "scalar_rows.h"

void px_scalar_fill(uint32_t *dst, uint32_t color, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = color;
}

void px_scalar_over_solid(uint32_t *dst, uint32_t color, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_over_pixel(color, dst[i]);
}

void px_scalar_over_solid_mask(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (mask[i]) dst[i] = px_over_pixel(px_scale(color, mask[i]), dst[i]);
}

void px_scalar_over_solid_mask_rect(uint32_t *dst, ptrdiff_t stride, uint32_t color, const uint8_t *mask,
                                    ptrdiff_t mask_stride, size_t width, size_t height) {
  for (; height > 0; height--, dst += stride, mask += mask_stride) px_scalar_over_solid_mask(dst, color, mask, width);
}

void px_scalar_over(uint32_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_over_pixel(src[i], dst[i]);
}

void px_scalar_over_alpha(uint32_t *dst, const uint32_t *src, uint8_t alpha, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_over_pixel(px_scale(src[i], alpha), dst[i]);
}

void px_scalar_over_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (mask[i]) dst[i] = px_over_pixel(px_scale(src[i], mask[i]), dst[i]);
}

void px_scalar_copy_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_lerp_pixel(dst[i], src[i], mask[i]);
}

void px_scalar_scale_alpha(uint32_t *dst, uint8_t alpha, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_scale(dst[i], alpha);
}

void px_scalar_scale_mask(uint32_t *dst, const uint8_t *mask, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_scale(dst[i], mask[i]);
}
