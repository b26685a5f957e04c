// Coverage to paint: what a scan's runs are laid on.
//
// Called through px_scan.h; hands rows to px_composite.h. Does no rendering of its own.
#include <string.h>

#include "../include/px_composite.h"
#include "../px_rows.h"
#include "scan_internal.h"

typedef struct {
  uint32_t color, *dst;
  ptrdiff_t stride;
  const uint8_t *mask;
  ptrdiff_t mask_stride;
} px_solid_target;

static void run_solid(void *context, int32_t x, int32_t y, int32_t n, const uint8_t *mask, uint8_t level) {
  const px_solid_target *t = context;
  uint32_t *dst = t->dst + y * t->stride + x;
  if (mask) px_rows_for_mask((size_t)n)->over_solid_mask(dst, t->color, mask, (size_t)n);
  else if (level < 255) px_over_solid_coverage(dst, t->color, level, (size_t)n);
  else if (t->color >> 24 == 255) px_fill(dst, t->color, (size_t)n);
  else px_over_solid(dst, t->color, (size_t)n);
}

static void run_solid_mask(void *context, int32_t x, int32_t y, int32_t n, const uint8_t *mask, uint8_t level) {
  const px_solid_target *t = context;
  uint32_t *dst = t->dst + y * t->stride + x;
  const uint8_t *through = t->mask + y * t->mask_stride + x;
  if (!mask && level == 255) {
    px_over_solid_mask(dst, t->color, through, (size_t)n);
    return;
  }
  uint8_t product[256];
  for (int32_t done = 0; done < n;) {
    int32_t count = n - done < 256 ? n - done : 256;
    for (int32_t i = 0; i < count; i++) {
      uint32_t cover = mask ? mask[done + i] : level;
      product[i] = (uint8_t)((cover * through[done + i] + 128) * 257 >> 16);
    }
    px_over_solid_mask(dst + done, t->color, product, (size_t)count);
    done += count;
  }
}

typedef struct {
  uint8_t *mask;
  ptrdiff_t stride;
  int32_t x0, y0;
} px_mask_target;

static void run_mask(void *context, int32_t x, int32_t y, int32_t n, const uint8_t *mask, uint8_t level) {
  const px_mask_target *t = context;
  uint8_t *row = t->mask + (y - t->y0) * t->stride + (x - t->x0);
  if (mask) memcpy(row, mask, (size_t)n);
  else memset(row, level, (size_t)n);
}

static void render_clip(px_scan *scan, const px_sink *sink) {
  px_scan_render(scan, scan->clip_x0, scan->clip_y0, scan->clip_x1, scan->clip_y1, sink);
}

void px_scan_fill_solid(px_scan *scan, px_fill_rule rule, uint32_t color, uint32_t *dst, ptrdiff_t stride) {
  px_solid_target target = {.color = color, .dst = dst, .stride = stride};
  px_sink sink = {run_solid, &target, dst, stride, rule, scan->antialias};
  render_clip(scan, &sink);
}

void px_scan_fill_solid_mask(px_scan *scan, px_fill_rule rule, uint32_t color, uint32_t *dst, ptrdiff_t stride,
                             const uint8_t *mask, ptrdiff_t mask_stride) {
  px_solid_target target = {color, dst, stride, mask, mask_stride};
  px_sink sink = {run_solid_mask, &target, dst, stride, rule, scan->antialias};
  render_clip(scan, &sink);
}

void px_scan_mask(px_scan *scan, px_fill_rule rule, int32_t x0, int32_t y0, int32_t x1, int32_t y1, uint8_t *mask,
                  ptrdiff_t mask_stride) {
  if (x0 >= x1) return;
  for (int32_t y = y0; y < y1; y++) memset(mask + (y - y0) * mask_stride, 0, (size_t)x1 - (size_t)x0);
  px_mask_target target = {mask, mask_stride, x0, y0};
  px_sink sink = {.run = run_mask, .context = &target, .rule = rule, .antialias = scan->antialias};
  px_scan_render(scan, x0, y0, x1, y1, &sink);
}
