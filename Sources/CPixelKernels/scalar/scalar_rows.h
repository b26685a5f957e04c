// The scalar row functions, shared by the scalar table and by tiers that gain nothing over them.
//
// Defined in scalar/composite_rows.c, mask_convert_rows.c and blend_*.c. They define the bytes of every tier.
#pragma once
#include "../px_rows.h"

void px_scalar_fill(uint32_t *dst, uint32_t color, size_t n);
void px_scalar_over_solid(uint32_t *dst, uint32_t color, size_t n);
void px_scalar_over_solid_mask(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n);
void px_scalar_over_solid_mask_rect(uint32_t *dst, ptrdiff_t stride, uint32_t color, const uint8_t *mask,
                                    ptrdiff_t mask_stride, size_t width, size_t height);
void px_scalar_over(uint32_t *dst, const uint32_t *src, size_t n);
void px_scalar_over_alpha(uint32_t *dst, const uint32_t *src, uint8_t alpha, size_t n);
void px_scalar_over_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
void px_scalar_copy_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
void px_scalar_scale_alpha(uint32_t *dst, uint8_t alpha, size_t n);
void px_scalar_scale_mask(uint32_t *dst, const uint8_t *mask, size_t n);

void px_scalar_mask_multiply(uint8_t *dst, const uint8_t *src, size_t n);
void px_scalar_mask_scale(uint8_t *dst, uint8_t alpha, size_t n);
void px_scalar_mask_from_alpha(uint8_t *dst, const uint32_t *src, size_t n);
void px_scalar_luminance(uint8_t *dst, const uint32_t *src, size_t n);
void px_scalar_mask_colorize(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n);

void px_scalar_swap_red_blue(uint32_t *dst, const uint32_t *src, size_t n);
void px_scalar_premultiply(uint32_t *dst, const uint32_t *src, size_t n);
void px_scalar_unpremultiply(uint32_t *dst, const uint32_t *src, size_t n);
void px_scalar_set_opaque(uint32_t *dst, const uint32_t *src, size_t n);
void px_scalar_from_gray8(uint32_t *dst, const uint8_t *src, size_t n);

px_blend_row px_scalar_normal, px_scalar_multiply, px_scalar_screen, px_scalar_overlay, px_scalar_darken,
  px_scalar_lighten, px_scalar_color_dodge, px_scalar_color_burn, px_scalar_soft_light, px_scalar_hard_light,
  px_scalar_difference, px_scalar_exclusion, px_scalar_hue, px_scalar_saturation, px_scalar_color,
  px_scalar_luminosity, px_scalar_clear, px_scalar_copy, px_scalar_source_in, px_scalar_source_out,
  px_scalar_source_atop, px_scalar_destination_over, px_scalar_destination_in, px_scalar_destination_out,
  px_scalar_destination_atop, px_scalar_xor, px_scalar_plus_darker, px_scalar_plus_lighter;
