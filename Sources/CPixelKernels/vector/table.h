// The table of a vector tier, from the static rows of the file that includes it as PX_TABLE.
//
// Clear is the scalar row, which the compiler vectorises well enough.
#pragma once
#include "../scalar/scalar_rows.h"

const px_rows PX_TABLE = {
  .fill = fill_row,
  .over_solid = over_solid_row,
  .over_solid_mask = over_solid_mask_row,
  .over_solid_mask_rect = over_solid_mask_rect,
  .over = over_row,
  .over_alpha = over_alpha_row,
  .over_mask = over_mask_row,
  .copy_mask = copy_mask_row,
  .scale_alpha = scale_alpha_row,
  .scale_mask = scale_mask_row,
  .blend = {
    normal_row, multiply_row, screen_row, overlay_row, darken_row, lighten_row, color_dodge_row, color_burn_row,
    soft_light_row, hard_light_row, difference_row, exclusion_row, hue_row, saturation_row, color_row,
    luminosity_row, px_scalar_clear, copy_row, source_in_row, source_out_row, source_atop_row,
    destination_over_row, destination_in_row, destination_out_row, destination_atop_row, xor_row, plus_darker_row,
    plus_lighter_row,
  },
  .mask_multiply = mask_multiply_row,
  .mask_scale = mask_scale_row,
  .mask_from_alpha = mask_from_alpha_row,
  .luminance = luminance_row,
  .mask_colorize = mask_colorize_row,
  .swap_red_blue = swap_red_blue_row,
  .premultiply = premultiply_row,
  .unpremultiply = unpremultiply_row,
  .set_opaque = set_opaque_row,
  .from_gray8 = from_gray8_row,
};
