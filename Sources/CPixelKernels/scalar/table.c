// The scalar table: complete, on every architecture.
//
// Read through px_rows_tiers. Holds no code.
#include "scalar_rows.h"

const px_rows px_rows_scalar = {
  .fill = px_scalar_fill,
  .over_solid = px_scalar_over_solid,
  .over_solid_mask = px_scalar_over_solid_mask,
  .over_solid_mask_rect = px_scalar_over_solid_mask_rect,
  .over = px_scalar_over,
  .over_alpha = px_scalar_over_alpha,
  .over_mask = px_scalar_over_mask,
  .copy_mask = px_scalar_copy_mask,
  .scale_alpha = px_scalar_scale_alpha,
  .scale_mask = px_scalar_scale_mask,
  .blend = {
    px_scalar_normal, px_scalar_multiply, px_scalar_screen, px_scalar_overlay, px_scalar_darken, px_scalar_lighten,
    px_scalar_color_dodge, px_scalar_color_burn, px_scalar_soft_light, px_scalar_hard_light, px_scalar_difference,
    px_scalar_exclusion, px_scalar_hue, px_scalar_saturation, px_scalar_color, px_scalar_luminosity, px_scalar_clear,
    px_scalar_copy, px_scalar_source_in, px_scalar_source_out, px_scalar_source_atop, px_scalar_destination_over,
    px_scalar_destination_in, px_scalar_destination_out, px_scalar_destination_atop, px_scalar_xor,
    px_scalar_plus_darker, px_scalar_plus_lighter,
  },
  .mask_multiply = px_scalar_mask_multiply,
  .mask_scale = px_scalar_mask_scale,
  .mask_from_alpha = px_scalar_mask_from_alpha,
  .luminance = px_scalar_luminance,
  .mask_colorize = px_scalar_mask_colorize,
  .swap_red_blue = px_scalar_swap_red_blue,
  .premultiply = px_scalar_premultiply,
  .unpremultiply = px_scalar_unpremultiply,
  .set_opaque = px_scalar_set_opaque,
  .from_gray8 = px_scalar_from_gray8,
};
