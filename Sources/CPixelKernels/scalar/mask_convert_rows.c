// Mask and convert rows in plain C: the bytes that every other tier must give.
//
// Reached through px_rows_scalar.
#include "../px_pixel.h"
#include "scalar_rows.h"

void px_scalar_mask_multiply(uint8_t *dst, const uint8_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = (uint8_t)px_div255((uint32_t)dst[i] * src[i]);
}

void px_scalar_mask_scale(uint8_t *dst, uint8_t alpha, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = (uint8_t)px_div255((uint32_t)dst[i] * alpha);
}

void px_scalar_mask_from_alpha(uint8_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = (uint8_t)(src[i] >> 24);
}

void px_scalar_luminance(uint8_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = (uint8_t)px_luminance(src[i]);
}

void px_scalar_mask_colorize(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_scale(color, mask[i]);
}

void px_scalar_swap_red_blue(uint32_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint32_t p = src[i];
    dst[i] = (p & 0xff00ff00) | ((p >> 16) & 255) | (p & 255) << 16;
  }
}

void px_scalar_premultiply(uint32_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_premultiply_pixel(src[i]);
}

void px_scalar_unpremultiply(uint32_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = px_unpremultiply_pixel(src[i]);
}

void px_scalar_set_opaque(uint32_t *dst, const uint32_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = src[i] | 0xff000000;
}

void px_scalar_from_gray8(uint32_t *dst, const uint8_t *src, size_t n) {
  for (size_t i = 0; i < n; i++) dst[i] = 0xff000000 | src[i] * 0x010101u;
}
