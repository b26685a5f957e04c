// The public composite kernels: each picks the tier's row, after what needs no row at all.
//
// Called by: BitmapBackend, CompositePass, the scan converter. Holds no pixel arithmetic.
#include "px_pixel.h"
#include "px_rows.h"

void px_fill(uint32_t *dst, uint32_t color, size_t n) { px_rows_active()->fill(dst, color, n); }

/// Four pixels, anywhere in memory.
typedef uint32_t quad __attribute__((vector_size(16), aligned(4), may_alias));

void px_fill_rect(uint32_t *dst, ptrdiff_t stride, uint32_t color, size_t width, size_t height) {
  if (width > 64) {
    const px_rows *rows = px_rows_active();
    for (; height; height--, dst += stride) rows->fill(dst, color, width);
    return;
  }
  // A call a row costs more than a short row. Quads, the last of which overlaps the one before.
  if (width < 4) {
    for (; height; height--, dst += stride)
      for (size_t x = 0; x < width; x++) dst[x] = color;
    return;
  }
  const quad c = {color, color, color, color};
  for (; height; height--, dst += stride) {
    for (size_t x = 0; x + 4 < width; x += 4) *(quad *)(dst + x) = c;
    *(quad *)(dst + width - 4) = c;
  }
}

void px_over_solid(uint32_t *dst, uint32_t color, size_t n) {
  const px_rows *rows = px_rows_active();
  if (color >> 24 == 255) return rows->fill(dst, color, n);
  if (color == 0) return;
  rows->over_solid(dst, color, n);
}

void px_over_solid_mask(uint32_t *dst, uint32_t color, const uint8_t *mask, size_t n) {
  px_rows_for_mask(n)->over_solid_mask(dst, color, mask, n);
}

void px_over_solid_mask_rect(uint32_t *dst, ptrdiff_t stride, uint32_t color, const uint8_t *mask,
                             ptrdiff_t mask_stride, size_t width, size_t height) {
  px_rows_for_mask(width)->over_solid_mask_rect(dst, stride, color, mask, mask_stride, width, height);
}

void px_over_solid_coverage(uint32_t *dst, uint32_t color, uint8_t coverage, size_t n) {
  px_over_solid(dst, px_scale(color, coverage), n);
}

void px_over(uint32_t *dst, const uint32_t *src, size_t n) { px_rows_active()->over(dst, src, n); }

void px_over_alpha(uint32_t *dst, const uint32_t *src, uint8_t alpha, size_t n) {
  const px_rows *rows = px_rows_active();
  if (alpha == 255) return rows->over(dst, src, n);
  if (alpha == 0) return;
  rows->over_alpha(dst, src, alpha, n);
}

void px_over_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  px_rows_active()->over_mask(dst, src, mask, n);
}

void px_copy_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  px_rows_active()->copy_mask(dst, src, mask, n);
}

void px_scale_alpha(uint32_t *dst, uint8_t alpha, size_t n) {
  const px_rows *rows = px_rows_active();
  if (alpha == 255) return;
  if (alpha == 0) return rows->fill(dst, 0, n);
  rows->scale_alpha(dst, alpha, n);
}

void px_scale_mask(uint32_t *dst, const uint8_t *mask, size_t n) { px_rows_active()->scale_mask(dst, mask, n); }

void px_blend(uint32_t *dst, const uint32_t *src, const uint8_t *mask, px_blend_mode mode, size_t n) {
  if ((unsigned)mode > PX_BLEND_PLUS_LIGHTER) mode = PX_BLEND_NORMAL;
  px_rows_active()->blend[mode](dst, src, mask, n);
}
