// The public mask and convert kernels: each picks the tier's row.
//
// Called by: CoreGraphics' masks, images and colour conversion, ImageIO. Holds no pixel arithmetic.
#include "px_rows.h"

void px_mask_multiply(uint8_t *dst, const uint8_t *src, size_t n) { px_rows_active()->mask_multiply(dst, src, n); }
void px_mask_scale(uint8_t *dst, uint8_t alpha, size_t n) {
  if (alpha != 255) px_rows_active()->mask_scale(dst, alpha, n);
}
void px_mask_from_alpha(uint8_t *dst, const uint32_t *src, size_t n) {
  px_rows_active()->mask_from_alpha(dst, src, n);
}
void px_mask_from_luminance(uint8_t *dst, const uint32_t *src, size_t n) { px_rows_active()->luminance(dst, src, n); }
void px_mask_colorize(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n) {
  px_rows_active()->mask_colorize(dst, color, mask, n);
}

void px_swap_red_blue(uint32_t *dst, const uint32_t *src, size_t n) { px_rows_active()->swap_red_blue(dst, src, n); }
void px_premultiply(uint32_t *dst, const uint32_t *src, size_t n) { px_rows_active()->premultiply(dst, src, n); }
void px_unpremultiply(uint32_t *dst, const uint32_t *src, size_t n) { px_rows_active()->unpremultiply(dst, src, n); }
void px_set_opaque(uint32_t *dst, const uint32_t *src, size_t n) { px_rows_active()->set_opaque(dst, src, n); }
void px_from_gray8(uint32_t *dst, const uint8_t *src, size_t n) { px_rows_active()->from_gray8(dst, src, n); }
