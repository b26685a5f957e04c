// Row kernels that put colours and pixels over pixels.
//
// A pixel is premultiplied BGRA8888 in memory, that is a little-endian uint32_t 0xAARRGGBB with r, g, b <= a.
// `n` is a count of pixels; rows need no alignment; dst and src are the same row or do not overlap.
// All products are rounded exactly: x*y/255 to the nearest, (x*y + 128) * 257 >> 16.
// Called by: CoreGraphics' BitmapBackend, RenderServer's CompositePass. Knows nothing of rectangles or clips.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// dst = color.
void px_fill(uint32_t *dst, uint32_t color, size_t n);
/// The same for a rectangle of pixels, in one call: small layers. Stride in pixels.
void px_fill_rect(uint32_t *dst, ptrdiff_t stride, uint32_t color, size_t width, size_t height);
/// dst = color + dst * (1 - alpha(color)).
void px_over_solid(uint32_t *dst, uint32_t color, size_t n);
/// dst = color * mask + dst * (1 - alpha(color) * mask).
void px_over_solid_mask(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n);
/// The same for a rectangle of pixels, in one call: glyphs. Strides in pixels and bytes.
void px_over_solid_mask_rect(uint32_t *dst, ptrdiff_t stride, uint32_t color, const uint8_t *mask,
                             ptrdiff_t mask_stride, size_t width, size_t height);
/// The same through one coverage for the whole run.
void px_over_solid_coverage(uint32_t *dst, uint32_t color, uint8_t coverage, size_t n);
/// dst = src over dst.
void px_over(uint32_t *dst, const uint32_t *src, size_t n);
/// dst = (src * alpha / 255) over dst.
void px_over_alpha(uint32_t *dst, const uint32_t *src, uint8_t alpha, size_t n);
/// dst = (src * mask) over dst.
void px_over_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
/// dst = src * mask + dst * (1 - mask): replaces, also where src is transparent.
void px_copy_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
/// dst = dst * alpha / 255, all four channels.
void px_scale_alpha(uint32_t *dst, uint8_t alpha, size_t n);
/// dst = dst * mask, all four channels.
void px_scale_mask(uint32_t *dst, const uint8_t *mask, size_t n);

/// In the order and with the raw values of CGBlendMode.
typedef enum {
  PX_BLEND_NORMAL = 0, PX_BLEND_MULTIPLY, PX_BLEND_SCREEN, PX_BLEND_OVERLAY, PX_BLEND_DARKEN, PX_BLEND_LIGHTEN,
  PX_BLEND_COLOR_DODGE, PX_BLEND_COLOR_BURN, PX_BLEND_SOFT_LIGHT, PX_BLEND_HARD_LIGHT, PX_BLEND_DIFFERENCE,
  PX_BLEND_EXCLUSION, PX_BLEND_HUE, PX_BLEND_SATURATION, PX_BLEND_COLOR, PX_BLEND_LUMINOSITY, PX_BLEND_CLEAR,
  PX_BLEND_COPY, PX_BLEND_SOURCE_IN, PX_BLEND_SOURCE_OUT, PX_BLEND_SOURCE_ATOP, PX_BLEND_DESTINATION_OVER,
  PX_BLEND_DESTINATION_IN, PX_BLEND_DESTINATION_OUT, PX_BLEND_DESTINATION_ATOP, PX_BLEND_XOR,
  PX_BLEND_PLUS_DARKER, PX_BLEND_PLUS_LIGHTER,
} px_blend_mode;

/// dst = lerp(dst, blend(mode, src, dst), mask). `mask` may be NULL, meaning full coverage. Normal and copy are px_over,
/// px_over_mask and px_copy_mask, to the byte. Within one level of the W3C / PDF formulas; Porter-Duff is rounded once.
void px_blend(uint32_t *dst, const uint32_t *src, const uint8_t *mask, px_blend_mode mode, size_t n);
