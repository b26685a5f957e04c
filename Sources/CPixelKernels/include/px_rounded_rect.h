// Rounded rectangles, borders and circles without a general path: exact area coverage in the corners, plain runs
// between.
//
// Coordinates in 1/256 device pixel. Radii are per corner, elliptical corners are not for here (use px_scan).
// The result equals px_scan on the same outline within one level.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "px_scan.h"

typedef struct {
  int32_t x0, y0, x1, y1;                                   // 1/256 pixel
  int32_t top_left, top_right, bottom_left, bottom_right;  // radii, 1/256 pixel; already limited to fit
} px_rounded_rect;

/// color over dst inside the clip (device pixels, half open); `dst` is device pixel (0,0), stride in pixels.
void px_fill_rounded_rect(px_scan *scratch, const px_rounded_rect *r, uint32_t color, uint32_t *dst, ptrdiff_t stride,
                          int32_t clip_x0, int32_t clip_y0, int32_t clip_x1, int32_t clip_y1);
/// The ring between two rounded rectangles (a border); `inner` may be empty (x1 <= x0), then the whole is filled.
void px_fill_rounded_ring(px_scan *scratch, const px_rounded_rect *outer, const px_rounded_rect *inner, uint32_t color,
                          uint32_t *dst, ptrdiff_t stride, int32_t clip_x0, int32_t clip_y0, int32_t clip_x1,
                          int32_t clip_y1);
/// Dense coverage of the rectangle's part in (x0,y0)-(x1,y1); uncovered bytes become 0. `mask` is the byte of (x0,y0).
void px_rounded_rect_mask(px_scan *scratch, const px_rounded_rect *r, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
                          uint8_t *mask, ptrdiff_t mask_stride);
/// The same of a ring; `inner` NULL or empty: of the whole.
void px_rounded_ring_mask(px_scan *scratch, const px_rounded_rect *outer, const px_rounded_rect *inner, int32_t x0,
                          int32_t y0, int32_t x1, int32_t y1, uint8_t *mask, ptrdiff_t mask_stride);
